import { firstMonth } from './her-answers-month-1';
import { secondMonth } from './her-answers-month-2';
import { thirdMonth } from './her-answers-month-3';
import { fourthMonth } from './her-answers-month-4';
import { fifthMonth } from './her-answers-month-5';
import { sixthMonth } from './her-answers-month-6';

/**
 * Half a year of one imagined wife, oldest first. She may change her mind, but only where `changesOfMind` says so;
 * and since nobody knows in which month a demo begins, nothing here depends on the time of year.
 */
export const herAnswers = [...firstMonth, ...secondMonth, ...thirdMonth, ...fourthMonth, ...fifthMonth, ...sixthMonth];

/** Asked twice, answered differently: the scent, gold or silver, the pottery wheel, the wish list. */
export const changesOfMind = ['gift-007', 'gift-031', 'date-029', 'gift-037'];
