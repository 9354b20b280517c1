import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { named } from '../../contract/her-name';
import { answersOf } from '../answers/history';
import { answersQuery } from '../answers/queries';
import { readList } from '../api/read-list';
import { dailyQuestionQuery } from '../questions/queries';
import { useHerName } from '../session/her-name';
import { HerWords } from '../ui/page/her-words';
import { EntryQuestion, PageEntry } from '../ui/page/page-entry';
import { useToday } from '../ui/use-today';
import { thingOfThePast } from './memory';

/** One page that is opened for him, and no more: the others are in the notebook. */
export function FromThePast() {
  const id = useId();
  // It comes after both were asked for; what failed is not its to ask for again.
  const { data } = useQuery({ ...answersQuery, retryOnMount: false });
  const { data: question } = useQuery({ ...dailyQuestionQuery, retryOnMount: false });
  const shown = question?.answered ? question.id : undefined;
  const today = useToday();
  const name = useHerName();
  const thing = useMemo(() => {
    const answers = answersOf(readList(data ?? null)).filter((answer) => !answer.unreadable);
    return thingOfThePast(answers, today, shown);
  }, [data, today, shown]);
  if (!thing) return null;
  const { answer, when } = thing;
  return (
    <PageEntry
      labelledBy={id}
      moment={answer.created_at}
      kind={answer.kind}
      marks={<span>{when ?? named.lastThing(name)}</span>}
      question={
        <EntryQuestion id={id} level={2}>
          {answer.question_text}
        </EntryQuestion>
      }
    >
      <HerWords isShortened>{answer.answer_text}</HerWords>
    </PageEntry>
  );
}
