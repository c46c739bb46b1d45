import { findSectorClass } from '@merleg/domain/sectors'
import { defineSection, hasStatements, type ShownCompany } from '../report-section.ts'
import { renderSectorBlocks } from './sector.print.ts'
import { registerSector } from './sector.routes.ts'
import { getSectorPage } from './sector.views.ts'

/** The company among those of its sector, where that is known. */
export const sectorSection = defineSection('sector', {
  register: registerSector,
  isShownFor: (company) => hasStatements(company) && hasSector(company),
  print: async (db, { companyId }, context) =>
    renderSectorBlocks(await getSectorPage(db, { companyId, locale: context.locale, sector: null }), context),
})

function hasSector({ mainActivityScheme: scheme, mainActivityCode: code }: ShownCompany): boolean {
  return scheme !== null && code !== null && findSectorClass({ scheme, code }) !== null
}
