import { describe, expect, it } from 'vitest';
import { shippedQuestions as pool } from '../questions/pool/pool';
import { databaseIdOf } from './pool-id';
import { poolTags } from './pool-tags/pool-tags';
import { type Tag, tagOfQuestion } from './tags';

describe('every question of the pool is tagged', () => {
  it('has one line for each question and none for others', () => {
    expect(pool.filter(({ id }) => !poolTags[id]).map(({ id, text }) => `${id} ${text}`)).toEqual([]);
    const ids = new Set(pool.map(({ id }) => id));
    expect(Object.keys(poolTags).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('names at least one subject, none twice, and few enough to mean something', () => {
    const wrong = Object.entries(poolTags).filter(
      ([, { subjects }]) => subjects.length < 1 || subjects.length > 4 || new Set(subjects).size !== subjects.length,
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('fits the words it is asked in: mend the tag, or teach the catalogue the phrase', () => {
    const odd = pool.filter((question) => tagOfQuestion(question) !== poolTags[question.id]);
    expect(odd.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
  });

  it('holds a story for good, and what is asked of these days for no longer than a season', () => {
    for (const { id, shape } of pool) {
      const tag = poolTags[id];
      if (shape === 'memory' && tag?.asks === 'story')
        expect({ id, holds: tag.holdsDays }).toEqual({ id, holds: null });
      if (shape === 'right-now') expect(tag?.holdsDays, id).toBeLessThanOrEqual(120);
    }
  });

  it('spreads over the kinds of answer and the subjects', () => {
    const count = (keys: readonly string[]) =>
      [...new Set(keys)]
        .map((key) => [key, keys.filter((other) => other === key).length] as const)
        .sort((a, b) => b[1] - a[1]);
    const tags = Object.values(poolTags);
    const kinds = count(tags.map(({ asks }) => asks));
    const about = count(tags.flatMap(({ subjects }) => subjects));
    console.log(`${tags.length} tags: ${kinds.map(([kind, n]) => `${kind} ${n}`).join(', ')}`);
    console.log(`${about.length} subjects: ${about.map(([subject, n]) => `${subject} ${n}`).join(', ')}`);
    expect(kinds.length).toBe(9);
    expect(Math.max(...about.map(([, n]) => n)) / tags.length).toBeLessThan(0.1);
  });
});

describe('what an answer is about', () => {
  it('is known by the id in the pool and by the id in the database, whatever she was asked in', () => {
    const flowers = poolTags['fav-010'];
    expect(tagOfQuestion({ id: 'fav-010', text: 'Which flower?' })).toBe(flowers);
    expect(tagOfQuestion({ id: databaseIdOf('fav-010'), text: 'What should stand in every vase?' })).toBe(flowers);
    expect(flowers).toEqual<Tag>({ subjects: ['flower'], asks: 'likes', holdsDays: 365 });
  });

  it('is taken from the words where an administrator made it another question', () => {
    const car = tagOfQuestion({ id: 'fav-010', text: 'Which car would you love to drive?' });
    expect(car.subjects).toEqual(['transport']);
  });

  it.each<[string, Tag['asks'], string]>([
    ['Which tulips do you like best?', 'likes', 'flower'],
    ['What is your hat size?', 'size', 'hat-size'],
    ['Are you allergic to any flowers?', 'danger', 'flower'],
    ['Which wine can you not drink, and why do you hate it?', 'dislikes', 'wine'],
    ['When is your sister coming of age?', 'day', 'siblings'],
    ['Who is your favorite aunt?', 'person', 'family'],
    ['What is on your wish list for the kitchen, perhaps a blender?', 'wish', 'kitchen-thing'],
    ['Do you remember our first trip to Lisbon?', 'story', 'trip'],
    ['How should I comfort you after a bad day?', 'treatment', 'comfort'],
  ])('is told by the words of a question of his own: %s', (text, asks, subject) => {
    const tag = tagOfQuestion({ text });
    expect(tag.asks).toBe(asks);
    expect(tag.subjects).toContain(subject);
  });

  it('is nothing in particular where no word tells', () => {
    expect(tagOfQuestion({ text: 'And otherwise?' })).toEqual<Tag>({ subjects: [], asks: 'likes', holdsDays: 365 });
  });
});
