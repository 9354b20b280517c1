import { accounts } from './accounts';
import { admin } from './admin';
import { answers } from './answers';
import { assistant } from './assistant';
import { billing } from './billing';
import { card } from './card';
import { contact } from './contact';
import { dailyMail } from './daily-mail';
import type { Endpoint } from './endpoint';
import { extraQuestions } from './extra-questions';
import { health } from './health';
import { ideas } from './ideas';
import { questionPacks } from './packs';
import { questions } from './questions';

/** Every call of the product, for what must look at all of them: the access test and the API's documentation. */
export const api = {
  accounts,
  admin,
  answers,
  assistant,
  billing,
  card,
  contact,
  dailyMail,
  extraQuestions,
  health,
  ideas,
  questionPacks,
  questions,
} as const satisfies Record<string, Record<string, Endpoint>>;
