import { listCkanResources } from '../../download/ckan.ts'
import type { SourceDownload } from '../../download/source-download.ts'

const PORTAL = 'https://data.gov.lv/dati'

/** Data sets of the register on the state's portal, and what is read of them. As public programs that read them name them. */
const DATA_SETS: Readonly<Record<string, readonly string[]>> = {
  '4de9697f-850b-45ec-8bba-61fa09ce932f': ['register.csv'],
  'bb54838d-9365-4f76-8513-804f4efa8ab6': ['insolvency_legal_person_proceeding.csv'],
  '09047585-e67a-46c6-8ee8-575987efdef0': ['liquidations.csv'],
  '096c7a47-33cd-4dc9-a876-2c86e86230fd': ['officers.csv'],
  'e1162626-e02a-4545-9236-37553609a988': ['members.csv', 'members_joint_owners.csv'],
  '8a66567b-3583-4aa0-841b-eb13f025cd78': ['stockholders.csv'],
}

/** The addresses of files change when they are replaced: the portal is asked where they are. */
export const urLvDownload: SourceDownload = {
  sourceId: 'ur-lv',
  licence: 'CC0 1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  list: async (http) => {
    const files = []
    for (const [id, names] of Object.entries(DATA_SETS))
      files.push(...(await listCkanResources(http, { portal: PORTAL, id, names })))
    return files
  },
}
