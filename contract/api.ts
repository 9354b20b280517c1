import { accounts } from './accounts';
import { admin } from './admin';
import { answerHistory } from './answer-history';
import { answers } from './answers';
import { assistant } from './assistant';
import { billing } from './billing';
import { calendarFeed } from './calendar-feed';
import { card } from './card';
import { contact } from './contact';
import { dailyMail } from './daily-mail';
import { dates } from './dates';
import { download } from './download';
import type { Endpoint } from './endpoint';
import { extraQuestions } from './extra-questions';
import { health } from './health';
import { ideas } from './ideas';
import { questionPacks } from './packs';
import { push } from './push';
import { questions } from './questions';
import { stillTrue } from './still-true';

/** Every call of the product, for what must look at all of them: the access test and the API's documentation. */
export const api = {
  accounts,
  admin,
  answerHistory,
  answers,
  assistant,
  billing,
  calendarFeed,
  contact,
  dailyMail,
  dates,
  download,
  card,
  extraQuestions,
  health,
  ideas,
  push,
  questionPacks,
  questions,
  stillTrue,
} as const satisfies Record<string, Record<string, Endpoint>>;
