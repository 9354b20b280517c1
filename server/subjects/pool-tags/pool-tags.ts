import type { Tag } from '../tag';
import * as categories from './categories';
import * as packs from './packs/packs';

type Tags = Readonly<Record<string, Tag>>;

const parts: readonly Tags[] = [...Object.values(categories), ...Object.values(packs)];

/** One line for each question of the pool, by its id, in a file for each of its categories and packs. */
export const poolTags: Tags = Object.assign({}, ...parts);
