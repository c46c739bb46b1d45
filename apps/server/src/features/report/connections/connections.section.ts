import { defineSection, hasFacts } from '../report-section.ts'
import { renderConnectionsBlocks } from './connections.print.ts'
import { registerConnections } from './connections.routes.ts'
import { getConnectionsPage } from './connections.views.ts'

/** What is printed without being asked otherwise: the network of one level, as the page opens. */
const PRINTED = { levels: 1, owners: true, leaders: true, withoutConnections: true } as const

/** The network of owners and leaders. */
export const connectionsSection = defineSection('connections', {
  register: registerConnections,
  isShownFor: hasFacts,
  print: async (db, { companyId, today }, context) => {
    const filters = { ...PRINTED, onlyActive: context.onlyValid }
    const query = { companyId, locale: context.locale, today, asOf: today, filters, expanded: [] }
    return renderConnectionsBlocks(await getConnectionsPage(db, query), context)
  },
})
