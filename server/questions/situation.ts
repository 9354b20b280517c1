import type { QuestionCategory } from '../../contract/questions';
import type { Recent } from './candidate-store';

/** What a choice depends on besides the questions themselves. */
export interface Situation {
  now: Date;
  /** His calendar day, YYYY-MM-DD. */
  today: string;
  isSouthern: boolean;
  /** How many days he has been asked before today. */
  daysAsked: number;
  /** What he was asked in the week before today. */
  recent: readonly Recent[];
  answers: number;
  answersByCategory: ReadonlyMap<QuestionCategory, number>;
  /** The depth of the question before this one. */
  lastDepth: number | null;
  /** One more than today's: nothing has its turn, all that suit him are drawn from. */
  isExtra: boolean;
  /** Orders what is otherwise equal: the same for a user and a day, another for the next. */
  tieBreak(questionId: string): number;
}
