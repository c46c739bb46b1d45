import { listCkanDataSets } from '../../download/ckan.ts'
import type { SourceDownload } from '../../download/source-download.ts'

/** The register of insolvencies on the state's portal. As public programs that read it name it. */
const DATA_SETS = {
  'bb54838d-9365-4f76-8513-804f4efa8ab6': ['insolvency_legal_person_proceeding.csv'],
}

/** The addresses of files change when they are replaced: the portal is asked where they are. */
export const urLvInsolvencyDownload: SourceDownload = {
  sourceId: 'ur-lv-insolvency',
  licence: 'CC0 1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  list: async (http) => listCkanDataSets(http, 'https://data.gov.lv/dati', DATA_SETS),
}
