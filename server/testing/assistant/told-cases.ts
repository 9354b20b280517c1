import { readFileSync } from 'node:fs';
import type { Note } from '../../assistant/notes';
import { noteOf } from './index-notes';

export type Kind = 'true' | 'object' | 'polarity' | 'person' | 'number' | 'merged';

/** A sentence that a model might write, and whether her answers carry it. */
export interface ToldCase {
  kind: Kind;
  /** Without its markers. */
  text: string;
  /** The places of the answers it points to, from 1. */
  cites: number[];
  query: string;
  notes: Note[];
}

const SENTENCE = /^(true|object|polarity|person|number|merged): (.+?) ((?:\[\d+\])+)\.$/;

/** Blocks between empty lines: what she was asked and said, his question, what a model might write. */
export function toldCases(file: string): ToldCase[] {
  const text = readFileSync(new URL(`../../assistant/model/check/cases/${file}`, import.meta.url), 'utf8');
  const blocks = text.split(/\n{2,}/).map((block) => block.split('\n').filter((line) => line && !line.startsWith('#')));
  return blocks.filter((lines) => lines.length > 0).flatMap(casesOf);
}

function casesOf(lines: string[]): ToldCase[] {
  const notes = lines.filter((line) => line.includes(' | ')).map((line, at) => said(line, at + 1));
  const query = lines.find((line) => line.startsWith('asks: '))?.slice(6) ?? '';
  return lines.slice(notes.length + 1).map((line) => {
    const [, kind, words, markers] = SENTENCE.exec(line) ?? [];
    if (!kind || !query) throw new Error(`cannot be read: ${line}`);
    return { kind: kind as Kind, text: `${words}.`, cites: (markers?.match(/\d+/g) ?? []).map(Number), query, notes };
  });
}

function said(line: string, n: number): Note {
  const [question = '', answer = ''] = line.split(' | ');
  return noteOf(answer, { id: `018f3a5c-7d1e-7b3a-9c4d-00000000000${n}`, question });
}
