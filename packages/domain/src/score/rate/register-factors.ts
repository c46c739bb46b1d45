/**
 * What an expert adds to the points of the accounts, or of the register alone; not trained, see the model card. The
 * last two are for the simple kinds, whose accounts no model was trained for.
 */
export const REGISTER_FACTOR_KEYS = [
  'age',
  'filing-delay',
  'missing-accounts',
  'enforcement',
  'tax-enforcement',
  'tax-debt',
  'officer-failures',
  'auditor-changes',
  'seat-changes',
  'size',
  'other-procedure',
  'own-funds',
  'annual-result',
] as const
export type RegisterFactorKey = (typeof REGISTER_FACTOR_KEYS)[number]
