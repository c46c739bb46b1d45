import { dayBefore, monthsBefore } from '../../calendar-days.ts'

/** A version of accounts as it was recorded. Days are YYYY-MM-DD. */
export type FilingVersion = {
  /** First day of the business year, and the balance sheet day. */
  readonly start: string
  readonly day: string
  readonly isConsolidated: boolean
  /** Null where the source tells none. */
  readonly filedOn: string | null
  /** Days on which the version was recorded, and on which another one took its place; null while it is in force. */
  readonly recordedOn: string
  readonly replacedOn: string | null
  /** The day on which anything of its source was recorded for the first time. */
  readonly sourceFirstReadOn: string
}

/** By what it is known since when accounts were public. */
export const KNOWN_BY = ['recorded', 'filed', 'ruled'] as const
export type KnownBy = (typeof KNOWN_BY)[number]

export type KnownFiling<Version> = { readonly filing: Version; readonly by: KnownBy }

/**
 * Months from the balance sheet day by which accounts have to be public, the longest that the law gives to any company:
 * Act C of 2000 (HU), § 179 of the Commercial Code (EE), section 97 of the Law on Annual Statements (LV, medium-sized and
 * large ones), section 442 of the Companies Act 2006 (GB, private ones), section 8-2 of the Accounting Act (NO, by the end
 * of July), article 36 of Act 82/1991 (RO), § 325 of the Commercial Code (DE).
 */
const MONTHS_UNTIL_PUBLIC: ReadonlyMap<string, number> = new Map([
  ['HU', 5],
  ['EE', 6],
  ['LV', 7],
  ['GB', 9],
  ['NO', 7],
  ['RO', 5],
  ['DE', 12],
])
/** Of a country whose law is not known here. */
const MONTHS_ELSEWHERE = 12

/** After how many months accounts without a filing day are taken for public, in a country (ISO 3166). */
export function monthsUntilPublic(countryCode: string): number {
  return MONTHS_UNTIL_PUBLIC.get(countryCode) ?? MONTHS_ELSEWHERE
}

/** The last day of the last month by which accounts of a balance sheet day are public by rule. */
export function publicByRule(balanceSheetDay: string, months: number): string {
  const firstOfMonth = `${balanceSheetDay.slice(0, 7)}-01`
  return dayBefore(monthsBefore(firstOfMonth, -months - 1))
}

/**
 * The accounts that were known at the end of a day, in the order given. From the day on which their source was first
 * read: what was recorded then, and nothing that came in later. Before, when nobody here could have recorded it: what was
 * public by its filing day, or, where the source tells none, by the law's last day; of several versions of the same accounts the one
 * filed last by then and, as a correction that is silent on its day came later, of these the first one recorded.
 */
export function pickKnownFilings<Version extends FilingVersion>(
  versions: readonly Version[],
  { day, months }: { readonly day: string; readonly months: number },
): KnownFiling<Version>[] {
  const byAccounts = new Map<string, { filing: Version; publicOn: string; by: KnownBy }>()
  for (const filing of versions) {
    const found = findKnown(filing, { day, months })
    if (found === null) continue
    const key = `${filing.start} ${filing.day} ${filing.isConsolidated}`
    const before = byAccounts.get(key)
    if (before === undefined || isLater({ filing, ...found }, before)) byAccounts.set(key, { filing, ...found })
  }
  const known = new Map([...byAccounts.values()].map(({ filing, by }) => [filing, by]))
  return versions.flatMap((filing) => {
    const by = known.get(filing)
    return by === undefined ? [] : { filing, by }
  })
}

type Found = { publicOn: string; by: KnownBy }

function findKnown(version: FilingVersion, { day, months }: { day: string; months: number }): Found | null {
  const { recordedOn, replacedOn, sourceFirstReadOn, filedOn } = version
  if (version.day >= day) return null
  if (day >= sourceFirstReadOn) {
    const isInForce = recordedOn <= day && (replacedOn === null || replacedOn > day)
    return isInForce ? { publicOn: filedOn ?? recordedOn, by: 'recorded' } : null
  }
  const publicOn = filedOn ?? publicByRule(version.day, months)
  return publicOn <= day ? { publicOn, by: filedOn === null ? 'ruled' : 'filed' } : null
}

type Candidate = Found & { filing: FilingVersion }

function isLater(one: Candidate, other: Candidate): boolean {
  if (one.publicOn !== other.publicOn) return one.publicOn > other.publicOn
  return one.filing.recordedOn < other.filing.recordedOn
}
