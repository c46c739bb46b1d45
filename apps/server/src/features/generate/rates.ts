import type { LegalFormKey } from '@merleg/domain/legal-forms'

/**
 * Every rate of the made-up Hungary in one place (branches of the economy: `sectors.ts`). These are estimates in the
 * order of magnitude of the named statistics, not quotations from them; "assumption" marks what was chosen without
 * any, at times so that a small demo shows every case.
 */

/** The day the made-up register is read on, unless told otherwise. */
export const DEFAULT_AS_OF = '2026-11-01'
export const MAX_COMPANIES = 6_000_000
/** Ten years: as far as statements go back. */
export const MAX_DAYS = 3650

/** One entity in twenty is of a simple kind, at a fixed place of the numbering; how they divide: assumption. */
export const SIMPLE_KIND_EVERY = 20
export const SIMPLE_KIND_AT = 13
export const SIMPLE_KIND_WEIGHTS = { selfemployed: 36, nonprofit: 28, budgetary: 12, educational: 12, taxentity: 12 }

/**
 * What has happened lately is told in more detail than what lies years back: changes of these kinds per company and
 * year, drawn for the last `days` days on top of the lives' own (assumption; with headcounts and proceedings about two
 * changes a year for a living company, which is more than the register shows, so that monitoring has something to say).
 */
export const RECENT_DAYS = 500
export type RecentKind =
  | 'seat'
  | 'manager'
  | 'managerLeft'
  | 'members'
  | 'capital'
  | 'activity'
  | 'activityDropped'
  | 'phone'
  | 'email'
  | 'website'
  | 'accountOpened'
  | 'accountClosed'
  | 'site'
  | 'branch'
export const RECENT_RATES: readonly [RecentRate, ...RecentRate[]] = [
  ['seat', 0.08],
  ['manager', 0.1],
  ['managerLeft', 0.05],
  ['members', 0.09],
  ['capital', 0.04],
  ['activity', 0.18],
  ['activityDropped', 0.1],
  ['phone', 0.14],
  ['email', 0.12],
  ['website', 0.06],
  ['accountOpened', 0.15],
  ['accountClosed', 0.08],
  ['site', 0.07],
  ['branch', 0.015],
]
type RecentRate = readonly [kind: RecentKind, yearly: number]

/** Entries that were first recorded with a slip and set right weeks later (assumption). */
export const CORRECTIONS = { seat: 0.012, days: [4, 45], statementShare: 0.4, statementDays: [15, 160] } as const

export type FormRate = {
  key: LegalFormKey
  weight: number
  /** Mean of the logarithm of headcount. */
  sizeMean: number
  /** Usual amounts of issued capital in HUF, rising. */
  capitalHuf: readonly number[]
  /** How many members, as often as it stands there; none where the register does not list them. */
  memberCount: readonly number[]
}

function formRate(key: LegalFormKey, row: string): FormRate {
  const [weight, sizeMean, capitals = '', members = ''] = row.split('|').map((field) => field.trim())
  const capitalHuf = capitals.split(' ').map((thousands) => Number(thousands) * 1000)
  const memberCount = members === '' ? [] : members.split(' ').map(Number)
  return { key, weight: Number(weight), sizeMean: Number(sizeMean), capitalHuf, memberCount }
}

/**
 * Legal forms: weight | mean logarithm of headcount | capitals in thousand HUF | numbers of members. Weights: KSH,
 * registered enterprises by legal form; sizes and capitals: assumption within the minima of the
 * statute (Act V of 2013).
 */
export const FORM_RATES: readonly [FormRate, ...FormRate[]] = [
  formRate('kft', '66 | 0.65 | 3000 3000 3000 3500 5000 6000 10000 20000 | 1 1 1 1 2 2 2 3 3 4'),
  formRate('bt', '17.5 | 0.1 | 10 20 50 100 100 200 500 | 2 2 2 2 3'),
  formRate('zrt', '2.4 | 2.6 | 5000 5000 10000 20000 50000 100000 500000 | 1 1 2 3'),
  formRate('nyrt', '0.3 | 4.4 | 100000 500000 1200000 4000000 | 2 3'),
  formRate('kkt', '1 | 0.1 | 10 50 100 300 | 2 2 3'),
  formRate('ec', '2.4 | 0.2 | 200 500 1000 3000 | 1'),
  formRate('ugyvedi-iroda', '2.4 | 0.5 | 100 200 500 | 1 1 2'),
  formRate('nonprofit-kft', '2 | 1 | 3000 3000 5000 | 1 1 2'),
  formRate('szovetkezet', '1.3 | 1.2 | 500 2000 8000 60000 |'),
  formRate('szocialis-szovetkezet', '0.7 | 0.7 | 70 140 700 |'),
  formRate('fioktelep', '0.7 | 1 | 3000 10000 | 1'),
  formRate('lakasszovetkezet', '0.6 | 0.3 | 100 1000 |'),
  formRate('iskolaszovetkezet', '0.2 | 2 | 1000 3000 |'),
  formRate('vegrehajtoi-iroda', '0.2 | 1 | 200 500 | 1'),
  formRate('kozjegyzoi-iroda', '0.2 | 1 | 200 500 | 1'),
  formRate('egyesules', '0.2 | 0.5 | 1000 3000 |'),
  formRate('nonprofit-zrt', '0.2 | 2.2 | 5000 20000 | 1 2'),
]
/** What mothers and daughters are. */
export const GROUP_FORMS = { usual: 0, large: 2 } as const

/** Spread of the logarithm of headcount: about nine in ten below ten persons (KSH, enterprises by size). */
export const HEADCOUNT_SIGMA = 1.2
/** Mean age of a company in years and the age of the oldest (the company register as it is goes back to 1989). */
export const AGE = {
  meanYears: 11,
  maxYears: 37,
  motherMinYears: 13,
  daughterYears: [3, 11],
  circleMinYears: 8,
} as const

/** Enterprises per inhabitant against the country's villages (KSH, enterprises by county: more than a third have their seat in Budapest). */
export const SEAT_DENSITY = { budapest: 2.4, countySeat: 1.5, town: 1, village: 0.6 }

/** Yearly rates among all companies (after the yearly numbers of notices in Cégközlöny; bankruptcy, which is rarer, raised: assumption). */
export const FAILURE_RATES = { liquidation: 0.0085, forcedDeletion: 0.0075, bankruptcy: 0.0022, dissolution: 0.0085 }

/** Hidden health: standard normal, first-order autoregressive per year (assumption). */
export const HEALTH = {
  persistence: 0.78,
  /** How steeply failure depends on health: the odds grow by e^1.4 per standard deviation. */
  failureSteepness: 1.4,
  /** Fall of health in the years before a failure, the year of it last. */
  declineBeforeFailure: [0.4, 0.7, 1, 1.3, 1.6, 1.9],
  /** Common bad years for everyone. */
  shockByYear: new Map([
    [2020, -0.25],
    [2023, -0.2],
  ]),
  /** Most years that a life is simulated for. */
  years: 11,
}

/** Statements: how many years back a company's filings go, and how they come in (assumption). */
export const FILING = {
  yearsBack: 10,
  lateShare: 0.07,
  missingShare: 0.012,
  missingBeforeFailure: [0.65, 0.3],
  wrongShare: 0.014,
  /** Of the wrong ones: filed in forints where thousands were meant. */
  thousandSlipShare: 0.4,
  /** Partnerships that are too small to file. */
  partnershipWithoutStatement: 0.15,
}

/** Upper limits for the simplified kinds of accounts (Act C of 2000, section 9; Government Decree 398/2012), thousand HUF. */
export const LAYOUT_LIMITS = { microSales: 150_000, microShare: 0.45, fullSales: 2_400_000, auditSales: 600_000 }

/** Shares among companies (assumption, each above what the register shows where a demo would otherwise miss the case). */
export const SHARES = {
  formerName: 0.12,
  formerSeat: 0.2,
  capitalRaised: 0.1,
  capitalCut: 0.02,
  longName: 0.2,
  managerReplaced: 0.22,
  secondManager: 0.28,
  jointSignature: 0.12,
  membersChanged: 0.2,
  knownFirstPerson: 0.17,
  foreignOwner: 0.05,
  foreignMother: 0.35,
  strawMan: 0.3,
  seatAtProvider: 0.06,
  /** At one of the large providers, which grow with the country: the first quarters have the most. */
  seatAtHub: 0.02,
  phone: 0.5,
  email: 0.75,
  website: 0.35,
  secondAccount: 0.3,
  formerAccount: 0.12,
  site: 0.16,
  branch: 0.06,
  mailingAddress: 0.04,
  taxDebt: 0.02,
  enforcement: 0.025,
  taxEnforcement: 0.025,
  lien: 0.05,
  ban: 0.35,
  announcement: 0.04,
  certificate: 0.06,
  award: 0.03,
  taxNumberDeletedFirst: 0.3,
  /** Of those without tax debts; companies have to ask to be listed. */
  taxDebtFree: 0.18,
  lateReturn: 0.25,
  supervision: 0.015,
  smallVatExempt: 0.18,
}

/** Owners unlike the usual few (assumption): founded to be sold, with own shares, of many; keep their founder; how many. */
export const OWNER_SHAPES = {
  shelf: 0.05,
  ownShares: 0.015,
  dispersed: 0.006,
  shelfKept: 0.35,
  owners: [12, 60],
} as const
/** Shares not told, in bands, or of private companies limited by shares only a majority's; other votes than shares. */
export const SHARE_TELLING = { untold: 0.02, bands: 0.03, majority: 0.25, votesOfKft: 0.015, votesOfRt: 0.12 } as const

/** Relations between numbered neighbours (assumption): blocks share groups, wider quarters share an accountant's seat. */
export const RELATIONS = {
  blockSize: 40,
  quarterSize: 400,
  group: 0.55,
  groupDaughters: [1, 2, 2, 3, 3, 4, 6, 8] as const,
  groupTax: 0.35,
  circle: 0.2,
  merger: 0.25,
  demerger: 0.12,
  /** Owners abroad in several steps; how many steps. */
  chainAbroad: 0.2,
  chainSteps: [1, 2, 2, 3] as const,
}
