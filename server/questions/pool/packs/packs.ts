import type { PoolQuestion } from '../question';
import { children } from './children';
import { faith } from './faith';
import { intimacy } from './intimacy';
import { longDistance } from './long-distance';
import { newlywed } from './newlywed';
import { pets } from './pets';
import { thirtyYears } from './thirty-years';

/** Questions that are asked only where he has switched their pack on. */
export const packQuestions: readonly PoolQuestion[] = [
  ...children,
  ...pets,
  ...faith,
  ...longDistance,
  ...newlywed,
  ...thirtyYears,
  ...intimacy,
];
