import type { SourceRecord } from '@merleg/domain/observation'
import type { Edition, KnownCompanies, SourceAdapter } from '../../reading/source-adapter.ts'
import { type LeiList, readEntities } from './entities.ts'
import { readExceptions, readParents } from './parents.ts'

type Role = 'entities' | 'relationships' | 'exceptions'

/**
 * Legal entity identifiers of companies of the register, with their consolidating parents or the reason why none is told:
 * the three files of the golden copy (LEI-CDF 3.1, RR-CDF 2.1, reporting exceptions) as CSV. Built from the columns that
 * public readers of these files name; a whole file was not seen.
 *
 * A company is found by its register number, never by its name; who is not in the register is left out. Name and seat are
 * those of the register of each country, which GLEIF repeats: they are not taken from here. A parent consolidates the
 * company's accounts; which share it has, is not told, and it is no owner here.
 */
export const gleif: SourceAdapter<Role> = {
  source: {
    sourceId: 'gleif',
    publisher: 'Global Legal Entity Identifier Foundation',
    title: 'GLEIF golden copy',
    licence: 'CC0 1.0',
    url: 'https://www.gleif.org/en/lei-data/gleif-golden-copy',
    isMadeUp: false,
    language: 'en',
    rhythm: 'daily',
    readFrom: 'description',
  },
  observedOn: null,
  findObservedOn: async (edition) => readEditionDay(edition.fileOf('entities')),
  files: [
    {
      role: 'entities',
      name: /^\d{8}-\d{4}-gleif-goldencopy-lei2-golden-copy\.csv$/,
      example: '20261103-0800-gleif-goldencopy-lei2-golden-copy.csv.zip',
    },
    {
      role: 'relationships',
      name: /^\d{8}-\d{4}-gleif-goldencopy-rr-golden-copy\.csv$/,
      example: '20261103-0800-gleif-goldencopy-rr-golden-copy.csv.zip',
    },
    {
      role: 'exceptions',
      name: /^\d{8}-\d{4}-gleif-goldencopy-repex-golden-copy\.csv$/,
      example: '20261103-0800-gleif-goldencopy-repex-golden-copy.csv.zip',
    },
  ],
  snapshotSections: ['register-detail'],
  read: readEdition,
}

/** The day in the name of a file. */
function readEditionDay(path: string): string | null {
  const [, year, month, day] = /(\d{4})(\d{2})(\d{2})-\d{4}-gleif-goldencopy/.exec(path) ?? []
  return year === undefined ? null : `${year}-${month}-${day}`
}

/** The entities are read twice: whose names are wanted is known only when the parents are. */
async function* readEdition(edition: Edition<Role>, known: KnownCompanies): AsyncGenerator<SourceRecord> {
  const list: LeiList = { companyIds: new Map(), last: { file: '', line: 1 } }
  yield* readEntities(edition.fileOf('entities'), list, known)
  yield* readParents(edition, list)
  yield* readExceptions(edition.fileOf('exceptions'), list)
}
