import { DAY, HOUR, MINUTE, SECOND } from './time';

/** The numbers of the business. What an operator may change is configuration; these are the product. */
export const limits = {
  price: { amount: 777, currency: 'usd', interval: 'month', display: '$7.77' },
  skipsPerDay: 7,
  assistantQuery: 200,
  assistantQueries: { anHour: 20, aDay: 100 },
  customQuestion: 500,
  answer: 10_000,
  answersPerDay: 200,
  /** For so many days an answer may wait for a connection and still count for the day on which it was written. */
  answerWaitsDays: 30,
  customQuestions: 1_000,
  email: 254,
  herName: 60,
  password: { signup: 8, change: 8, reset: 6, longest: 128 },
  /** How many accounts' marks a browser keeps, and how long one may be. */
  devices: { kept: 5, characters: 100 },
  /** Browsers of one person that take notifications. */
  pushDevices: 10,
  dates: { most: 50, label: 80, leads: 4, longestLead: 60, firstYear: 1900, went: 1_000 },
  contact: { name: 100, subject: 200, message: 5_000 },
  pageSize: { search: 10, assistantHistory: 20, adminUsers: 10, auditLog: 10 },
  admin: {
    timeRanges: ['24h', '7d', '30d'],
    defaultTimeRange: '24h',
    timeZone: 'America/Chicago',
    mostUsers: 1_000,
    leastCount: 5,
    /** Of a file with questions: about four times what ships with the product. */
    poolFile: { characters: 500_000, lines: 3_000 },
  },
  dailyMailHour: 8,
  defaultTimeZone: 'America/Chicago',
} as const;

/** Milliseconds a person waits for or looks at something. */
export const timings = {
  sessionCheck: 5 * MINUTE,
  answerSubmitTimeout: 30 * SECOND,
  firstQuestionDelay: 100,
  redirectAfterAnswer: 2 * SECOND,
  redirectAfterExpiredSubmit: 2 * SECOND,
  redirectAfterVerification: 3 * SECOND,
  statusMessage: 3 * SECOND,
  skipMessage: 3 * SECOND,
  copyConfirmation: 2 * SECOND,
  deleteConfirmation: 2 * SECOND,
} as const;

/** Milliseconds a thing lives. */
export const lifetimes = {
  session: 30 * DAY,
  verifyToken: DAY,
  resetToken: HOUR,
  revertToken: 7 * DAY,
  undoToken: 7 * DAY,
} as const;
