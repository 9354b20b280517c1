/** What a model wrote, taken apart: one sentence about her, or one idea for him. */
export interface Sentence {
  kind: 'said' | 'suggestion';
  /** Without its markers. */
  text: string;
  /** The numbers it pointed to. */
  cites: number[];
}

const IDEA = /^idea\s*:\s*/i;
const MARKERS = /\s*\[\s*\d+(?:\s*,\s*\d+)*\s*\]/g;

/** Plain sentences, whatever it was dressed up as. */
export function sentencesOf(reply: string): Sentence[] {
  return plain(reply)
    .split('\n')
    .map((line) => line.replace(/^[\s>*•\-–#]+|^\s*\d+[.)]\s+/g, '').trim())
    .filter((line) => line !== '')
    .flatMap((line) => (IDEA.test(line) ? [ideaOf(line)] : splitLine(line).map(saidOf)));
}

/** Links go with what they hide behind, markup goes and leaves its words. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[*_`~|]{1,3}/g, '')
    .replace(/[^\S\n]+/g, ' ');
}

/** A marker belongs to the sentence before it, on whichever side of the full stop it stands. */
function splitLine(line: string): string[] {
  return line
    .replace(/([.!?…]["”’)]*)\s*((?:\[[\d\s,]+\]\s*)+)/g, ' $2$1 ')
    .split(/(?<=[.!?…]["”’)]*)\s+(?=\S)/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function saidOf(sentence: string): Sentence {
  const cites = [...sentence.matchAll(MARKERS)].flatMap(([marker]) => (marker.match(/\d+/g) ?? []).map(Number));
  return { kind: 'said', text: tidy(sentence), cites: [...new Set(cites)] };
}

function ideaOf(line: string): Sentence {
  return { kind: 'suggestion', text: tidy(line.replace(IDEA, '')), cites: [] };
}

function tidy(sentence: string): string {
  return sentence
    .replace(MARKERS, '')
    .replace(/\s+([.,!?…])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
