import { getCompanyData, printExtract } from '@merleg/contract/report/company-data.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { createPdfRenderer } from '../../../shared/pdf.ts'
import { renderExtract } from './company-data.pdf.ts'
import { getCompanyDataPage } from './company-data.views.ts'

type Query = { all?: boolean | undefined; asOf?: string | undefined; knownAt?: string | undefined }

export function registerCompanyData(app: FastifyInstance, deps: Deps): void {
  const renderer = createPdfRenderer()
  app.addHook('onClose', () => renderer.close())
  const readQuery = (query: Query) => ({
    all: query.all ?? false,
    asOf: query.asOf ?? today(deps.clock),
    knownAt: query.knownAt ?? null,
  })

  registerEndpoint(app, getCompanyData, async ({ params, query, locale }) => {
    const shown = { companyId: params.id, locale, ...readQuery(query) }
    const { page } = await inSnapshot(deps.reads, (tx) => getCompanyDataPage(tx, shown))
    return page
  })
  registerEndpoint(app, printExtract, async ({ params, query, locale }) => {
    const shown = { companyId: params.id, locale, ...readQuery(query) }
    const { profile, page } = await inSnapshot(deps.reads, (tx) => getCompanyDataPage(tx, shown))
    return renderExtract(renderer, { profile, page, locale, all: shown.all, printedOn: today(deps.clock) })
  })
}
