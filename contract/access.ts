/** Who somebody is, as far as permissions go. Read from the database on every call, never from the token. */
export interface AccessLevel {
  isAdmin: boolean;
  isPremium: boolean;
}

export type Capability =
  | 'ask-assistant'
  | 'edit-answers'
  | 'plan-gifts'
  | 'search-advanced'
  | 'see-pictures'
  | 'write-questions'
  | 'manage-questions'
  | 'administer';

export type Access = 'public' | 'signed-in' | Capability;

/** One table guards the route and hides the button. Administrators are not premium by being administrators. */
const grants: Record<Capability, (who: AccessLevel) => boolean> = {
  'ask-assistant': (who) => who.isPremium,
  'edit-answers': (who) => who.isPremium,
  'plan-gifts': (who) => who.isPremium,
  'search-advanced': (who) => who.isPremium,
  'see-pictures': (who) => who.isPremium,
  'write-questions': (who) => who.isPremium,
  /** Administrators the pool, premium users their own: the same paths, never the same questions. */
  'manage-questions': (who) => who.isAdmin || who.isPremium,
  administer: (who) => who.isAdmin,
};

export function can(who: AccessLevel, capability: Capability): boolean {
  return grants[capability](who);
}
