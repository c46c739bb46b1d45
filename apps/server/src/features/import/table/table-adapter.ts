import { basename } from 'node:path'
import type { DbOrTx } from '@merleg/db/connect'
import type { SourceInfo } from '@merleg/domain/observation'
import type { SourceAdapter } from '../reading/source-adapter.ts'
import { readTable } from '../reading/table-file.ts'
import { findKnownCompanies } from './table-companies.repository.ts'
import type { TableMap } from './table-map.ts'
import { type FoundCompanies, readTableRecords } from './table-records.ts'
import { readTableRows, type TableRow } from './table-rows.ts'

export type OwnTable = { source: SourceInfo; observedOn: string; map: TableMap }

/** A table of one's own as a source: by the map alone, and what its publisher says. */
export function adaptTable(db: DbOrTx, { source, observedOn, map }: OwnTable): SourceAdapter {
  return {
    source,
    observedOn,
    files: null,
    snapshotSections: map.isWhole ? [...new Set(map.facts.map(({ section }) => section))] : [],
    read: async function* read({ path }) {
      const rows = readTableRows(basename(path), await readTable(path), map)
      yield* readTableRecords(rows, map, await indexCompanies(db, rows))
    },
  }
}

/** Companies by the numbers of the rows: known ones first; a number of nobody known is that of a new company. */
async function indexCompanies(db: DbOrTx, rows: readonly TableRow[]): Promise<FoundCompanies> {
  const known = await findKnownCompanies(
    db,
    rows.flatMap(({ identifiers }) => identifiers),
  )
  return ({ identifiers }) => {
    const found = identifiers.map(({ ids, registerKey }) =>
      [...ids, ...(registerKey === null ? [] : [registerKey])].flatMap((key) => known.get(key) ?? []),
    )
    const told = found.filter((companies) => companies.length > 0)
    // Two numbers that name different companies contradict each other.
    if (told.length > 0) return { companyIds: [...new Set(told.flat())], isKnown: true }
    const made = identifiers.flatMap(({ ids, taxStem, isCountryKnown }) =>
      isCountryKnown ? (taxStem ?? ids[0] ?? []) : [],
    )
    return { companyIds: [...new Set(made)], isKnown: false }
  }
}
