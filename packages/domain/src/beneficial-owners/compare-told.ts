import { foldedWords } from '../name-folding.ts'
import type { OwnerStatement } from './owner-statements.ts'

/**
 * How somebody whom the register tells as beneficial owner stands to what is worked out of the owners: from that very
 * entry, so that it confirms nothing; the same; perhaps; not, because the part is too small; a company between; or not
 * among those whom the sources name as owners.
 */
export const TOLD_STANDINGS = ['same-entry', 'certain', 'possible', 'excluded', 'between', 'not-found'] as const
type ToldStanding = (typeof TOLD_STANDINGS)[number]

/** Somebody told; `key` is its id, or its place in the entry. */
export type ToldParty = { key: string; partyId: string | null; name: string }

/** Somebody found behind the company. */
export type WorkedOut = {
  key: string
  partyId: string | null
  name: string
  verdict: 'certain' | 'possible' | 'excluded' | 'between'
}

export type ToldComparison = {
  /** In the order of those told. */
  standings: ToldStanding[]
  /** Who is worked out to be a beneficial owner for certain, and is not told as one. */
  untold: WorkedOut[]
}

/** Statements by which nobody is left who is not told. */
const COMPLETE: readonly OwnerStatement[] = ['said-nobody', 'all-identified']

export type Compared = {
  told: readonly ToldParty[]
  /** What the register says beside, or in the place of, those told. */
  statements: readonly OwnerStatement[]
  found: readonly WorkedOut[]
  /** Keys of those told by whose entries it was worked out. */
  ownEntries: ReadonlySet<string>
}

/**
 * Compares whom the register tells with who is worked out. Two are the same by their ids; where one of them has none, by
 * the name, which namesakes share: it is said as such. Where neither somebody is told, nor that there is nobody else, there
 * is nothing to disagree with.
 */
export function compareTold({ told, statements, found, ownEntries }: Compared): ToldComparison {
  const standings = told.map((party): ToldStanding => {
    const same = found.filter((one) => isSame(party, one))
    if (same.some(({ key }) => key === party.key && ownEntries.has(key))) return 'same-entry'
    const verdicts = new Set(same.map(({ verdict }) => verdict))
    return (['certain', 'possible', 'between', 'excluded'] as const).find((one) => verdicts.has(one)) ?? 'not-found'
  })
  const untold = found.filter((one) => one.verdict === 'certain' && !told.some((party) => isSame(party, one)))
  const isComparable = told.length > 0 || statements.some((one) => COMPLETE.includes(one))
  return { standings, untold: isComparable ? untold : [] }
}

/** One register writes the surname first, another one last. */
function orderWords(name: string): string {
  return foldedWords(name).toSorted().join(' ')
}

function isSame(told: ToldParty, found: WorkedOut): boolean {
  if (told.key === found.key) return true
  if (told.partyId !== null && found.partyId !== null) return told.partyId === found.partyId
  return orderWords(told.name) === orderWords(found.name)
}
