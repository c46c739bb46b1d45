import { findKindByName } from '@merleg/domain/ownership/party-kind-by-name'
import { hasNobodyBehind } from '@merleg/domain/ownership/without-owners'
import { isReplacedName } from '@merleg/domain/replaced-name'
import type { CompanyRow, OwnerRows, PartyRow } from './parties.repository.ts'
import { type IndirectRow, isOwnerRow, keyOf, type OwningCompany } from './parties.ts'
/** So many indirect owners of a company are compared, the nearest first. */
export const MOST_INDIRECT = 200

/** What the register tells of those who own a company through others. */
export type OwnersBehind = {
  rows: readonly IndirectRow[]
  /** The owning organisations whose owners were read. */
  owningIds: readonly string[]
  /**
   * Owning organisations, by their keys, at which the search ended without anybody: no owner of theirs is known, or they own each
   * other, or themselves, and nobody else is known to. Whoever stands behind them is not compared.
   */
  untold: ReadonlySet<string>
  /** Entries of indirect owners beyond the limit; who stands behind these is not counted. */
  leftOutCount: number
  /** No entry tells an owner of the company, but perhaps itself. */
  isOwnerUnknown: boolean
}

const NOBODY_BEHIND = { rows: [], owningIds: [], untold: new Set<string>(), leftOutCount: 0 } as const

type Owned = { companyId: string; rows: readonly PartyRow[] }

type Known = {
  /** The entries of owners of each company that has any. */
  ownersOf: ReadonlyMap<string, OwnerRows>
  /** Companies of the register. */
  companies: ReadonlyMap<string, Pick<CompanyRow, 'kind' | 'names'>>
}

/**
 * Follows owners that are organisations to theirs, level by level, each once: circles end where they began. Who owns the company
 * itself and is named above it again is an indirect owner as well.
 */
export function findOwnersBehind(company: Owned, known: Known): OwnersBehind {
  const isOwnerUnknown = !company.rows.some((row) => isOwnerRow(row) && row.partyId !== company.companyId)
  // As with most.
  if (!company.rows.some(isOrganisation)) return { ...NOBODY_BEHIND, isOwnerUnknown }
  const found: IndirectRow[] = []
  const owning: { id: string; through: readonly OwningCompany[] }[] = []
  const met = new Set([company.companyId])
  const [direct, indirect] = [new Set(company.rows.map((row) => keyOf(row))), new Set<string>()]
  let leftOutCount = 0
  const meet = (row: PartyRow, through: readonly OwningCompany[]) => {
    const { partyId } = row
    if (!isOrganisation(row) || partyId === null || met.has(partyId) || !known.ownersOf.has(partyId)) return
    met.add(partyId)
    const name = known.companies.get(partyId)?.names[0] ?? row.name
    owning.push({ id: partyId, through: [...through, { id: partyId, name }] })
  }
  for (const row of company.rows) meet(row, [])
  // Grows while it is read.
  for (const { id, through } of owning) {
    const { rows, count } = known.ownersOf.get(id) ?? { rows: [], count: 0 }
    leftOutCount += count - rows.length
    for (const row of rows) {
      const key = keyOf(row, id)
      if (key === company.companyId) continue
      const isAnother = !direct.has(key) && !indirect.has(key)
      if (isAnother && indirect.size >= MOST_INDIRECT) {
        leftOutCount += 1
        continue
      }
      if (isAnother) indirect.add(key)
      found.push({ row, through })
      meet(row, through)
    }
  }
  const owningIds = owning.map(({ id }) => id)
  // Those that were left out are counted as such.
  const isCompared = (key: string) => direct.has(key) || indirect.has(key)
  const untold = new Set([...findUntold(company, owningIds, known)].filter(isCompared))
  return { rows: found, owningIds, untold, leftOutCount, isOwnerUnknown }
}

/** An owner that others may stand behind. */
const isOrganisation = (row: PartyRow): boolean => row.partyKind !== 'person' && isOwnerRow(row)

/** Goes back from every end at which somebody is known; the organisations that are not come to are in a circle without anybody. */
function findUntold(company: Owned, owningIds: readonly string[], { ownersOf, companies }: Known): Set<string> {
  const untold = new Set<string>()
  const owned = new Map<string, string[]>()
  const told = new Set<string>()
  const rowsOf = (id: string) => (id === company.companyId ? company.rows : (ownersOf.get(id)?.rows ?? []))
  const owning = new Set([company.companyId, ...owningIds])
  for (const id of owning) {
    const namedBy = id === company.companyId ? undefined : id
    for (const row of rowsOf(id)) {
      if (!isOwnerRow(row)) continue
      const { partyId } = row
      if (isOrganisation(row) && partyId !== null && owning.has(partyId)) {
        owned.set(partyId, [...(owned.get(partyId) ?? []), id])
        continue
      }
      told.add(id)
      if (isOrganisation(row) && !standsAlone(row, companies.get(partyId ?? ''))) untold.add(keyOf(row, namedBy))
    }
  }
  // Grows while it is read.
  for (const id of told) for (const below of owned.get(id) ?? []) told.add(below)
  for (const id of owningIds) if (!told.has(id)) untold.add(id)
  return untold
}

/** Who is known by name alone may be the State all the same; who holds what has no name is said elsewhere. */
function standsAlone(row: PartyRow, company: Pick<CompanyRow, 'kind'> | undefined): boolean {
  if (company === undefined) return isReplacedName(row.name) || findKindByName(row.name) === 'state'
  return hasNobodyBehind(company.kind)
}

/** Of which organisations among the entries of owners the owners are to be read. */
export function listOwning(rows: readonly PartyRow[]): string[] {
  return rows.flatMap((row) => (isOrganisation(row) ? (row.partyId ?? []) : []))
}
