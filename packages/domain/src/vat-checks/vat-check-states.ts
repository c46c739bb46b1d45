/** `unanswered`: nobody said whether the number is valid, which is neither yes nor no. */
export const VAT_CHECK_STATES = ['asking', 'valid', 'invalid', 'unanswered'] as const

/**
 * Why there is no answer. `member-state`: its service is away; `busy`: it, or VIES, has too much to do; `service`: VIES is
 * away or said what cannot be read; `blocked`: VIES serves this address or number no more; `requester`: it does not take
 * the number of who asks; `input`: it does not take the number that was asked for; `given-up`: whoever asked has died.
 */
export const VAT_CHECK_CAUSES = [
  'member-state',
  'busy',
  'service',
  'blocked',
  'requester',
  'input',
  'given-up',
] as const
export type VatCheckCause = (typeof VAT_CHECK_CAUSES)[number]

/** So often a user may have VIES asked in an hour: its limits are for all of an installation together. */
export const MOST_VAT_CHECKS_AN_HOUR = 30

/** Whoever asks for longer than that has died: another check may begin. */
export const LONGEST_VAT_CHECK_MINUTES = 10
