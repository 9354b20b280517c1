export interface Holding {
  /** How she names what she must not have. */
  named: string;
  /** In what it comes, or where it is met, though its name is not said. */
  held: string;
  /** She takes it herself: it is in nothing that he gives her. */
  isTaken?: true;
}
