import type { Idea } from '../../contract/ideas';
import { ideaKinds } from '../../contract/ideas';
import { readText } from '../drafts/draft-storage';
import { useKeptFields } from '../drafts/use-kept-fields';
import { useOwner } from '../session/use-owner';
import { nothing, type Typed, typedOf } from './typed-idea';

/** A new idea, kept until it is saved or emptied. */
export function useNewIdeaDraft() {
  const { fields, change, drop } = useKeptFields('new idea', nothing, typedIn);
  const type = (typed: Typed) => (isNothing(typed) ? drop() : change(typed));
  return { typed: fields, type, drop };
}

/** An edit, with the moment of the change that it began with: what was changed elsewhere meanwhile is not overwritten. */
interface Edited extends Typed {
  basedOn: string;
}

const editName = (id: string) => `idea ${id}`;

export function useIdeaEdit(idea: Idea) {
  const begun: Edited = { ...typedOf(idea), basedOn: idea.updatedAt };
  const { fields, change, drop } = useKeptFields(editName(idea.id), begun, editIn);
  const { basedOn, ...typed } = fields;
  return { typed, basedOn, type: (next: Typed) => change({ ...next, basedOn }), drop };
}

/** Whether an edit was begun, here or before a reload. */
export function useIsEditKept(id: string): boolean {
  return readText(useOwner(), editName(id)) !== '';
}

const isNothing = (typed: Typed): boolean =>
  typedFields.every((field) => field === 'kind' || field === 'currency' || typed[field] === '');

const typedFields = Object.keys(nothing) as (keyof Typed)[];

function typedIn(kept: unknown): Typed | null {
  const found: Record<string, unknown> = Object(kept);
  if (!typedFields.every((field) => typeof found[field] === 'string')) return null;
  const kind = ideaKinds.find((one) => one === found['kind']);
  return kind ? { ...(found as unknown as Typed), kind } : null;
}

function editIn(kept: unknown): Edited | null {
  const { basedOn }: { basedOn?: unknown } = Object(kept);
  const typed = typedIn(kept);
  return typed && typeof basedOn === 'string' ? { ...typed, basedOn } : null;
}
