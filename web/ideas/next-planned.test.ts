import { expect, it } from 'vitest';
import type { PlannedIdea } from '../../contract/ideas';
import { nextPlanned } from './next-planned';

const idea = (title: string, plannedFor: string | null, dateId: string | null = null): PlannedIdea => ({
  ...{ id: title, kind: 'gift', title, plannedFor, dateId },
});
const birthday = { label: 'Her birthday', next: '2026-06-01' };
const occasionOf = (dateId: string | null) => (dateId === 'b' ? birthday : undefined);
const next = (...planned: PlannedIdea[]) => nextPlanned(planned, occasionOf, '2026-05-04');

it('is what comes first by its own day or that of its occasion; what has none comes last', () => {
  expect(next()).toBeNull();
  expect(next(idea('Some day', null), idea('Boots', null, 'b'))).toMatchObject({
    idea: { title: 'Boots' },
    day: '2026-06-01',
    label: 'Her birthday',
  });
  expect(next(idea('Boots', null, 'b'), idea('Dinner', '2026-05-20'))?.idea.title).toBe('Dinner');
  expect(next(idea('Over', '2026-05-01'), idea('Dinner', '2026-05-20'))?.idea.title).toBe('Dinner');
  expect(next(idea('Some day', null))).toMatchObject({ day: null, label: null });
});
