import type { RegisterFactorKey } from './register-factors.ts'
import type { FactorKey } from '../model/factor-keys.ts'
import type { Horizon } from '../model/score-model.ts'

/** What a rating rests on: accounts and register; the register alone; the lite rating of the simple kinds; nothing. */
export const SCORE_BASES = ['statement', 'register', 'lite', 'unrated'] as const
export type ScoreBasis = (typeof SCORE_BASES)[number]

/** Why there is no rating at all. */
export const UNRATED_REASONS = ['ceased', 'left-register', 'nothing-known', 'registers-unread'] as const
export type UnratedReason = (typeof UNRATED_REASONS)[number]

/** Why only the register speaks: no accounts are known, the newest are too old, they tell too little, or have an error. */
export const REGISTER_REASONS = [
  'no-accounts',
  'old-accounts',
  'incomplete-accounts',
  'flawed-accounts',
  'financial-activity',
] as const
export type RegisterReason = (typeof REGISTER_REASONS)[number]

/** Facts that limit the points and the credit, the first three by ruling 12; new ones go to the end. */
export const CAP_REASONS = [
  'liquidation',
  'forced-deletion',
  'bankruptcy',
  'tax-number',
  'sanction',
  'voluntary-liquidation',
  'tax-enforcement',
  'enforcement',
  'tax-debt',
  'negative-equity',
  'lien',
  'no-turnover',
  'activity-suspension',
  'untold-insolvency',
  'untold-ending',
] as const
export type CapReason = (typeof CAP_REASONS)[number]

/** A term of the sum that the points are; whole points, all of them together exactly the points shown. */
export type ScorePart =
  | { readonly kind: 'base'; readonly points: number }
  | {
      readonly kind: 'factor'
      readonly key: FactorKey
      readonly value: number | null
      readonly bin: number | null
      readonly points: number
    }
  /** What the accounts of the year before add or take; left out where it is nothing. */
  | { readonly kind: 'earlier'; readonly points: number }
  | { readonly kind: 'register'; readonly key: RegisterFactorKey; readonly points: number }
  /** What the scale of 0–100 cuts off; left out where it is nothing. */
  | { readonly kind: 'scale'; readonly points: number }
  /** 0 where the points are below the limit anyway, or another limit is lower; the fact is told all the same. */
  | { readonly kind: 'cap'; readonly key: CapReason; readonly points: number }

type NameOf<Part extends ScorePart> = Part extends { readonly key: unknown }
  ? Pick<Part, 'kind' | 'key'>
  : Pick<Part, 'kind'>
/** Which part, whatever it adds. */
export type ScorePartName = NameOf<ScorePart>

/** The rating of a company on a day. */
export type CompanyScore = {
  readonly basis: ScoreBasis
  readonly unratedReason: UnratedReason | null
  /** Null unless the basis is `register`. */
  readonly registerReason: RegisterReason | null
  /** 0–100 whole points; null if unrated. */
  readonly points: number | null
  readonly parts: readonly ScorePart[]
  /**
   * Probability of failure within so many months, 0–1, never falling with them; null where only the register speaks,
   * the rating is lite, or a procedure runs in which the company has failed already or winds itself up.
   */
  readonly probabilities: Readonly<Record<Horizon, number>> | null
}
