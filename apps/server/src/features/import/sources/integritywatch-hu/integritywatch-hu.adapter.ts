import type { SourceRecord } from '@merleg/domain/observation'
import { exactFile } from '../../reading/find-edition.ts'
import type { Edition, SourceAdapter } from '../../reading/source-adapter.ts'
import { readAwards } from './awards.ts'
import { type CompanyList, readCompanies } from './companies.ts'
import { readCpvTitles } from './cpv-titles.ts'
import { type OwnerList, readOwners, readOwnerships } from './owners.ts'

/**
 * Winners of public procurement, their owners and their awards. The day is the last one the release covers; it does
 * not tell its own day of publication. Owners and companies come without days, awards with the day of the award.
 *
 * A source of additions, no snapshot: a release covers the winners of two rolling years, so an owner or award that a
 * later one does not mention has not ended for that reason.
 */
export const integritywatchHu: SourceAdapter = {
  source: {
    sourceId: 'integritywatch-hu',
    publisher: 'Transparency International Hungary',
    title: 'Integrity Watch Hungary, 2018–2021',
    licence: 'CC BY-SA 4.0',
    url: 'https://www.integritywatch.hu',
    isMadeUp: false,
    countryCode: 'HU',
    toldFrom: '2018-01-01',
  },
  observedOn: '2021-12-31',
  files: ['companies.csv', 'owners.csv', 'owner-company-links.csv', 'cpv.csv', 'awards.csv'].map(exactFile),
  snapshotSections: [],
  read: readFolder,
}

/** Companies, owners and titles are few and kept; links and awards flow through. */
async function* readFolder(edition: Edition): AsyncGenerator<SourceRecord> {
  const companies: CompanyList = { ids: new Set(), last: { file: 'companies.csv', line: 1 } }
  yield* readCompanies(edition.fileOf('companies.csv'), companies)
  const owners: OwnerList = { byId: new Map(), last: { file: 'owners.csv', line: 1 } }
  yield* readOwners(edition.fileOf('owners.csv'), owners)
  yield* readOwnerships(edition.fileOf('owner-company-links.csv'), companies, owners)
  const cpvTitles = new Map<string, string>()
  yield* readCpvTitles(edition.fileOf('cpv.csv'), cpvTitles)
  yield* readAwards(edition.fileOf('awards.csv'), companies, cpvTitles)
}
