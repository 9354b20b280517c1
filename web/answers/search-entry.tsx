import { memo, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { notebookMessages } from '../../contract/notebook-messages';
import { questionCategories } from '../../contract/questions';
import { KeepingIdea } from '../ideas/keep-as-idea';
import { Badge } from '../ui/badge';
import { HerWords } from '../ui/page/her-words';
import { EntryQuestion, PageEntry } from '../ui/page/page-entry';
import { StatusMessage } from '../ui/status-message';
import { useFocusBack } from '../ui/use-focus-back';
import { AnswerInPlace } from './answer-in-place';
import { isAnswerable, type Part } from './editing';
import { EntryActions } from './entry-actions';
import { editName, keyOf, useItemDesk } from './item-desk';
import { Marked } from './marked';
import { PartEditor } from './part-editor';
import { Standing } from './past/standing';
import type { SearchItem } from './search';

/** One result: read, and where he may, changed in place. */
export const SearchEntry = memo(({ item }: { item: SearchItem }) => {
  const { answered, edits, notes } = useItemDesk();
  const id = useId();
  const isEditing = (part: Part) => edits.read(editName(item, part)) !== undefined;
  const [isKeeping, setKeeping] = useState(false);
  const isAnsweredHere = answered.has(item.question_id);
  const isWaiting = isAnswerable(item) && !isAnsweredHere;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(isWaiting, heading);
  useFollow(item.type === 'answer', heading);
  return (
    <PageEntry
      labelledBy={id}
      kind={item.kind}
      {...(item.type === 'answer' && { moment: item.created_at })}
      marks={
        <>
          <span>{questionCategories[item.category]}</span>
          {isAnsweredHere && <Badge tone="success">{notebookMessages.search.answered}</Badge>}
          {isWaiting && <Badge>Not answered yet</Badge>}
        </>
      }
      question={
        <PartEditor item={item} part="question">
          <EntryQuestion ref={heading} id={id} level={2}>
            <Marked text={item.question_text} />
          </EntryQuestion>
        </PartEditor>
      }
      actions={<EntryActions item={item} isEditing={isEditing} describedBy={id} onKeep={() => setKeeping(true)} />}
      note={<StatusMessage status={notes.read(keyOf(item, answered))} />}
    >
      {item.type === 'answer' && (
        <PartEditor item={item} part="answer">
          <HerWords unreadable={item.unreadable}>
            <Marked text={item.answer_text ?? ''} />
          </HerWords>
        </PartEditor>
      )}
      {item.type === 'answer' && <Standing item={item} describedBy={id} />}
      {isKeeping && <KeepingIdea sources={[{ answerId: item.item_id }]} onCancel={() => setKeeping(false)} />}
      {isWaiting && <AnswerInPlace item={item} describedBy={id} />}
    </PageEntry>
  );
});

/** A question that becomes an answer moves to the top of the list, and the eye goes with it. */
function useFollow(isAnswer: boolean, heading: RefObject<HTMLElement | null>): void {
  const wasAnswer = useRef(isAnswer);
  useEffect(() => {
    if (isAnswer && !wasAnswer.current) heading.current?.scrollIntoView?.({ block: 'nearest' });
    wasAnswer.current = isAnswer;
  }, [isAnswer, heading]);
}
