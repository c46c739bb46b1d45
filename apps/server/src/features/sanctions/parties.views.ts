import type { DbOrTx } from '@merleg/db/connect'
import type { Span } from '../register/feed.repository.ts'
import { pageTouched } from '../register/touched-pages.repository.ts'
import { type LastCheck, listChecks } from './checks.repository.ts'
import { listIdsBehind, listParties, type Party } from './parties.ts'
import {
  listNamingCompanies,
  listNamings,
  listPartyRows,
  listRenamed,
  listScreenedCompanies,
  type PartyRow,
} from './parties.repository.ts'

/** `namedIn`: the newest batch that told a name or number of a company behind it; 0 where none is known. */
export type CompanyParties = { companyId: string; named: Party[]; unnamed: Party[]; namedIn: number }

/** Companies with all who are to be compared of them on a day (YYYY-MM-DD); those left out that are not known. */
export async function loadParties(db: DbOrTx, companyIds: readonly string[], day: string): Promise<CompanyParties[]> {
  const [companies, rows] = await Promise.all([
    listScreenedCompanies(db, companyIds),
    listPartyRows(db, companyIds, day),
  ])
  const ids = listIdsBehind(rows)
  // Before their names are read: what is committed after it is looked at again.
  const namings = await listNamings(db, ids)
  const known = ids.length === 0 ? [] : await listScreenedCompanies(db, ids)
  const behind = new Map(known.map((company) => [company.companyId, company]))
  const byCompany = groupByCompany(rows)
  return companies.map((company) => {
    const own = byCompany.get(company.companyId) ?? []
    return { companyId: company.companyId, ...listParties(company, own, behind), namedIn: findNamedIn(own, namings) }
  })
}

/**
 * Of these companies the ones that were not compared with this version of the lists by the rules in use, or not as the
 * register knows them, and those behind them, on a day (YYYY-MM-DD).
 */
export async function listUnchecked(
  db: DbOrTx,
  companyIds: readonly string[],
  { version, day }: { version: number; day: string },
): Promise<string[]> {
  const checks = await listChecks(db, companyIds, version)
  // Who has to be compared anyhow is not asked for those behind him.
  const compared = checks.flatMap(({ companyId, batchId }) => (batchId === null ? [] : companyId))
  const rows = compared.length === 0 ? [] : await listPartyRows(db, compared, day)
  const namings = await listNamings(db, listIdsBehind(rows))
  const byCompany = groupByCompany(rows)
  const isChecked = ({ companyId, batchId }: LastCheck) =>
    batchId !== null && batchId >= findNamedIn(byCompany.get(companyId) ?? [], namings)
  return checks.filter((check) => !isChecked(check)).map(({ companyId }) => companyId)
}

/**
 * The companies that on a day (YYYY-MM-DD) name one of which the batches of a span told a name or number, page by page. An
 * auditor is named by thousands.
 */
export async function* pageNaming(
  db: DbOrTx,
  span: Span,
  { day, limit }: { day: string; limit: number },
): AsyncGenerator<string[]> {
  for await (const touched of pageTouched(db, span, { after: '', limit })) {
    const ids = await listNamingCompanies(db, await listRenamed(db, touched, span), day)
    for (let at = 0; at < ids.length; at += limit) yield ids.slice(at, at + limit)
  }
}

const groupByCompany = (rows: readonly PartyRow[]) => Map.groupBy(rows, ({ companyId }: PartyRow) => companyId)

function findNamedIn(rows: readonly PartyRow[], namings: ReadonlyMap<string, number>): number {
  return listIdsBehind(rows).reduce((newest, id) => Math.max(newest, namings.get(id) ?? 0), 0)
}
