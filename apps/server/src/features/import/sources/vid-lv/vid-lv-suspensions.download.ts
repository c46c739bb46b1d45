import { listCkanDataSets } from '../../download/ckan.ts'
import type { SourceDownload } from '../../download/source-download.ts'

/** The log of decisions on the state's portal. As public programs that read it name it. */
const DATA_SETS = {
  'fd2fffaf-3ff4-43a9-8e04-09f258bca463': ['pdb_saimndarbibaaptureta_odata.csv'],
}

/** The addresses of files change when they are replaced: the portal is asked where they are. */
export const vidLvSuspensionsDownload: SourceDownload = {
  sourceId: 'vid-lv-suspensions',
  licence: 'CC0 1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  list: async (http) => listCkanDataSets(http, 'https://data.gov.lv/dati', DATA_SETS),
}
