import type { ImportantDate } from '../../contract/dates';
import type { IdeaState } from '../../contract/idea-states';
import type { Idea } from '../../contract/ideas';
import { idOf } from './notebook';

export const MOMENT = '2026-05-04T12:00:00.000Z';
const stepsTo: Record<IdeaState, IdeaState[]> = {
  idea: ['idea'],
  planned: ['idea', 'planned'],
  given: ['idea', 'planned', 'given'],
  dropped: ['idea', 'dropped'],
};
export const idea = (n: number, state: IdeaState, rest: Partial<Idea> = {}): Idea => ({
  id: idOf(n),
  kind: 'gift',
  state,
  title: `Idea ${n}`,
  note: '',
  where: '',
  price: null,
  plannedFor: null,
  givenOn: null,
  dateId: null,
  remindOn: null,
  reaction: null,
  reactionWords: '',
  neverAgain: false,
  steps: stepsTo[state].map((each) => ({ state: each, at: MOMENT })),
  sources: [],
  dangers: [],
  createdAt: MOMENT,
  updatedAt: MOMENT,
  ...rest,
});
export const blank = {
  kind: 'gift',
  note: '',
  where: '',
  price: null,
  plannedFor: null,
  dateId: null,
  remindOn: null,
} as const;
export const birthday: ImportantDate = {
  id: idOf(77),
  occasion: 'her-birthday',
  label: 'Her birthday',
  rule: { kind: 'day', month: 5, day: 23 },
  leads: [14],
  discreetTitle: null,
  next: '2026-05-23',
  daysLeft: 19,
  years: null,
  sequence: 0,
  went: [],
};
export const quote = {
  answerId: idOf(9),
  question: 'Any?',
  saidOn: MOMENT,
  quote: 'I am allergic to lilies.',
  start: 0,
  end: 24,
  isPart: false,
};
export const danger = { kind: 'allergy', quote, touches: true } as const;
