/**
 * What the audit trail tells of, each with what it is done to. The words are in `audit/words.<act>`; entries are kept for
 * years, so that an act once written keeps its name.
 */
export const AUDIT_ACTS = {
  'user-invited': 'invitation',
  'invitation-sent-again': 'invitation',
  'invitation-revoked': 'invitation',
  'user-joined': 'user',
  'user-added': 'user',
  'role-changed': 'user',
  'claims-changed': 'user',
  'user-disabled': 'user',
  'user-enabled': 'user',
  'contract-changed': 'subscriber',
  'quota-changed': 'subscriber',
  'settings-changed': 'subscriber',
  'key-created': 'key',
  'key-revoked': 'key',
  'top-up-requested': 'request',
  'purchase-made': 'purchase',
  'person-opened': 'person',
  'data-exported': 'export',
  'second-factor-reset': 'user',
  'account-closing': 'user',
  'account-kept': 'user',
  'account-closed': 'user',
  'request-done': 'request',
  'request-answered': 'request',
  'order-handled': 'order',
  'correction-handled': 'correction',
  'objection-recorded': 'correction',
  'job-cancelled': 'job',
  'mail-resent': 'mail',
  'trial-granted': 'request',
  'trial-refused': 'request',
  'trial-kept': 'subscriber',
  'level-changed': 'subscriber',
  'seats-changed': 'subscriber',
  'provider-named': 'subscriber',
  'credit-topped-up': 'transfer',
  'credit-adjusted': 'transfer',
  'credit-refunded': 'transfer',
  'price-set': 'price',
  'price-ended': 'price',
  'watch-list-read': 'subscriber',
  'searches-read': 'subscriber',
  'watch-removed': 'company',
  'rule-deleted': 'rule',
  'match-decided': 'company',
} as const

export type AuditAct = keyof typeof AUDIT_ACTS

/** Every act, in the order in which they are offered. */
export const AUDIT_ACT_NAMES = Object.keys(AUDIT_ACTS).filter(isAuditAct)

export function isAuditAct(text: string): text is AuditAct {
  return Object.hasOwn(AUDIT_ACTS, text)
}

/** Who did it: a user, a program by its key, one of the provider's people, or the product by itself. */
export const AUDIT_ACTORS = ['user', 'key', 'provider', 'system'] as const
export type AuditActorKind = (typeof AUDIT_ACTORS)[number]

/** What an entry says besides: before and after, amounts, counts. Words are chosen when it is read. */
export type AuditDetail = {
  /** Role, claims, level or setting before and after. */
  from?: string | readonly string[]
  to?: string | readonly string[]
  /** Names of the settings. */
  settings?: Readonly<Record<string, boolean>>
  claims?: readonly string[]
  expiresAt?: string
  /** First day of a price. */
  fromDay?: string
  /** Minor units, with the currency. */
  amount?: number
  currency?: string
  account?: string
  product?: string
  count?: number
  format?: string
  /** Of a match of a sanctions list; the reason that was typed stays with the decision. */
  verdict?: string
  /** Which match it was, with the title of the list and the number of its entry; no name of who is listed. */
  matchId?: string
  list?: string
  entry?: string
  /** Why one of the provider's people did it. */
  reason?: string
}
