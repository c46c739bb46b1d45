/** What somebody is of a company as the entries of companies that own it say, and none of its own. */
export const INDIRECT_ROLES = ['indirect-owner', 'indirect-beneficial-owner'] as const
export type IndirectRole = (typeof INDIRECT_ROLES)[number]

export function isIndirectRole(role: string): role is IndirectRole {
  return INDIRECT_ROLES.some((indirect) => indirect === role)
}
