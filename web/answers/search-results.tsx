import { memo, useCallback, useMemo, useRef } from 'react';
import { limits } from '../../contract/limits';
import { notebookMessages } from '../../contract/notebook-messages';
import { loginThen, paths } from '../../contract/paths';
import { useEdits } from '../drafts/use-edits';
import { useLeaveForLogin } from '../session/leave-for-login';
import { Button, ButtonLink } from '../ui/button';
import counts from '../ui/count.module.css';
import { EmptyState } from '../ui/empty-state';
import { ListOutcome } from '../ui/list-outcome';
import list from '../ui/page/pages.module.css';
import { pageOf } from '../ui/page-of';
import { Pager } from '../ui/pager';
import { readFrom } from '../ui/read-from';
import { Skeleton } from '../ui/skeleton';
import { useStatusMessage } from '../ui/status-message';
import { useItemNotes } from '../ui/use-item-notes';
import styles from './answer-search.module.css';
import type { Rights } from './editing';
import { ItemDeskContext, keyOf } from './item-desk';
import { SoughtContext } from './marked';
import { NotSavedYet } from './not-saved-yet';
import { countOf, everythingIn, type Notebook } from './search';
import { SearchEntry } from './search-entry';
import type { SearchWords } from './search-words';
import type { Found } from './use-advanced-search';

interface SearchResultsProps {
  found: Found;
  notebook: Notebook;
  chosenPage: number;
  onPage: (page: number) => void;
  term: string;
  words: SearchWords;
  rights: Rights;
  /** The answers could not be fetched: the list is empty, the notebook is not. */
  isLost: boolean;
  /** Something is still on its way: finding nothing is not told yet. */
  isPartial: boolean;
  /** Questions that were answered while this list is open. */
  answered: ReadonlySet<string>;
  onAnswered: (questionId: string) => void;
  onEdit: (itemId: string) => void;
  onRemoved: () => void;
  /** Null while no filter is set. */
  onClearFilters: (() => void) | null;
}

/** Memoized: a keystroke redraws the box at once, and this only when there is another result. */
export const SearchResults = memo((props: SearchResultsProps) => {
  const { found, notebook, chosenPage, onPage, term, words, rights, isLost, answered, onAnswered, onEdit } = props;
  const { onRemoved, onClearFilters, isPartial } = props;
  const { items, page, pages } = pageOf(found.items, chosenPage, limits.pageSize.search);
  const edits = useEdits();
  const notes = useItemNotes();
  const { status, show } = useStatusMessage();
  const onLoggedOut = useLeaveForLogin(loginThen(paths.questionOfTheDay));
  const count = useRef<HTMLParagraphElement>(null);

  const goToTop = useCallback(() => readFrom(count.current), []);
  // The same object from key to key: an entry that stays in the list is not drawn anew.
  const desk = useMemo(
    () => ({
      ...{ words, rights, edits, notes, answered, onAnswered, onEdit },
      onLoggedOut,
      onRemoved: (message: string) => {
        show(message);
        onRemoved();
        goToTop();
      },
    }),
    [words, rights, edits, notes, answered, onAnswered, onEdit, onRemoved, onLoggedOut, show, goToTop],
  );
  const everything = useMemo(() => everythingIn(notebook), [notebook]);
  const isWaiting = isPartial && items.length === 0;
  const { matched } = found;
  const sought = useMemo(() => ({ term, matched }), [term, matched]);
  const turn = (to: number) => {
    onPage(to);
    goToTop();
  };
  const clearFilters = () => {
    onClearFilters?.();
    goToTop();
  };
  return (
    <>
      <p ref={count} tabIndex={-1} className={`${counts.count} ${styles.count}`}>
        <span role="status">{isWaiting ? '' : countOf(found.items)}</span>
        {pages > 1 && (
          <span>
            Page {page} of {pages}
          </span>
        )}
      </p>
      <ItemDeskContext value={desk}>
        <NotSavedYet everything={everything} shown={items} isComplete={!isPartial && !isLost} />
        {isWaiting && <Skeleton shape="card" lines={6} />}
        {items.length > 0 && (
          <SoughtContext value={sought}>
            <ul className={list.pages}>
              {items.map((item) => (
                <li key={keyOf(item, answered)}>
                  <SearchEntry item={item} />
                </li>
              ))}
            </ul>
          </SoughtContext>
        )}
        {items.length === 0 && !isWaiting && (
          <NothingFound term={term} isLost={isLost} onClearFilters={onClearFilters && clearFilters} />
        )}
      </ItemDeskContext>
      <Pager page={page} pages={pages} onPage={turn} label="Pages of answers" />
      <ListOutcome status={status ?? notes.readOthers(items.map((item) => keyOf(item, answered)))} />
    </>
  );
});

type NothingFoundProps = Pick<SearchResultsProps, 'term' | 'isLost' | 'onClearFilters'>;

function NothingFound({ term, isLost, onClearFilters }: NothingFoundProps) {
  const title = term ? `${notebookMessages.search.noResults} "${term}"` : notebookMessages.search.none;
  if (isLost) {
    return (
      <EmptyState title={title}>
        <p>We couldn't load her answers just now. Nothing is lost.</p>
      </EmptyState>
    );
  }
  if (onClearFilters) {
    return (
      <EmptyState icon="search" title={title} action={<Button onClick={onClearFilters}>Clear filters</Button>}>
        <p>Nothing matches these filters. Clear them to see more.</p>
      </EmptyState>
    );
  }
  if (term) {
    return (
      <EmptyState icon="search" title={title}>
        <p>Try fewer letters, or another word she might have used.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title} action={<ButtonLink href={paths.questionOfTheDay}>Go to today's question</ButtonLink>}>
      <p>Once you save her answers, you can search them here.</p>
    </EmptyState>
  );
}
