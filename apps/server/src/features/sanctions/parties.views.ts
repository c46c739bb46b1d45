import type { DbOrTx } from '@merleg/db/connect'
import type { Span } from '../register/feed.repository.ts'
import { pageTouched } from '../register/touched-pages.repository.ts'
import { listChecks } from './checks.repository.ts'
import { findOwnersBehind, listOwning, MOST_INDIRECT, type OwnersBehind } from './owners-behind.ts'
import { listNamedIds, listParties, markParties, type Parties } from './parties.ts'
import {
  listNamingCompanies,
  listOwnerRows,
  listPartyRows,
  listRenamed,
  listScreenedCompanies,
  listUntouched,
  OWNER_SECTIONS,
  type OwnerRows,
  PARTY_SECTIONS,
  type PartyRow,
} from './parties.repository.ts'

/** `mark`: another text whenever somebody else, or something else of somebody, is to be compared. */
export type CompanyParties = Parties & { companyId: string; mark: string; behind: OwnersBehind }

/**
 * Companies with all who are to be compared of them on a day (YYYY-MM-DD); those left out that are not known. To be gone through
 * once: each is put together when its turn comes, as those who own thousands of companies stand behind each of these.
 */
export async function loadParties(
  db: DbOrTx,
  companyIds: readonly string[],
  day: string,
): Promise<Iterable<CompanyParties>> {
  const [companies, rows] = await Promise.all([
    listScreenedCompanies(db, companyIds),
    listPartyRows(db, { companyIds, day }),
  ])
  const rowsOf = Map.groupBy(rows, ({ companyId }) => companyId)
  const ownersOf = await loadOwners(db, rows, day)
  const ids = listNamedIds([...rows, ...[...ownersOf.values()].flatMap((owners) => owners.rows)])
  const found = ids.length === 0 ? [] : await listScreenedCompanies(db, ids)
  const known = new Map(found.map((company) => [company.companyId, company]))
  function* putTogether(): Generator<CompanyParties> {
    for (const company of companies) {
      const { companyId } = company
      const own = rowsOf.get(companyId) ?? []
      const behind = findOwnersBehind({ companyId, rows: own }, { ownersOf, companies: known })
      const parties = listParties(company, { rows: own, indirect: behind.rows, known })
      yield { companyId, ...parties, mark: markParties(parties), behind }
    }
  }
  return putTogether()
}

/** The entries of owners of all companies that own, directly or through others; a level at a time. */
async function loadOwners(db: DbOrTx, rows: readonly PartyRow[], day: string): Promise<Map<string, OwnerRows>> {
  const read = new Map<string, OwnerRows>()
  const asked = new Set<string>()
  for (let level = rows; level.length > 0;) {
    const companyIds = [...new Set(listOwning(level))].filter((id) => !asked.has(id))
    for (const id of companyIds) asked.add(id)
    const owners = await listOwnerRows(db, { companyIds, day, limit: MOST_INDIRECT })
    for (const [id, of] of owners) read.set(id, of)
    level = [...owners.values()].flatMap((of) => of.rows)
  }
  return read
}

type Asked = { version: number; /** YYYY-MM-DD */ day: string }

/** As {@link loadParties}; `isChecked`: all of these were compared, with this version of the lists by the rules in use. */
export async function loadChecked(
  db: DbOrTx,
  companyIds: readonly string[],
  { version, day }: Asked,
): Promise<Iterable<CompanyParties & { isChecked: boolean }>> {
  const [marks, companies] = await Promise.all([listChecks(db, companyIds, version), loadParties(db, companyIds, day)])
  function* withChecks() {
    for (const company of companies) yield { ...company, isChecked: marks.get(company.companyId) === company.mark }
  }
  return withChecks()
}

/**
 * The companies to be looked at again as batches of a span have told something of others: those that name one which got another
 * name or number, and those that are owned by one that was touched, directly or through others, on a day (YYYY-MM-DD); each once,
 * and none that was touched itself, which was compared after all of the span. Page by page: an auditor is named by thousands.
 */
export async function* pageAffected(
  db: DbOrTx,
  span: Span,
  { day, limit }: { day: string; limit: number },
): AsyncGenerator<string[]> {
  const seen = new Set<string>()
  const choose = (ids: readonly string[]) =>
    listUntouched(
      db,
      ids.filter((id) => !seen.has(id)),
      span,
    )
  for await (const touched of pageTouched(db, span, { after: '', limit })) {
    const renamed = await listRenamed(db, touched, span)
    const naming = await choose(await listNamingCompanies(db, { partyIds: renamed, day, sections: PARTY_SECTIONS }))
    const below = await listBelow(db, touched, { day, seen, choose })
    for (const id of naming) seen.add(id)
    const ids = [...new Set([...naming, ...below])].toSorted()
    for (let at = 0; at < ids.length; at += limit) yield ids.slice(at, at + limit)
  }
}

type Choice = {
  day: string
  /** Those that were come to before, and are not gone through again. */
  seen: Set<string>
  choose?: (ids: readonly string[]) => Promise<readonly string[]>
}

/** Whom some companies own, directly or through others. */
export async function listBelow(
  db: DbOrTx,
  ownerIds: readonly string[],
  { day, seen, choose }: Choice,
): Promise<string[]> {
  const below: string[] = []
  for (let level = ownerIds; level.length > 0;) {
    const owned = await listNamingCompanies(db, { partyIds: level, day, sections: OWNER_SECTIONS })
    level = (choose ? await choose(owned) : owned).filter((id) => !seen.has(id))
    for (const id of level) seen.add(id)
    below.push(...level)
  }
  return below
}
