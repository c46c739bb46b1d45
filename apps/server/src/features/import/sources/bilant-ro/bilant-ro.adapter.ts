import type { SourceRecord } from '@merleg/domain/observation'
import { exactFile } from '../../reading/find-edition.ts'
import type { Edition, SourceAdapter } from '../../reading/source-adapter.ts'
import { readAccounts } from './accounts.ts'
import { readCompanies } from './companies.ts'

const COMPANIES = 'companies.csv'
const ACCOUNTS = 'bilant_panel_2013_2024.csv'

/**
 * Yearly accounts of Romanian companies, an extract of sixteen figures, and the register data of most of them. The day
 * is the last one of the years covered. A source of additions: a year or company that is absent has not ended.
 *
 * Companies with accounts only have a fiscal code but no known name: none is made up for them. As they are many, a list
 * of companies cut between two lines cannot be told from a shorter one; a cut anywhere else is noticed.
 */
export const bilantRo: SourceAdapter = {
  source: {
    sourceId: 'bilant-ro',
    publisher: 'Ministerul Finanțelor (România)',
    title: 'Situații financiare anuale 2013–2024 (data.gov.ro)',
    licence: 'Open data of data.gov.ro',
    url: 'https://data.gov.ro',
    isMadeUp: false,
    countryCode: 'RO',
    toldFrom: '2013-01-01',
  },
  observedOn: '2024-12-31',
  files: [exactFile(COMPANIES), exactFile(ACCOUNTS)],
  snapshotSections: [],
  read: readFolder,
}

/** Of the companies only which years were read is kept. */
async function* readFolder(edition: Edition): AsyncGenerator<SourceRecord> {
  const companyIds = new Set<string>()
  yield* readCompanies(edition.fileOf(COMPANIES), companyIds)
  yield* readAccounts(edition.fileOf(ACCOUNTS), companyIds)
}
