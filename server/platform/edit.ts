import { Refusal } from './refusal';

/** A new text for an old one, and where it is told, the one that he began with. */
export interface Edit {
  text: string;
  basedOn?: string | undefined;
}

/** Changed elsewhere since he began: neither text is lost in silence. The same edit again, after a time-out, is no conflict. */
export function refuseOverwrite({ text, basedOn }: Edit, current: string): void {
  if (basedOn === undefined || basedOn === current || text === current) return;
  throw new Refusal('changed_meanwhile', { current });
}
