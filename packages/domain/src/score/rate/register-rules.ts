import { fullYearsBetween } from '../../calendar-days.ts'
import type { RegisterFactorKey } from './register-factors.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import type { ScoreInputs } from '../inputs/score-inputs.ts'

/** What the rules look at: the facts of a day (YYYY-MM-DD) and, where the rating takes them, figures of the accounts. */
export type RegisterSubject = {
  readonly facts: RegisterFacts
  readonly asOf: string
  readonly inputs: ScoreInputs | null
}

/** Values from `from` (included) up to that of the next band give `points`; values below every band give none. */
export type RegisterBand = { readonly from: number; readonly points: number }

export type RegisterRule = {
  /** The value that the bands are over; null where nobody knows it, which adds nothing. */
  readonly read: (subject: RegisterSubject) => number | null
  readonly bands: readonly RegisterBand[]
  /** A study or statistic that found the same direction. */
  readonly source: string
  /** What the size was estimated from; without one it is an expert's judgement. */
  readonly estimate?: RegisterEstimate
}

/** Points that the odds of failure are worse by, with their standard error, and what of the data it is of. */
export type RegisterEstimate = { readonly points: number; readonly error: number; readonly of: string }

type CountKey =
  | 'filingDelayDays'
  | 'missingAccounts'
  | 'officerFailures'
  | 'auditorChanges'
  | 'seatChanges'
  | 'headcount'
const count = (key: CountKey) => (subject: RegisterSubject) => subject.facts[key]
const asNumber = (isTrue: boolean | null) => (isTrue === null ? null : Number(isTrue))
const asSign = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : Math.sign(amount)
/** `1:-3 3:-6`: from 1 on minus 3, from 3 on minus 6. */
const bands = (text: string): RegisterBand[] =>
  text.split(' ').map((band) => {
    const [from, points] = band.split(':').map(Number)
    return { from: from ?? 0, points: points ?? 0 }
  })

const JUDGEMENT = 'expert judgement'
const LEGAL_ACTION =
  'Altman, Sabato, Wilson: The value of non-financial information in SME risk management. Journal of Credit Risk 6(2), 2010'
const SURVIVAL = 'KSH: 43.3 % of the companies founded in 2012 were active in 2017'
const REPORT_DELAYS =
  'Annual report submission delays and corporate default. Journal of East European Management Studies 31(1), 39995'
const TAX_ARREARS = 'Tax arrears as a substitute when financial ratios are outdated. JRFM 14(10), 470, 2021'
const MANAGERS =
  'Andresson, Lukason: payment disturbances in managers’ earlier practices. Cogent Business & Management 2302203, 2024'
const AUDITORS = 'Schwartz, Menon: Auditor switches by failing firms. The Accounting Review 60(2), 1985'
const SIZE_CLASSES = 'KSH STADAT gsz0071, 2019: 7.7 % of enterprises of one person ceased, 1.3 % of those of 10–49'

/**
 * Late filing, court incidents and changes of address stand beside failures in a panel of Spanish companies (2,859
 * company-years of 1998–2003, 62 failures, INFOTEL; Alfaro-Cid, Castillo, Merelo). Their weights are estimated with it: a
 * logistic regression beside ranks of six ratios and the year, in which the expert's weight before is an observation of
 * its own, with an error of 7 points. So little data move a weight as far as they speak: a lot for court incidents,
 * hardly for late filing; `merleg score register-weights` prints it. What the panel does not tell, or tells by how it was drawn (age: its companies were followed
 * for years; size), stays an expert's judgement.
 */
const SPANISH: Readonly<Record<'filing-delay' | 'enforcement' | 'seat-changes', RegisterEstimate>> = {
  'filing-delay': { points: -3.2, error: 7.3, of: 'accounts filed late (207 company-years, 5 failures)' },
  enforcement: { points: -28.3, error: 4.4, of: 'court incidents on record (181 company-years, 30 failures)' },
  'seat-changes': { points: -11.3, error: 4.6, of: 'a change of address on record (1,649 company-years, 46 failures)' },
}

/**
 * The additions of the register. Points are on the scale of the accounts', where ten of them halve or double the odds of a
 * failure: minus 15 is about 2.8 times the odds, minus 20 four times. What tells of debts that are not paid, or of
 * accounts that are hidden, weighs most, what tells of a change of habits least.
 */
export const REGISTER_RULES: Readonly<Record<RegisterFactorKey, RegisterRule>> = {
  // Whole years since the founding: half of the young ones are gone within five years.
  age: {
    read: ({ facts, asOf }) => (facts.foundedOn === null ? null : Math.max(0, fullYearsBetween(facts.foundedOn, asOf))),
    bands: bands('0:-8 2:-4 5:0 10:3 20:5'),
    source: SURVIVAL,
  },
  'filing-delay': {
    read: count('filingDelayDays'),
    bands: bands('1:-2 30:-4 90:-7 180:-10'),
    source: REPORT_DELAYS,
    estimate: SPANISH['filing-delay'],
  },
  // Accounts that are never published foretell a failure better than any delay.
  'missing-accounts': { read: count('missingAccounts'), bands: bands('1:-12 2:-20'), source: REPORT_DELAYS },
  enforcement: {
    read: readEnforcement,
    bands: bands('1:-24'),
    source: LEGAL_ACTION,
    estimate: SPANISH.enforcement,
  },
  'tax-enforcement': {
    read: ({ facts }) => asNumber(facts.hasTaxEnforcement),
    bands: bands('1:-18'),
    source: TAX_ARREARS,
  },
  // Less than the enforcement that often follows it, as both may be known at once.
  'tax-debt': { read: ({ facts }) => asNumber(facts.hasTaxDebt), bands: bands('1:-10'), source: TAX_ARREARS },
  'officer-failures': { read: count('officerFailures'), bands: bands('1:-4 2:-8 3:-12'), source: MANAGERS },
  // One change within two years is everyday business.
  'auditor-changes': { read: count('auditorChanges'), bands: bands('2:-3 3:-6'), source: AUDITORS },
  // The first change counts too, and more of them little beyond it.
  'seat-changes': {
    read: count('seatChanges'),
    bands: bands('1:-6 2:-8 3:-9'),
    source: JUDGEMENT,
    estimate: SPANISH['seat-changes'],
  },
  // Little, as the accounts tell the size already.
  size: { read: count('headcount'), bands: bands('0:-3 1:0 10:2 50:4 250:5'), source: SIZE_CLASSES },
  'other-procedure': { read: readProcedure, bands: bands('1:-10'), source: JUDGEMENT },
  'own-funds': { read: ({ inputs }) => asSign(inputs?.equity), bands: bands('-1:-20 0:0 1:4'), source: JUDGEMENT },
  'annual-result': {
    read: ({ inputs }) => asSign(inputs?.profitBeforeTax),
    bands: bands('-1:-5 0:0 1:2'),
    source: JUDGEMENT,
  },
}

/** A status of its own where no source says whose enforcement it is. */
function readEnforcement({ facts }: RegisterSubject): number | null {
  const isOnlyStatus = facts.status === 'under-enforcement' && facts.hasTaxEnforcement !== true
  return isOnlyStatus ? 1 : asNumber(facts.hasEnforcement)
}

/** Running procedures that are no insolvency: voluntary liquidation, and such as are not told more closely. */
function readProcedure({ facts }: RegisterSubject): number | null {
  return facts.status === 'under-procedure' || facts.status === 'voluntary-liquidation' ? 1 : null
}
