import { listCkanDataSets } from '../../download/ckan.ts'
import type { SourceDownload } from '../../download/source-download.ts'

/** Annual accounts on the state's portal. As public programs that read them name them. */
const DATA_SETS = {
  'gada-parskatu-finansu-dati': ['financial_statements.csv', 'balance_sheets.csv', 'income_statements.csv'],
}

/** The addresses of files change when they are replaced: the portal is asked where they are. */
export const urLvAccountsDownload: SourceDownload = {
  sourceId: 'ur-lv-accounts',
  licence: 'CC0 1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  list: async (http) => listCkanDataSets(http, 'https://data.gov.lv/dati', DATA_SETS),
}
