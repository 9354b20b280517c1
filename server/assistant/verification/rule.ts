export type Rule = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9' | 'R10' | 'R11';

export interface Violation {
  rule: Rule;
  /** Never a text of a note: it may be logged. */
  why: string;
}

/** The violation where the fault is there, in a list to be spread. */
export const faultIf = (isThere: boolean, rule: Rule, why: string): Violation[] => (isThere ? [{ rule, why }] : []);
