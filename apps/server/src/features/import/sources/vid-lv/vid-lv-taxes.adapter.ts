import { exactFile } from '../../reading/find-edition.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { findLastTaxDay, readTaxes } from './taxes.ts'

const PAYMENTS = 'pdb_nm_komersantu_samaksato_nodoklu_kopsumas_odata.csv'

/**
 * Taxes paid to the Latvian State Revenue Service and people employed on average by tax year, three years in a file. A source
 * of additions: a year that is absent has not ended. Each figure is of its year alone and ends with it; that of the
 * newest year is not today's. Negative taxes were repaid. Where accounts tell the headcount of the same days, theirs stands,
 * as they are told of a later day.
 *
 * Of the main activity neither the version of the NACE is told nor from when on it is, and the form and the seat
 * are those of the register of enterprises: they are not read.
 *
 * Built from public programs that read this file and name all its columns; the file itself was not seen. Another column is
 * refused with its name.
 */
export const vidLvTaxes: SourceAdapter<typeof PAYMENTS> = {
  source: {
    sourceId: 'vid-lv-taxes',
    publisher: 'Valsts ieņēmumu dienests',
    title: 'Samaksāto nodokļu kopsummas',
    licence: 'CC0 1.0',
    url: 'https://data.gov.lv/dati/dataset/5ed74664-b49d-4b28-aacb-040931646e9b',
    isMadeUp: false,
    countryCode: 'LV',
    language: 'lv',
    // A year is added once in a year; when, is not told.
    rhythm: 'irregular',
    readFrom: 'description',
  },
  observedOn: null,
  findObservedOn: async (edition) => findLastTaxDay(edition.fileOf(PAYMENTS)),
  files: [exactFile(PAYMENTS)],
  snapshotSections: [],
  read: (edition) => readTaxes(edition.fileOf(PAYMENTS)),
}
