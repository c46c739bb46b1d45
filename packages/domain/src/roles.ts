/**
 * What a user is to his subscriber. An operator is one of the provider's own people: the role is given by command, to users
 * of the provider's subscriber alone, and never from within a subscriber.
 */
export const ROLES = ['member', 'administrator', 'operator'] as const
export type Role = (typeof ROLES)[number]

/** Roles that an administrator can give. */
export const GIVEN_ROLES = ['member', 'administrator'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

/** May a holder of `role` do what asks for `required`? Operators are no administrators of subscribers. */
export function hasRole(role: Role, required: Exclude<Role, 'member'>): boolean {
  return role === required
}
