import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { can } from '../../contract/access';
import { notebookMessages } from '../../contract/notebook-messages';
import { readList } from '../api/read-list';
import { questionsQuery } from '../questions/queries';
import { useAccess } from '../session/access';
import { useKeptScroll } from '../ui/kept-place';
import { LoadFailure } from '../ui/load-failure';
import { Skeleton } from '../ui/skeleton';
import stack from '../ui/stack.module.css';
import { TextField } from '../ui/text-field';
import { FilterControls } from './filter-controls';
import { answersQuery } from './queries';
import { openNotebook } from './search';
import { filtersInUse, noFilters } from './search-filters';
import { SearchResults } from './search-results';
import type { SearchWords } from './search-words';
import { useAWhileAgo } from './use-a-while-ago';
import { useFiltersInAddress, useFound } from './use-advanced-search';
import { useEditedHere } from './use-edited-here';
import { useOwnChanges } from './use-own-changes';
import { usePage } from './use-page';
import { useTermInAddress } from './use-term-in-address';

/** The search of the dashboard's tab and of /search-answers. */
export function AnswerSearch({ words }: { words: SearchWords }) {
  const { term, setTerm, settle } = useTermInAddress();
  // Typing comes first: the results follow when the browser has time.
  const sought = useDeferredValue(term).trim();
  const answers = useQuery(answersQuery);
  const questions = useQuery(questionsQuery);
  const notebook = useMemo(
    // Without her answers it is not known which questions have none.
    () => openNotebook(readList(answers.data ?? null), answers.data ? readList(questions.data ?? null) : []),
    [answers.data, questions.data],
  );
  const access = useAccess();
  const isAdvanced = can(access, 'search-advanced');
  const [filters, setFilters] = useFiltersInAddress();
  const { answered, version, addAnswered, addRemoval } = useOwnChanges(notebook);
  const aWhileAgo = useAWhileAgo(isAdvanced && filters.aWhileAgo);
  const narrowing = useMemo(
    () => (isAdvanced ? { filters, answeredHere: answered, saidAWhileAgo: aWhileAgo.ids } : null),
    [isAdvanced, filters, answered, aWhileAgo.ids],
  );
  const clearFilters = useCallback(() => setFilters(noFilters), [setFilters]);
  const wanted = `${JSON.stringify(narrowing?.filters)} ${sought}`;
  const [found, keepEdited] = useEditedHere(useFound(notebook, sought, narrowing), notebook, wanted);
  const [page, choosePage] = usePage(wanted, version);
  useKeptScroll(answers.isSuccess);
  const editAnswers = can(access, 'edit-answers');
  const writeQuestions = can(access, 'write-questions');
  const rights = useMemo(() => ({ editAnswers, writeQuestions }), [editAnswers, writeQuestions]);

  return (
    <div className={stack.stack}>
      <TextField
        label={notebookMessages.search.box}
        type="search"
        name="term"
        autoComplete="off"
        value={term}
        onChange={setTerm}
        onBlur={settle}
      />
      {isAdvanced && <FilterControls filters={filters} onChange={setFilters} />}
      {aWhileAgo.isLost && <LoadFailure text={notebookMessages.search.loadFailed} onRetry={aWhileAgo.refetch} />}
      {answers.isPending && <Skeleton shape="card" lines={6} />}
      {!answers.isPending && !aWhileAgo.isLost && (
        <SearchResults
          found={found}
          notebook={notebook}
          chosenPage={page}
          onPage={choosePage}
          term={sought}
          words={words}
          rights={rights}
          isLost={answers.isLoadingError}
          isPartial={questions.isPending || aWhileAgo.isPending || found.isPartial === true}
          answered={answered}
          onAnswered={addAnswered}
          onRemoved={addRemoval}
          onEdit={keepEdited}
          onClearFilters={narrowing && filtersInUse(filters) > 0 ? clearFilters : null}
        />
      )}
    </div>
  );
}
