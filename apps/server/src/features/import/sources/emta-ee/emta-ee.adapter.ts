import { exactFile } from '../../reading/find-edition.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { findDataDay, readPayments } from './payments.ts'

const CURRENT = 'tasutud_maksud_kaesolev_aasta_eng.csv'

/**
 * Taxes paid, turnover by the VAT returns and people employed by quarter, as the Estonian tax office publishes them; of
 * the file of this and the last year the last four quarters are taken over. Turnover is the sum of the declared supplies and not the
 * revenue of the accounts; as the last month is not declared yet, the first quarter has that of December to February, and so
 * on (the publisher's page of open data). A source of additions.
 *
 * Built from public programs that read this file and name all its columns; the file itself was not seen.
 */
export const emtaEe: SourceAdapter<typeof CURRENT> = {
  source: {
    sourceId: 'emta-ee',
    publisher: 'Maksu- ja Tolliamet',
    title: 'Tasutud maksud, käive ja töötajate arv',
    licence: 'Open data of the Estonian Tax and Customs Board',
    url: 'https://www.emta.ee/en/business-client/statistics-and-open-data',
    isMadeUp: false,
    countryCode: 'EE',
    language: 'en',
    rhythm: 'quarterly',
    readFrom: 'description',
  },
  observedOn: null,
  findObservedOn: async (edition) => findDataDay(edition.fileOf(CURRENT)),
  files: [exactFile(CURRENT)],
  snapshotSections: [],
  read: (edition) => readPayments(edition.fileOf(CURRENT)),
}
