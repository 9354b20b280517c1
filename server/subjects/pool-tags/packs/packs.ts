import type { Tag } from '../../tag';
import { children } from './children';
import { faith } from './faith';
import { intimacy } from './intimacy';
import { longDistance } from './long-distance';
import { newlywed } from './newlywed';
import { pets } from './pets';
import { thirtyYears } from './thirty-years';

export const packTags: Readonly<Record<string, Tag>> = {
  ...children,
  ...pets,
  ...faith,
  ...longDistance,
  ...newlywed,
  ...thirtyYears,
  ...intimacy,
};
