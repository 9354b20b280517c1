import type { Pack } from '../../../contract/packs';
import type { Season } from '../../platform/season';
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
  /** Only where it is asked in one part of the year alone. */
  season?: Season;
  /** Only where he must have switched a pack on to be asked it. */
  pack?: Pack;
  /** Days until it may be asked again: a mood changes sooner than a childhood. */
  repeatAfterDays: number;
}

type Uncategorized = Omit<PoolQuestion, 'category'>;

function shaped(shape: Shape) {
  return (id: string, depth: Depth, repeatAfterDays: number, text: string): Uncategorized => ({
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

const during =
  (season: Season) =>
  (question: Uncategorized): Uncategorized => ({ ...question, season });

/** A season as the north has it; the south has it half a year later. */
export const inSeason = (from: string, until: string) => during({ from, until, followsSun: true });

/** The same dates everywhere. */
export const onDates = (from: string, until: string) => during({ from, until, followsSun: false });

export function inCategory(category: CategoryId, questions: readonly Uncategorized[]): PoolQuestion[] {
  return questions.map((question) => ({ ...question, category }));
}

export function inPack(pack: Pack, questions: readonly PoolQuestion[]): PoolQuestion[] {
  return questions.map((question) => ({ ...question, pack }));
}
