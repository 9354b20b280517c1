import { useMe } from './me';

/** His wife's name, or null where he has not given it: then write 'she' or 'her'. For his own screens only. */
export function useHerName(): string | null {
  return useMe().data?.her_name ?? null;
}
