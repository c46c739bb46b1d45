import type { AccountsQuality } from '../../accounts-quality/judge-accounts.ts'
import { type EntityKind, isSimpleKind } from '../../report-id.ts'
import { baseRateOf, type BaseRateOverride } from './base-rates.ts'
import { areCurrent } from './current-accounts.ts'
import type { CompanyScore, RegisterReason, ScorePart, UnratedReason } from './company-score.ts'
import { computeFactors } from './compute-factors.ts'
import { LITE_BASE_POINTS } from './lite-rating.ts'
import { areComplete, listEarlierPart, rateYearBefore } from './earlier-year.ts'
import { type BaseRates, foretell } from './probability.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import type { RegisterFactorKey } from './register-factors.ts'
import { hasKnownFacts, hasWeighedFacts, listRegisterParts } from './register-parts.ts'
import { type ActiveCap, findEndingProcedure, limitPoints, listCaps, sumParts } from './score-caps.ts'
import type { ScoreInputs } from '../inputs/score-inputs.ts'
import type { Horizon, ScoreModel } from '../model/score-model.ts'
import { sumFactors } from './sum-factors.ts'

/** Which expert additions are left out, and base rates that go before those of the table. */
export type ScoreConfig = {
  readonly switchedOff: ReadonlySet<RegisterFactorKey>
  readonly baseRates?: readonly BaseRateOverride[]
}

/**
 * The newest accounts of a company that can be relied on; the day is YYYY-MM-DD, the amounts whole units of the currency
 * (ISO 4217).
 */
export type ScoreAccounts = {
  readonly inputs: ScoreInputs
  readonly currency: string
  readonly balanceSheetDay: string
  readonly year: number
  /** For how many months amounts flow through its business year; those of a whole one where it is not told. */
  readonly months?: number
  /** Those of the group: the company filed no others. */
  readonly isConsolidated?: boolean
  /** `flawed`: none of the accounts can be relied on, these are the newest; see `domain/accounts-quality`. */
  readonly quality?: AccountsQuality
  /** The balance sheet day of the newest accounts, where these have an error. */
  readonly flawedDay?: string | null
  /** People as the accounts tell them; null where they do not. */
  readonly employees?: number | null
}

export type RateInput = {
  readonly facts: RegisterFacts
  readonly accounts: ScoreAccounts | null
  /** The day of the rating, YYYY-MM-DD. */
  readonly asOf: string
  readonly model: ScoreModel
  readonly config: ScoreConfig
}

/**
 * Where the register alone speaks every company starts here: below the middle, because who shows no accounts fails
 * more often. All that can be added to it leaves a company at best of medium risk.
 */
export const REGISTER_BASE_POINTS = 50

/**
 * The rating of a company on a day. By its accounts (balance sheet day within two years) and the register; by the
 * register alone where there are none that count, and banks, insurers, investment firms and funds; the simple kinds by the lite rating; ceased companies, those that have left
 * their register, and those of which nothing is known, not at all.
 */
export function rateCompany(input: RateInput): CompanyScore {
  const { facts, accounts } = input
  if (facts.status === 'ceased') return unrated('ceased')
  // Whatever its accounts were: it may be dissolved.
  if (facts.hasLeftRegister) return unrated('left-register')
  if (isSimpleKind(facts.kind)) return rateLite(input, LITE_BASE_POINTS[facts.kind])
  if (facts.isFinancialFirm) return rateRegister(input, 'financial-activity')
  const gap = findGap(accounts, input.asOf)
  if (accounts === null || gap !== null) return rateRegister(input, gap ?? 'no-accounts')
  return rateAccounts(input, accounts) ?? rateRegister(input, 'incomplete-accounts')
}

function unrated(unratedReason: UnratedReason): CompanyScore {
  return { basis: 'unrated', unratedReason, registerReason: null, points: null, parts: [], probabilities: null }
}

/** Accounts of a day to come are not known yet. Those with an error are told where they would have been new enough. */
function findGap(accounts: ScoreAccounts | null, asOf: string): RegisterReason | null {
  if (accounts === null || accounts.balanceSheetDay > asOf) return 'no-accounts'
  const isFlawed = accounts.quality === 'flawed'
  if (!isFlawed && areCurrent(accounts.balanceSheetDay, asOf)) return null
  return areCurrent(accounts.flawedDay ?? '', asOf) ? 'flawed-accounts' : 'old-accounts'
}

/** The accounts as far as a rating on a day (YYYY-MM-DD) can rest on them; null where they are old, flawed or to come. */
export function findUsableAccounts(accounts: ScoreAccounts | null, asOf: string): ScoreAccounts | null {
  return findGap(accounts, asOf) === null ? accounts : null
}

type Start = Pick<CompanyScore, 'registerReason'> & {
  basis: 'lite' | 'register'
  inputs: ScoreInputs | null
  points: number
}

/** The sum of what the register says, from a number of points on. */
function rateFacts({ facts, asOf, config }: RateInput, { basis, registerReason, inputs, points }: Start): CompanyScore {
  const subject = { facts, asOf, inputs }
  // The simple kinds are judged by their accounts in another way: what equity below zero means is not the same for them.
  const caps = listCaps({ facts, asOf, inputs: null })
  if (!hasKnownFacts(subject) && caps.length === 0) return unrated('nothing-known')
  if (isPerson(facts.kind) && !hasWeighedFacts(subject) && caps.length === 0) return unrated('nothing-known')
  const additions = listRegisterParts(subject, config.switchedOff)
  // Without accounts a calm rating needs somebody who would have told of a failure; a bad sign needs nobody.
  const isCalm = caps.length === 0 && sumParts(additions) >= 0
  const isUnread = facts.unreadProceedings?.includes('liquidation') === true
  if (basis === 'register' && isCalm && isUnread) return unrated('registers-unread')
  const parts: ScorePart[] = [{ kind: 'base', points }, ...additions]
  return { basis, unratedReason: null, registerReason, ...limitPoints(parts, caps), probabilities: null }
}

/** Behind whom nothing stands but one person: no state, and no support that is known of every such entity. */
function isPerson(kind: EntityKind): boolean {
  return kind === 'taxentity' || kind === 'selfemployed'
}

function rateLite(input: RateInput, points: number): CompanyScore {
  const inputs = findUsableAccounts(input.accounts, input.asOf)?.inputs ?? null
  return rateFacts(input, { basis: 'lite', registerReason: null, inputs, points })
}

function rateRegister(input: RateInput, registerReason: RegisterReason): CompanyScore {
  return rateFacts(input, { basis: 'register', registerReason, inputs: null, points: REGISTER_BASE_POINTS })
}

/** Null where the accounts tell too little. */
function rateAccounts(input: RateInput, { inputs, currency, year }: ScoreAccounts): CompanyScore | null {
  const { facts, asOf, model, config } = input
  if (!areComplete(inputs)) return null
  const told = { inputs, currency, year }
  const additions = listRegisterParts({ facts, asOf, inputs: null }, config.switchedOff)
  const caps = listCaps({ facts, asOf, inputs })
  const { sum, parts } = sumFactors(model, computeFactors(told))
  const earlier = listEarlierPart(model, { sum, previous: rateYearBefore(model, told) })
  const all = [...parts, ...earlier, ...additions]
  return {
    basis: 'statement',
    unratedReason: null,
    registerReason: null,
    ...limitPoints(all, caps),
    // Points are odds: what the register adds counts at every horizon, and so does what the scale cuts off, and what a
    // ceiling takes, so that band and probability agree.
    probabilities:
      findEndingProcedure(facts) === null
        ? foretell(model, {
            sum: sum + sumParts(earlier) + sumParts(additions) - excessOf(sumParts(all), caps),
            baseRates: findBaseRates(input),
          })
        : null,
  }
}

/** By how many points a sum is above the lowest ceiling. */
function excessOf(sum: number, [lowest]: readonly ActiveCap[]): number {
  return lowest === undefined ? 0 : Math.max(0, sum - lowest.highest)
}

function findBaseRates({ facts: { countryCode }, asOf, config }: RateInput): BaseRates {
  const year = Number(asOf.slice(0, 4))
  const of = (months: Horizon) => baseRateOf({ countryCode, year, months, overrides: config.baseRates ?? [] }).rate
  return { 12: of(12), 36: of(36), 60: of(60) }
}
