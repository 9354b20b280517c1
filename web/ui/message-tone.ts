export type Tone = 'success' | 'error';

/** The style of an outcome follows from its words: the product's failures all say 'Failed'. */
export function messageTone(text: string): Tone {
  return text.includes('Failed') ? 'error' : 'success';
}
