import type { CategoryId } from './categories';

/** How near a question comes to her: 1 light, 2 middle, 3 deep. */
export type Depth = 1 | 2 | 3;

export type Shape = 'open' | 'either-or' | 'top-three' | 'finish' | 'memory' | 'right-now';

export interface PoolQuestion {
  /** Answers point at it for ever: never changed, never given to another question. */
  id: string;
  category: CategoryId;
  text: string;
  depth: Depth;
  shape: Shape;
  /** 1 to 12, only where the question belongs to a season. */
  months?: readonly number[];
  /** Days until it may be asked again: a mood changes sooner than a childhood. */
  repeatAfterDays: number;
}

type Uncategorised = Omit<PoolQuestion, 'category'>;

function shaped(shape: Shape) {
  return (id: string, depth: Depth, repeatAfterDays: number, text: string): Uncategorised => ({
    id,
    text,
    depth,
    shape,
    repeatAfterDays,
  });
}

export const open = shaped('open');
export const eitherOr = shaped('either-or');
export const topThree = shaped('top-three');
export const finish = shaped('finish');
export const memory = shaped('memory');
export const rightNow = shaped('right-now');

export function inMonths(...months: number[]) {
  return (question: Uncategorised): Uncategorised => ({ ...question, months });
}

export function inCategory(category: CategoryId, questions: readonly Uncategorised[]): PoolQuestion[] {
  return questions.map((question) => ({ ...question, category }));
}
