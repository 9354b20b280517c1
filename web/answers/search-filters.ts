import { type QuestionCategory, questionCategories } from '../../contract/questions';
import { calendarDay } from '../ui/dates';
import type { SearchItem } from './search';

export type Source = 'all' | 'pool' | 'own';

/** What narrows a search besides its term. */
export interface SearchFilters {
  category: QuestionCategory | 'all';
  /** Calendar days in his zone as `2025-03-04`; empty where that end is open. */
  from: string;
  to: string;
  source: Source;
  /** Only the questions that wait for her answer. */
  notAsked: boolean;
  /** Only what she said a while ago, which may have changed. */
  aWhileAgo: boolean;
}

export const noFilters: SearchFilters = {
  ...{ category: 'all', from: '', to: '', source: 'all', notAsked: false, aWhileAgo: false },
};

/** How many of them are at work. A question that waits has no day yet, so then the days do not count. */
export function filtersInUse({ category, from, to, source, notAsked, aWhileAgo }: SearchFilters): number {
  const hasDays = !notAsked && (from !== '' || to !== '');
  return [category !== 'all', hasDays, source !== 'all', notAsked, aWhileAgo].filter(Boolean).length;
}

/** What decides of an item besides the filters themselves. */
export interface Known {
  /** Questions that stay although they wait no longer: he has just answered them in this list. */
  answeredHere: ReadonlySet<string>;
  /** The ids of the answers that she gave a while ago; asked for only with that filter. */
  saidAWhileAgo: ReadonlySet<string>;
}

export function passes(item: SearchItem, filters: SearchFilters, { answeredHere, saidAWhileAgo }: Known): boolean {
  const { category, source, notAsked, aWhileAgo } = filters;
  if (category !== 'all' && item.category !== category) return false;
  if (source !== 'all' && item.is_custom_question !== (source === 'own')) return false;
  if (aWhileAgo && !saidAWhileAgo.has(item.item_id)) return false;
  if (notAsked) return item.type !== 'answer' || answeredHere.has(item.question_id);
  return isWithinDays(item, filters);
}

function isWithinDays(item: SearchItem, { from, to }: SearchFilters): boolean {
  if (!from && !to) return true;
  if (item.type !== 'answer') return false;
  const day = calendarDay(item.created_at);
  // Two days name the same stretch of time, whichever was typed first.
  const [first, last] = from && to && to < from ? [to, from] : [from, to];
  return (!first || first <= day) && (!last || day <= last);
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | null) => (text && isDay.test(text) ? text : '');

/** Filters stand in the query, so that a picture can lead to what it shows; the term, being his own words, never does. */
export function readFilters(address: URLSearchParams): SearchFilters {
  const category = address.get('category') ?? '';
  const source = address.get('questions');
  const notAsked = address.get('not-asked') === 'yes';
  return {
    category: Object.hasOwn(questionCategories, category) ? (category as QuestionCategory) : 'all',
    from: dayIn(address.get('from')),
    to: dayIn(address.get('to')),
    source: source === 'pool' || source === 'own' ? source : 'all',
    notAsked,
    // What was never asked was not said either.
    aWhileAgo: !notAsked && address.get('said') === 'a-while-ago',
  };
}

/** The address with these filters instead of those it had. */
export function writeFilters(address: URLSearchParams, filters: SearchFilters): URLSearchParams {
  const after = new URLSearchParams(address);
  const values = {
    category: filters.category === 'all' ? '' : filters.category,
    from: filters.from,
    to: filters.to,
    questions: filters.source === 'all' ? '' : filters.source,
    'not-asked': filters.notAsked ? 'yes' : '',
    said: filters.aWhileAgo ? 'a-while-ago' : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
