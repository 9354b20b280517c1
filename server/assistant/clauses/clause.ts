import type { SubjectId } from '../../subjects/catalogue';
import type { Word } from './words';

/** 'fine': she is content with it, and more is not said. */
export type Stand = 'for' | 'fine' | 'against' | 'open';

/** Of whom or what a clause tells: her, a thing, or somebody else, by the word for him. */
export type Teller = 'her' | 'thing' | { person: string };

/** A piece of a sentence that says one thing. */
export interface Clause {
  text: string;
  /** Those that bring a matter of their own. */
  words: Word[];
  stand: Stand;
  /** It says so itself. */
  isMarked: boolean;
  teller: Teller;
  /** Whether it names whom it tells of, or takes it from the clause before. */
  namesTeller: boolean;
  /** A verbless one answers what was asked, or goes on with the one before. */
  isFragment: boolean;
  /** Hangs on the one before: "if I may", "when you cook". */
  isDependent: boolean;
  opensSentence: boolean;
  /** Points to what was said just before. */
  pointsBack: boolean;
  /** Of which subjects it names a thing: 'peonies'. */
  members: ReadonlySet<SubjectId>;
  /** Whose things are told of: "my mother's cat". */
  owner: string | null;
}

/** What is known before the text begins: for her answer, the question she was asked. */
export interface Before {
  stand: Stand;
  teller: Teller;
  /** Somebody else of whom it speaks. */
  mentioned?: string | undefined;
}
