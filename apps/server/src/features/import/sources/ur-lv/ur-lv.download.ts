import { listCkanDataSets } from '../../download/ckan.ts'
import type { SourceDownload } from '../../download/source-download.ts'

/** Data sets of the register on the state's portal, and what is read of them. As public programs that read them name them. */
const DATA_SETS = {
  '4de9697f-850b-45ec-8bba-61fa09ce932f': ['register.csv'],
  '09047585-e67a-46c6-8ee8-575987efdef0': ['liquidations.csv'],
  '096c7a47-33cd-4dc9-a876-2c86e86230fd': ['officers.csv'],
  'b7848ab9-7886-4df0-8bc6-70052a8d9e1a': ['beneficial_owners.csv'],
  'e1162626-e02a-4545-9236-37553609a988': ['members.csv', 'members_joint_owners.csv'],
}

/** The addresses of files change when they are replaced: the portal is asked where they are. */
export const urLvDownload: SourceDownload = {
  sourceId: 'ur-lv',
  licence: 'CC0 1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  list: async (http) => listCkanDataSets(http, 'https://data.gov.lv/dati', DATA_SETS),
}
