import { defineSection, hasFacts } from '../report-section.ts'
import { renderConnectionListBlocks } from './connection-list.print.ts'
import { registerConnectionList } from './connection-list.routes.ts'
import { getConnectionList } from './connection-list.views.ts'

/** So many of a group are printed; a hub has thousands. */
const PRINTED_ITEMS = 500

/** Who owns and leads the company, what it owns, and what the same people have besides. */
export const connectionListSection = defineSection('connection-list', {
  register: registerConnectionList,
  isShownFor: hasFacts,
  print: async (db, { companyId, today }, context) => {
    const { locale, onlyValid } = context
    const query = {
      companyId,
      locale,
      asOf: today,
      today,
      onlyValid,
      order: 'weight',
      offset: 0,
      limit: PRINTED_ITEMS,
    } as const
    return renderConnectionListBlocks(await getConnectionList(db, query), context)
  },
})
