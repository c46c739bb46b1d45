import { defineSection, hasFacts } from '../report-section.ts'
import { renderCompanyDataBlocks } from './company-data.print.ts'
import { registerCompanyData } from './company-data.routes.ts'
import { renderVatCheckBlocks } from './vat-checks.print.ts'
import { getCompanyDataPage } from './company-data.views.ts'

/** What the register says of a company. */
export const companyDataSection = defineSection('company-data', {
  register: registerCompanyData,
  isShownFor: hasFacts,
  print: async (db, { companyId, subscriberId, today }, context) => {
    // All of it: a page shows the first items of long groups, paper has no "show all".
    const query = { companyId, locale: context.locale, all: true, asOf: today, today, knownAt: null }
    const { page } = await getCompanyDataPage(db, query)
    return [
      ...renderCompanyDataBlocks(page, context),
      ...(await renderVatCheckBlocks(db, { companyId, subscriberId, locale: context.locale })),
    ]
  },
})
