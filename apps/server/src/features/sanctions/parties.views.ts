import type { DbOrTx } from '@merleg/db/connect'
import type { Span } from '../register/feed.repository.ts'
import { pageTouched } from '../register/touched-pages.repository.ts'
import { listChecks } from './checks.repository.ts'
import { findOwnersBehind, listOwning, type OwnersBehind } from './owners-behind.ts'
import { listIdsBehind, listParties, markParties, type Parties } from './parties.ts'
import {
  listNamingCompanies,
  listPartyRows,
  listRenamed,
  listScreenedCompanies,
  OWNER_SECTIONS,
  PARTY_SECTIONS,
  type PartyRow,
} from './parties.repository.ts'

/** `mark`: another text whenever somebody else, or something else of somebody, is to be compared. */
export type CompanyParties = Parties & { companyId: string; mark: string; behind: OwnersBehind }

/** Companies with all who are to be compared of them on a day (YYYY-MM-DD); those left out that are not known. */
export async function loadParties(db: DbOrTx, companyIds: readonly string[], day: string): Promise<CompanyParties[]> {
  const [companies, rows] = await Promise.all([
    listScreenedCompanies(db, companyIds),
    listPartyRows(db, { companyIds, day, sections: PARTY_SECTIONS }),
  ])
  const rowsOf = groupByCompany(rows)
  const ownersOf = await loadOwners(db, rows, day)
  const ids = listIdsBehind([...rows, ...[...ownersOf.values()].flat()])
  const found = ids.length === 0 ? [] : await listScreenedCompanies(db, ids)
  const known = new Map(found.map((company) => [company.companyId, company]))
  return companies.map((company) => {
    const { companyId } = company
    const own = rowsOf.get(companyId) ?? []
    const behind = findOwnersBehind({ companyId, rows: own }, { ownersOf, companies: known })
    const parties = listParties(company, { rows: own, indirect: behind.rows, known })
    return { companyId, ...parties, mark: markParties(parties), behind }
  })
}

/** The entries of owners of all companies that own, directly or through others; a level at a time. */
async function loadOwners(db: DbOrTx, rows: readonly PartyRow[], day: string): Promise<Map<string, PartyRow[]>> {
  const read = new Map<string, PartyRow[]>()
  const asked = new Set<string>()
  for (let level = rows; level.length > 0;) {
    const companyIds = [...new Set(listOwning(level))].filter((id) => !asked.has(id))
    for (const id of companyIds) asked.add(id)
    level = await listPartyRows(db, { companyIds, day, sections: OWNER_SECTIONS })
    for (const [id, of] of groupByCompany(level)) read.set(id, of)
  }
  return read
}

type Asked = { version: number; /** YYYY-MM-DD */ day: string }

/**
 * Companies with all who are to be compared of them on a day; `isChecked`: all of these were, with this version of the lists by the
 * rules in use.
 */
export async function loadChecked(
  db: DbOrTx,
  companyIds: readonly string[],
  { version, day }: Asked,
): Promise<(CompanyParties & { isChecked: boolean })[]> {
  const [marks, companies] = await Promise.all([listChecks(db, companyIds, version), loadParties(db, companyIds, day)])
  return companies.map((company) => ({ ...company, isChecked: marks.get(company.companyId) === company.mark }))
}

/** Those of the companies of whom somebody was not compared as he is known now. */
export async function listUnchecked(
  db: DbOrTx,
  companyIds: readonly string[],
  asked: Asked,
): Promise<CompanyParties[]> {
  return (await loadChecked(db, companyIds, asked)).filter(({ isChecked }) => !isChecked)
}

/**
 * The companies to be looked at again as batches of a span have told something of others: those that name one which got another
 * name or number, and those that are owned by one that was touched, directly or through others, on a day (YYYY-MM-DD). Page by
 * page: an auditor is named by thousands.
 */
export async function* pageNaming(
  db: DbOrTx,
  span: Span,
  { day, limit }: { day: string; limit: number },
): AsyncGenerator<string[]> {
  for await (const touched of pageTouched(db, span, { after: '', limit })) {
    const renamed = await listRenamed(db, touched, span)
    const naming = await listNamingCompanies(db, { partyIds: renamed, day, sections: PARTY_SECTIONS })
    const ids = [...new Set([...naming, ...(await listOwned(db, touched, day))])].toSorted()
    for (let at = 0; at < ids.length; at += limit) yield ids.slice(at, at + limit)
  }
}

/** Whom some companies own, directly or through others. */
async function listOwned(db: DbOrTx, ownerIds: readonly string[], day: string): Promise<string[]> {
  const owned = new Set<string>()
  for (let level = ownerIds; level.length > 0;) {
    const next = await listNamingCompanies(db, { partyIds: level, day, sections: OWNER_SECTIONS })
    level = next.filter((id) => !owned.has(id))
    for (const id of level) owned.add(id)
  }
  return [...owned]
}

const groupByCompany = (rows: readonly PartyRow[]) => Map.groupBy(rows, ({ companyId }: PartyRow) => companyId)
