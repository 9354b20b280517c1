import { describe, expect, it } from 'vitest';
import { occasions, type SubjectId, subjectIds, subjects } from './catalogue';
import { findSubjects } from './find-subjects';
import { fromWordnet } from './from-wordnet';
import { poolTags } from './pool-tags/pool-tags';
import { asWritten, byCompany } from './treacherous';
import { sameForm, wordsIn } from './words';

const form = (words: string) =>
  asWritten.has(words)
    ? `=${words}`
    : wordsIn(words)
        .map(({ same }) => same)
        .join(' ');
const fromThere = (id: SubjectId): readonly string[] =>
  ((fromWordnet as Partial<Record<SubjectId, string>>)[id] ?? '').split(',').map((word) => word.trim());

/** Each word with the subjects that have it. */
function owners(wordsOf: (id: SubjectId) => readonly string[]): Map<string, SubjectId[]> {
  const found = new Map<string, SubjectId[]>();
  for (const id of subjectIds)
    for (const word of new Set(wordsOf(id).map(form))) found.set(word, [...(found.get(word) ?? []), id]);
  return found;
}

describe('the catalogue of subjects', () => {
  it('covers a couple’s life', () => {
    expect(subjectIds.length).toBeGreaterThanOrEqual(150);
    const served = new Set(subjectIds.flatMap((id) => subjects[id].serves));
    expect([...served].sort()).toEqual([...occasions].sort());
  });

  it('names every subject, gives it a neighbor and an occasion', () => {
    const bare = subjectIds.filter((id) => {
      const { names, near, serves } = subjects[id];
      return names.length === 0 || near.length === 0 || near.includes(id) || serves.length === 0;
    });
    expect(bare).toEqual([]);
  });

  it('is near both ways', () => {
    const oneWay = subjectIds.flatMap((id) =>
      subjects[id].near.filter((other) => !subjects[other].near.includes(id)).map((other) => `${id} -> ${other}`),
    );
    expect(oneWay).toEqual([]);
  });

  it('has no word that names three subjects, and shows the overlaps there are', () => {
    const shared = [...owners((id) => subjects[id].names)].filter(([, ids]) => ids.length > 1);
    console.log(`names of two subjects: ${shared.map(([word, ids]) => `${word} (${ids.join(', ')})`).join('; ')}`);
    expect(shared.filter(([, ids]) => ids.length > 2)).toEqual([]);
    const common = [...owners((id) => [...subjects[id].names, ...subjects[id].members])].filter(
      ([, ids]) => ids.length > 3,
    );
    expect(common).toEqual([]);
  });

  it('has no member that is said to be two things which have nothing to do with each other, but for a few', () => {
    const strange = [...owners((id) => subjects[id].members)].filter(
      ([, ids]) => ids.length > 1 && !ids.some((id) => ids.some((other) => related(id, other))),
    );
    console.log(`members of strangers: ${strange.map(([word, ids]) => `${word} (${ids.join(', ')})`).join('; ')}`);
    expect(strange.length).toBeLessThanOrEqual(110);
  });

  it('finds every word of its own, as that subject', () => {
    const lost = subjectIds.flatMap((id) =>
      [...subjects[id].names, ...subjects[id].members]
        .filter((word) => !fromThere(id).includes(word))
        .filter((word) => !findSubjects(word).some(({ subject, words }) => subject === id && words === word))
        .map((word) => `${id}: ${word}`),
    );
    expect(lost).toEqual([]);
  });

  it('keeps what a word means only in company out of the list of that subject', () => {
    const known = owners((id) => [...subjects[id].names, ...subjects[id].members]);
    const always = Object.entries(byCompany).flatMap(([word, readings]) =>
      readings
        .filter(({ subject }) => known.get(sameForm(word))?.includes(subject))
        .map(({ subject }) => `${word}: ${subject}`),
    );
    expect(always).toEqual([]);
  });

  it('shows which subjects no question of the pool asks for', () => {
    const asked = new Set(Object.values(poolTags).flatMap(({ subjects: about }) => about));
    const orphans = subjectIds.filter((id) => !asked.has(id));
    console.log(`asked by no question: ${orphans.join(', ')}`);
    expect(orphans.length).toBeLessThanOrEqual(40);
  });
});

function related(a: SubjectId, b: SubjectId): boolean {
  return a !== b && (subjects[a].near.includes(b) || subjects[a].near.some((id) => subjects[id].near.includes(b)));
}
