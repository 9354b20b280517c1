import type { Occasion } from '../../contract/date-rules';
import type { DateContent } from './store';

/** What he would ask the assistant about a day of each sort; of another, with the name that he gave it. */
const questions: Record<Exclude<Occasion, 'other'>, string> = {
  'her-birthday': 'What should I give her for her birthday?',
  'wedding-day': 'What should I give her for our anniversary?',
  'day-we-met': 'What would she like to do on a date night?',
  'her-mother': 'What does she say about her mother?',
  'her-father': 'What does she say about her father?',
  child: 'What does she say about our children?',
  valentines: "What should I give her for Valentine's Day?",
  'mothers-day': "What should I give her for Mother's Day?",
};

export function questionAbout({ occasion, label }: Pick<DateContent, 'occasion' | 'label'>): string {
  return occasion === 'other' ? `What should I give her for ${label}?` : questions[occasion];
}
