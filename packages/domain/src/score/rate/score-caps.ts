import { monthsBefore } from '../../calendar-days.ts'
import type { CompanyStatus } from '../../company-status.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import type { ScoreInputs } from '../inputs/score-inputs.ts'
import { CAP_REASONS, type CapReason, type ScorePart } from './company-score.ts'

/** At most so many points, and what share of the credit limit is left; 0: no credit is recommended. */
type Ceiling = { readonly highest: number; readonly limitShare: number }

/** What a fact limits while it holds, and for how many months after it has ended. */
export type CapRule = {
  readonly running: Ceiling
  readonly afterwards: (Ceiling & { readonly months: number }) | null
  /** What the law or a study says of the fact; where it says no size, whose judgement that is. */
  readonly source: string
}

const JUDGEMENT = 'expert judgement'
const PROBATION =
  'a year of probation, as after a distressed restructuring (EBA/GL/2016/07); the size: expert judgement'
const NO_CREDIT = { limitShare: 0 }
/** Of an ended debt that was enforced or published. */
const SETTLED = { months: 12, highest: 66, limitShare: 0.5 }

/**
 * Which facts cap band and credit limit, for how long after they end, and why. The ceilings are those of bands, so that
 * band, advice and limit agree: where no credit is recommended the band is "risky" (credit against collateral) at best.
 * The law says what a fact is, never how much it weighs: all ceilings, shares and months are an expert's judgement, but
 * for the two bands that decisions 12 ask for and the year of probation, which is a bank's rule taken over.
 */
export const CAP_RULES: Readonly<Record<CapReason, CapRule>> = {
  liquidation: {
    running: { highest: 15, ...NO_CREDIT },
    afterwards: { months: 60, highest: 33, ...NO_CREDIT },
    source: `an insolvent debtor is ended (Act XLIX of 1991, section 1), decisions 12; after it: ${JUDGEMENT}`,
  },
  'forced-deletion': {
    running: { highest: 15, ...NO_CREDIT },
    afterwards: { months: 24, highest: 50, limitShare: 0 },
    source: `business only as far as the court allows it (Act V of 2006, sections 116–118/D), decisions 12; after it: ${JUDGEMENT}`,
  },
  bankruptcy: {
    running: { highest: 33, ...NO_CREDIT },
    afterwards: { months: 60, highest: 50, limitShare: 0 },
    source: `a moratorium to reach a composition (Act XLIX of 1991, section 1), decisions 12; after it: about a third of reorganised firms were restructured again (Hotchkiss, Journal of Finance 50(1), 1995); the size: ${JUDGEMENT}`,
  },
  'tax-number': {
    running: { highest: 33, ...NO_CREDIT },
    afterwards: SETTLED,
    source: `the tax authority tells the court of a deletion, which may lead to a forced deletion (Act CL of 2017); ${JUDGEMENT}`,
  },
  sanction: {
    running: { highest: 33, ...NO_CREDIT },
    afterwards: null,
    source: `funds and economic resources must not be made available to listed persons (EU restrictive measures); the size: ${JUDGEMENT}`,
  },
  // The way of a company that can pay its debts; but it ceases, and who gives credit now has to come forward in time.
  'voluntary-liquidation': {
    running: { highest: 50, ...NO_CREDIT },
    afterwards: null,
    source: `the company ceases; a liquidation follows where it cannot pay (Act V of 2006); ${JUDGEMENT}`,
  },
  'tax-enforcement': {
    running: { highest: 50, ...NO_CREDIT },
    afterwards: SETTLED,
    source: `public dues that had to be enforced (Act CLIII of 2017); after it: ${PROBATION}`,
  },
  enforcement: {
    running: { highest: 50, ...NO_CREDIT },
    afterwards: SETTLED,
    source: `a claim that had to be enforced (Act LIII of 1994); after it: ${PROBATION}`,
  },
  'tax-debt': {
    running: { highest: 50, ...NO_CREDIT },
    afterwards: SETTLED,
    source: `public dues that were not paid in time; after it: ${PROBATION}`,
  },
  'negative-equity': {
    running: { highest: 50, ...NO_CREDIT },
    afterwards: null,
    source: `losses have eaten the capital: the management has to call the owners to decide (Act V of 2013, Civil Code, 3:189 and 3:270); ${JUDGEMENT}`,
  },
  lien: {
    running: { highest: 84, limitShare: 0.5 },
    afterwards: null,
    source: `what is pledged is out of reach for others; ${JUDGEMENT}`,
  },
  // What is measured against sales says nothing then, and the rest of the accounts stand still.
  'no-turnover': {
    running: { highest: 50, ...NO_CREDIT },
    afterwards: null,
    source: `no sales in two business years: the ratios over sales, half of the model, tell nothing of it; ${JUDGEMENT}`,
  },
  // How a suspension ended its source does not say: with leave to go on, or with the company.
  'activity-suspension': {
    running: { highest: 33, ...NO_CREDIT },
    afterwards: null,
    source: `no business may be done, by decision of the tax authority (Latvia: Law on Taxes and Fees); ${JUDGEMENT}`,
  },
  // Whatever it turns out to be, the rating could not be better than this.
  'untold-insolvency': {
    running: { highest: 33, ...NO_CREDIT },
    afterwards: null,
    source: 'a procedure whose kind its source does not tell: the ceiling of the mildest it may be, a bankruptcy',
  },
  'untold-ending': {
    running: { highest: 50, ...NO_CREDIT },
    afterwards: null,
    source:
      'a procedure whose kind its source does not tell: the ceiling of the mildest it may be, a voluntary liquidation',
  },
}

/** Those that refuse a limit for months after their end, too. */
export const CAPS_REFUSING_AFTERWARDS: readonly CapReason[] = CAP_REASONS.filter(
  (key) => CAP_RULES[key].afterwards?.limitShare === 0,
)

/** Those that rest on accounts, and that other accounts would lift. */
export const CAPS_OF_ACCOUNTS = ['negative-equity', 'no-turnover'] as const satisfies CapReason[]
export type CapOfAccounts = (typeof CAPS_OF_ACCOUNTS)[number]

/** What the table is asked about; the inputs are those of accounts that the rating rests on. */
export type CapSubject = {
  readonly facts: RegisterFacts
  /** YYYY-MM-DD. */
  readonly asOf: string
  readonly inputs: ScoreInputs | null
}

/** A fact of a company that limits its rating; `endedOn` is null while it holds. */
export type ActiveCap = Ceiling & { readonly key: CapReason; readonly endedOn: string | null }

const BY_STATUS: Readonly<Partial<Record<CompanyStatus, EndingProcedure>>> = {
  'under-liquidation': 'liquidation',
  'forced-deletion': 'forced-deletion',
  bankruptcy: 'bankruptcy',
  'voluntary-liquidation': 'voluntary-liquidation',
}

/** Procedures in which a company has failed already, or is no going concern any more. */
export type EndingProcedure = Extract<
  CapReason,
  'liquidation' | 'forced-deletion' | 'bankruptcy' | 'voluntary-liquidation' | 'untold-insolvency' | 'untold-ending'
>

/**
 * The procedure because of which nothing is foretold: the failure has come, or the company ends its business of its own
 * accord, whose accounts no longer are those of a going concern. Null for all others.
 */
export function findEndingProcedure(facts: Pick<RegisterFacts, 'status' | 'untoldProcedures'>): EndingProcedure | null {
  return BY_STATUS[facts.status] ?? findUntoldProcedure(facts)
}

/** Named by the mildest that procedures may be whose kind nobody tells: a voluntary liquidation, or else a bankruptcy. */
function findUntoldProcedure({ untoldProcedures }: Pick<RegisterFacts, 'untoldProcedures'>): EndingProcedure | null {
  if (untoldProcedures.length === 0) return null
  return untoldProcedures.includes('dissolution') ? 'untold-ending' : 'untold-insolvency'
}

/** The facts that limit a rating on a day, the one with the lowest ceiling first. */
export function listCaps(subject: CapSubject): ActiveCap[] {
  const found = CAP_REASONS.flatMap((key) => findCap(key, subject) ?? [])
  return found.toSorted((one, other) => one.highest - other.highest || one.limitShare - other.limitShare)
}

function findCap(key: CapReason, subject: CapSubject): ActiveCap | null {
  const { running, afterwards } = CAP_RULES[key]
  if (isRunning(key, subject)) return { key, endedOn: null, ...running }
  if (afterwards === null) return null
  const endedOn = subject.facts.pastEvents.find(({ event }) => event === key)?.endedOn ?? null
  if (endedOn === null || endedOn <= monthsBefore(subject.asOf, afterwards.months)) return null
  const { highest, limitShare } = afterwards
  return { key, endedOn, highest, limitShare }
}

function isRunning(key: CapReason, { facts, inputs }: CapSubject): boolean {
  switch (key) {
    case 'tax-number':
      return facts.hasInvalidTaxNumber === true
    case 'sanction':
      return facts.isSanctioned === true
    case 'tax-enforcement':
      return facts.hasTaxEnforcement === true
    case 'enforcement':
      return facts.hasEnforcement === true || (facts.status === 'under-enforcement' && facts.hasTaxEnforcement !== true)
    case 'tax-debt':
      return facts.hasTaxDebt === true
    case 'negative-equity':
      return (inputs?.equity ?? 0) < 0
    case 'lien':
      return facts.hasLien === true
    case 'activity-suspension':
      return facts.status === 'suspended'
    case 'no-turnover':
      return isNothing(inputs?.netSales) && isNothing(inputs?.previousNetSales)
    case 'untold-insolvency':
    case 'untold-ending':
      return findUntoldProcedure(facts) === key
    default:
      return BY_STATUS[facts.status] === key
  }
}

/** Not where nobody tells it. */
function isNothing(amount: number | null | undefined): boolean {
  return amount !== null && amount !== undefined && amount <= 0
}

/** The first that speaks against any credit, whether a limit can be worked out or not; null where none does. */
export function findRefusingCap(caps: readonly ActiveCap[]): ActiveCap | null {
  return caps.find(({ limitShare }) => limitShare === 0) ?? null
}

/** What all facts together leave of a credit limit, 0–1. */
export function limitShareOf(caps: readonly ActiveCap[]): number {
  return Math.min(1, ...caps.map(({ limitShare }) => limitShare))
}

/** All parts of a rating added up. */
export function sumParts(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, part) => sum + part.points, 0)
}

/**
 * The points that parts of a sum come to, with the parts that keep them between 0 and 100 and below the lowest ceiling:
 * whole numbers, and all parts together are the points.
 */
export function limitPoints(
  parts: readonly ScorePart[],
  caps: readonly ActiveCap[],
): { points: number; parts: readonly ScorePart[] } {
  const sum = sumParts(parts)
  const scaled = Math.min(100, Math.max(0, sum))
  const closing: ScorePart[] = scaled === sum ? [] : [{ kind: 'scale', points: scaled - sum }]
  const points = Math.min(scaled, caps[0]?.highest ?? scaled)
  for (const [index, { key }] of caps.entries())
    closing.push({ kind: 'cap', key, points: index === 0 ? points - scaled : 0 })
  return { points, parts: [...parts, ...closing] }
}
