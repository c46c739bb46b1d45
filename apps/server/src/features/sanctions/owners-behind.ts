import type { CompanyRow, PartyRow } from './parties.repository.ts'
import { type IndirectRow, isOwnerRow, keyOf, type OwningCompany } from './parties.ts'

/** So many indirect owners of a company are compared, the nearest first. */
export const MOST_INDIRECT = 500

/** What the register tells of those who own a company through others. */
export type OwnersBehind = {
  rows: readonly IndirectRow[]
  /** The owning organisations whose owners were read. */
  owningIds: readonly string[]
  /** Owning organisations, by their keys, of which no owner is known: whoever stands behind them is not compared. */
  untold: ReadonlySet<string>
  /** Indirect owners beyond the limit. */
  leftOutCount: number
}

type Known = {
  /** The entries of owners of each company that has any. */
  ownersOf: ReadonlyMap<string, readonly PartyRow[]>
  /** Companies of the register. */
  companies: ReadonlyMap<string, Pick<CompanyRow, 'kind' | 'names'>>
}

/**
 * Follows owners that are organisations to theirs, level by level, each once: circles end where they began. Who owns the company
 * itself and is named above it again is an indirect owner as well.
 */
export function findOwnersBehind(
  company: { companyId: string; rows: readonly PartyRow[] },
  { ownersOf, companies }: Known,
): OwnersBehind {
  const found: IndirectRow[] = []
  const untold = new Set<string>()
  const indirect = new Set<string>()
  const leftOut = new Set<string>()
  const owning: { id: string; through: readonly OwningCompany[] }[] = []
  const met = new Set([company.companyId])
  const meet = (row: PartyRow, through: readonly OwningCompany[]) => {
    if (row.partyKind === 'person' || !isOwnerRow(row)) return
    const { partyId } = row
    const owners = partyId === null ? undefined : ownersOf.get(partyId)
    if (owners === undefined || partyId === null) {
      if (!isTraderOf(companies, partyId)) untold.add(keyOf(row))
    } else if (!met.has(partyId)) {
      met.add(partyId)
      const name = companies.get(partyId)?.names[0] ?? row.name
      owning.push({ id: partyId, through: [...through, { id: partyId, name }] })
    }
  }
  for (const row of company.rows) meet(row, [])
  // Grows while it is read.
  for (const { id, through } of owning)
    for (const row of ownersOf.get(id) ?? []) {
      const key = keyOf(row)
      if (key === company.companyId) continue
      if (!indirect.has(key) && indirect.size >= MOST_INDIRECT) {
        leftOut.add(key)
        continue
      }
      indirect.add(key)
      found.push({ row, through })
      meet(row, through)
    }
  return { rows: found, owningIds: owning.map(({ id }) => id), untold, leftOutCount: leftOut.size }
}

/** Nobody stands behind a sole trader. */
function isTraderOf(companies: Known['companies'], partyId: string | null): boolean {
  return partyId !== null && companies.get(partyId)?.kind === 'selfemployed'
}

/** Of which organisations among the entries of owners the owners are to be read. */
export function listOwning(rows: readonly PartyRow[]): string[] {
  return rows.flatMap((row) => (row.partyKind !== 'person' && isOwnerRow(row) ? (row.partyId ?? []) : []))
}
