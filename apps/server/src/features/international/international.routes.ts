import {
  buyForeignReport,
  downloadForeignReport,
  downloadSampleReport,
  getForeignCompany,
  getForeignPurchase,
  listInternationalCountries,
  reopenForeignReport,
  searchInternational,
} from '@merleg/contract/international.contract'
import type { Locale } from '@merleg/domain/locale'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { today } from '../../shared/clock.ts'
import { listOfflineCountries } from '../international-orders/offline-countries.views.ts'
import { getForeignCompanyPage, loadForeignCompany } from './foreign-company.views.ts'
import type { ForeignOrder } from './foreign-orders.repository.ts'
import { getPurchasePage, listCountries, loadOrder, searchCompanies } from './international.views.ts'
import { describeOrder } from './order-words.ts'
import { createProviders } from './providers.ts'
import { purchaseReport } from './purchase-report.usecases.ts'
import { awaitOrder } from './reconcile-orders.usecases.ts'
import { createSamples, openReport } from './report-files.ts'
import { createSearchLimit } from './search-limit.ts'

const LONGEST_WAIT_MS = 20_000

/** Foreign companies online. All is read of the primary: prices, credit and orders as just written. */
export function registerInternational(app: FastifyInstance, deps: Deps): void {
  const providers = createProviders(deps)
  // Read at each call: what `deps` holds may be exchanged.
  const use = () => ({ ...deps, providers })
  const samples = createSamples({ renderer: providers.renderer, clock: deps.clock })
  const limit = createSearchLimit(deps.clock)
  // A provider that runs inside is asked by nobody's leave.
  const isLive = providers.all.some(({ mode }) => mode === 'live')
  app.addHook('onClose', () => providers.renderer.close())

  registerEndpoint(app, listInternationalCountries, async ({ locale }) => ({
    online: listCountries(use(), locale),
    offline: (await listOfflineCountries(deps.db, { locale, day: today(deps.clock) })).countries,
  }))

  registerEndpoint(app, searchInternational, ({ query, user, locale }) => {
    if (isLive) limit.count(user.userId)
    return searchCompanies(use(), query, locale)
  })

  registerEndpoint(app, getForeignCompany, ({ params, user, locale }) => {
    if (isLive) limit.count(user.userId)
    return getForeignCompanyPage(use(), { id: params.id, user, locale })
  })

  registerEndpoint(app, buyForeignReport, async ({ body, user, locale }) => {
    const { id, variant, price: shownPrice, key } = body
    const company = await loadForeignCompany(deps, id)
    const input = { company, variant, language: locale, key, shownPrice }
    return answerPurchase(await purchaseReport(use(), user, input), locale)
  })

  registerEndpoint(app, getForeignPurchase, async ({ params, user, locale }) =>
    getPurchasePage(use(), await loadOrder(deps, user, params.orderId), locale),
  )

  registerEndpoint(app, downloadForeignReport, async ({ params, user, locale }) => {
    const company = await loadForeignCompany(deps, params.id)
    if (company.country !== params.country) throw new AppError('foreign-company.not-found')
    if (params.availability !== 'instant') throw new AppError('foreign-report.not-available')
    const input = { company, variant: params.variant, language: locale, key: null, shownPrice: null }
    // Who asks for a file waits for it; whoever asks for the same meanwhile gets the first one.
    const order = await awaitOrder(use(), await purchaseReport(use(), user, input), LONGEST_WAIT_MS)
    return openReport(deps, order)
  })

  registerEndpoint(app, reopenForeignReport, async ({ params, user }) =>
    openReport(deps, await loadOrder(deps, user, params.orderId)),
  )

  registerEndpoint(app, downloadSampleReport, ({ params, locale }) => samples.open(params.variant, locale))
}

/** An order that failed at once is a refusal: nothing was paid. */
function answerPurchase(order: ForeignOrder, locale: Locale) {
  const { orderId, state, cause, undecidedSince } = order
  if (state === 'failed') throw new AppError(FAILED[cause ?? ''] ?? 'foreign-report.failed')
  return { orderId, state, isUndecided: undecidedSince !== null, text: describeOrder(locale, order) }
}

const FAILED: Readonly<
  Record<string, 'foreign-report.terms-changed' | 'foreign-report.not-available' | 'foreign-report.provider-down'>
> = {
  'price-changed': 'foreign-report.terms-changed',
  'not-available': 'foreign-report.not-available',
  'provider-down': 'foreign-report.provider-down',
  busy: 'foreign-report.provider-down',
}
