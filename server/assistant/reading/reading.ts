import type { Occasion, SubjectId } from '../../subjects/catalogue';

/** What he wants with it: to know something, to be allowed something, or to be told what to do. */
export const kinds = ['fact', 'likes', 'may-i', 'when', 'who', 'list', 'advice', 'avoid', 'small-talk'] as const;
export type Kind = (typeof kinds)[number];

/** His question, read once: everything that the finding, the judging and the answering need to know of it. */
export interface Reading {
  /** As he typed it. */
  text: string;
  /** The same, behind what he had asked before where he goes on with that; null where it was not he who asks. */
  typed: string | null;
  kind: Kind;
  occasion: Occasion | null;
  /** What it is about, the matter itself first ('flowers for her birthday'); only where nothing is particular, what he wants to do ('gift'). */
  subjects: readonly SubjectId[];
  /** He asks for anything that she would like, and names nothing particular. */
  isOpen: boolean;
  /** The very things that he names, as he wrote them: 'lilies', 'surprise party'. */
  things: readonly string[];
  /** What it is not to be about: 'anything but flowers'. */
  excluded: readonly SubjectId[];
  /** What it may cost, as he wrote it: 'under $50'. */
  budget: string | null;
  /** Without slips, and turned to her side: "how do you cheer me up". */
  turned: string;
  /** How likely he is about to do something, from 0 to 1; undefined where only his words are known, and not their meaning. */
  planned?: number | undefined;
  /** How likely she may meet in what he does what she is afraid of; undefined as above. */
  frightening?: number | undefined;
  /** The stems of what is looked for. */
  stems: readonly string[];
  /** Where he asks several things at once: each by itself. */
  parts?: readonly Part[];
}

/** One of several questions. */
export interface Part {
  /** As it stands in what he typed. */
  asked: string;
  reading: Reading;
}
