import { listCkanDataSets } from '../../download/ckan.ts'
import type { SourceDownload } from '../../download/source-download.ts'

/** The taxes paid by year on the state's portal. As public programs that read them name them. */
const DATA_SETS = {
  '5ed74664-b49d-4b28-aacb-040931646e9b': ['pdb_nm_komersantu_samaksato_nodoklu_kopsumas_odata.csv'],
}

/** The addresses of files change when they are replaced: the portal is asked where they are. */
export const vidLvTaxesDownload: SourceDownload = {
  sourceId: 'vid-lv-taxes',
  licence: 'CC0 1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  list: async (http) => listCkanDataSets(http, 'https://data.gov.lv/dati', DATA_SETS),
}
