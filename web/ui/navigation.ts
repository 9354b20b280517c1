import type { ComponentProps, FunctionComponent } from 'react';
import { Link as AnyLink } from 'wouter';
import { navigate as navigateAnywhere } from 'wouter/use-browser-location';
import type { Path } from '../../contract/paths';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Path; state?: unknown };

/** A link to a screen. */
export const Link: FunctionComponent<LinkProps> = AnyLink;

interface Going {
  replace?: boolean;
  /** Kept in the browser's history beside the address. */
  state?: unknown;
}

export const navigate: (to: Path, going?: Going) => void = navigateAnywhere;

/** Where he is: whatever it is, it shows a screen. */
export function here(): Path {
  return `${location.pathname}${location.search}${location.hash}` as Path;
}

/** The same screen, without what stood behind its path; or with it, where only what the history keeps changes. */
export function stayHere({ keepsQuery = false, ...going }: Going & { keepsQuery?: boolean }): void {
  navigateAnywhere(keepsQuery ? here() : location.pathname, going);
}

interface Amendment {
  search?: string;
  hash?: string;
  /** Put beside what the history keeps already. */
  state?: Record<string, unknown>;
}

/** The same step of the browser's history under a changed address. */
export function amendAddress({ search = location.search, hash = location.hash, state }: Amendment): void {
  const kept: unknown = state ? { ...Object(history.state ?? {}), ...state } : history.state;
  navigateAnywhere(`${location.pathname}${search}${hash}`, { replace: true, state: kept });
}
