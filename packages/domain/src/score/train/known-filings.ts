import { MONTHS_UNTIL_PUBLIC, publicByRule } from '../../accounts-due.ts'

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

/** Of a country whose law is not known here. */
const MONTHS_ELSEWHERE = 12

/** After how many months accounts without a filing day are taken for public, in a country (ISO 3166). */
export function monthsUntilPublic(countryCode: string): number {
  return MONTHS_UNTIL_PUBLIC.get(countryCode) ?? MONTHS_ELSEWHERE
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
