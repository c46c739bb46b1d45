/**
 * What a register says about beneficial owners where it names none, or not all: that there is said to be nobody; that there
 * is somebody whom the company does not know, has not confirmed, or has not found yet; that somebody asked did not answer;
 * that the law keeps who it is secret; that the company need not tell; that somebody has told the register of another owner; or that a statement says it in other words.
 * None of them says that the company has no owner.
 */
export const OWNER_STATEMENTS = [
  'said-nobody',
  'not-identified',
  'not-confirmed',
  'not-searched',
  'no-answer',
  'restricted',
  'protected',
  'exempt',
  'all-identified',
  'partly-identified',
  'disputed',
  'other',
] as const
export type OwnerStatement = (typeof OWNER_STATEMENTS)[number]

/** Statements of the register of the United Kingdom (Companies Act 2006, part 21A, and of overseas entities). */
const BRITISH_STATEMENTS: readonly (readonly [code: string, statement: OwnerStatement])[] = [
  // Misspelt by the register itself.
  ['no-individual-or-entity-with-signficant-control', 'said-nobody'],
  ['no-individual-or-entity-with-significant-control', 'said-nobody'],
  ['no-beneficial-owner-identified', 'not-identified'],
  ['psc-exists-but-not-identified', 'not-identified'],
  ['psc-details-not-confirmed', 'not-confirmed'],
  ['awaiting-confirmation-from-psc', 'not-confirmed'],
  ['steps-to-find-psc-not-yet-completed', 'not-searched'],
  ['psc-contacted-but-no-response', 'no-answer'],
  ['psc-has-failed-to-confirm-changed-details', 'no-answer'],
  ['restrictions-notice-issued-to-psc', 'restricted'],
  ['all-beneficial-owners-identified', 'all-identified'],
  ['at-least-one-beneficial-owner-unidentified', 'partly-identified'],
  ['information-not-provided-for-at-least-one-beneficial-owner', 'partly-identified'],
  [
    'at-least-one-beneficial-owner-unidentified-and-information-not-provided-for-at-least-one-beneficial-owner',
    'partly-identified',
  ],
]

const statementByCode = new Map(BRITISH_STATEMENTS)

/** What a statement of the British register says; partnerships have the same with an ending of their own. */
export function readBritishOwnerStatement(code: string): OwnerStatement {
  return statementByCode.get(code.replace(/-partnership$/, '')) ?? 'other'
}
