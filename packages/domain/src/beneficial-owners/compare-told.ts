import { foldedWords } from '../name-folding.ts'
import type { ControlNature } from './control-natures.ts'
import type { OwnerStatement } from './owner-statements.ts'

/**
 * How somebody whom the register tells as beneficial owner stands to what is worked out of the owners: from that very
 * entry, so that it confirms nothing; the same; perhaps; not, because the part is too small; a company between; not to be
 * worked out, as it is told by neither shares nor votes; or not among those whom the sources name as owners.
 */
export const TOLD_STANDINGS = [
  'same-entry',
  'certain',
  'possible',
  'excluded',
  'between',
  'beyond-shares',
  'not-found',
] as const
type ToldStanding = (typeof TOLD_STANDINGS)[number]

/** Somebody told; `key` is its id, or its place in the entry. No natures: it is not told by what. */
export type ToldParty = {
  key: string
  partyId: string | null
  name: string
  natures: readonly Pick<ControlNature, 'kind'>[]
}

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
  /** Who is worked out to be a beneficial owner for certain, and neither told as one nor behind a company that is alone. */
  untold: WorkedOut[]
}

/** Statements by which nobody is left who is not told. */
const COMPLETE: readonly OwnerStatement[] = ['said-nobody', 'all-identified']
/** Statements by which somebody is there whom the register does not name, or not yet: whoever is not told may be that one. */
const OPEN: readonly OwnerStatement[] = [
  'not-identified',
  'not-confirmed',
  'not-searched',
  'no-answer',
  'restricted',
  'protected',
  'exempt',
  'partly-identified',
]

type Held = { companyId: string; partyKey: string }

export type Compared = {
  /** Of which the owners are. */
  companyId: string
  told: readonly ToldParty[]
  /** What the register says beside, or in the place of, those told. */
  statements: readonly OwnerStatement[]
  found: readonly WorkedOut[]
  /** Of what it was worked out: who holds what. */
  holdings: readonly Held[]
  /** Keys of those told by whose entries it was worked out. */
  ownEntries: ReadonlySet<string>
}

/**
 * Compares whom the register tells with who is worked out. Two are the same by their ids; where one of them has none, by
 * the name, which namesakes share: it is said as such. Where neither somebody is told, nor that there is nobody else, there
 * is nothing to disagree with, nor where somebody is there whom the register does not name. A company that controls is told in the place of whoever stands behind it (Companies Act
 * 2006, 790C: relevant legal entities).
 */
export function compareTold({ companyId, told, statements, found, holdings, ownEntries }: Compared): ToldComparison {
  const standings = told.map((party) => findStanding(party, { found, ownEntries }))
  const saysWho = told.length > 0 || statements.some((one) => COMPLETE.includes(one))
  if (!saysWho || statements.some((one) => OPEN.includes(one))) return { standings, untold: [] }
  const isTold = (one: WorkedOut): boolean => told.some((party) => isSame(party, one))
  const toldKeys = new Set([...told, ...found.filter(isTold)].map(({ key }) => key))
  const reached = reachBeside(companyId, holdings, toldKeys)
  return {
    standings,
    untold: found.filter((one) => one.verdict === 'certain' && reached.has(one.key) && !isTold(one)),
  }
}

function findStanding(party: ToldParty, { found, ownEntries }: Pick<Compared, 'found' | 'ownEntries'>): ToldStanding {
  const same = found.filter((one) => isSame(party, one))
  if (same.some(({ key }) => key === party.key && ownEntries.has(key))) return 'same-entry'
  const verdicts = new Set(same.map(({ verdict }) => verdict))
  const best = (['certain', 'possible', 'between'] as const).find((one) => verdicts.has(one))
  if (best !== undefined) return best
  if (isBeyondShares(party)) return 'beyond-shares'
  return verdicts.has('excluded') ? 'excluded' : 'not-found'
}

function isBeyondShares({ natures }: ToldParty): boolean {
  return natures.length > 0 && natures.every(({ kind }) => kind !== 'shares' && kind !== 'votes')
}

/** Who is reached from the company up without passing through another one that is told. */
function reachBeside(companyId: string, holdings: readonly Held[], told: ReadonlySet<string>): Set<string> {
  const holders = Map.groupBy(holdings, (held) => held.companyId)
  const reached = new Set([companyId])
  for (const at of reached) if (!told.has(at)) for (const { partyKey } of holders.get(at) ?? []) reached.add(partyKey)
  return reached
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
