import type { Db } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { FOREIGN_QUERY_FIELDS, LISTED_HITS } from '@merleg/domain/international/foreign-query'
import { ONLINE_COUNTRIES } from '@merleg/domain/international/online-countries'
import {
  type AvailabilityKind,
  listReportParts,
  REPORT_VARIANTS,
  type ReportVariant,
} from '@merleg/domain/international/report-variants'
import type { Clock } from '../../../shared/clock.ts'
import type { PdfRenderer } from '../../../shared/pdf.ts'
import {
  type ForeignReportProvider,
  NOT_AVAILABLE,
  type Placed,
  type ProviderOrder,
  type VariantAvailability,
} from '../provider/foreign-report-provider.ts'
import { ProviderFault, ProviderRefusal } from '../provider/provider-fault.ts'
import { renderReportDocument } from '../provider/report-document.pdf.ts'
import { magicNameOf } from './magic-names.ts'
import { findMadeUpCompany, pick } from './made-up-company.ts'
import type { SandboxOrder } from './sandbox-orders.repository.ts'
import { describeMadeUpCompany } from './sandbox-report.ts'
import { createSandboxService, SessionEnded, type SandboxService } from './sandbox-service.ts'

const COSTS: Readonly<Record<ReportVariant, number>> = { extended: 1500, small: 250, check: 500, profile: 1000 }

type SandboxParts = { db: Db; clock: Clock; renderer: PdfRenderer }

/** Made-up companies of every country and reports about them, by a provider that runs inside (see `MAGIC_NAMES`). */
export function createSandboxProvider(parts: SandboxParts): ForeignReportProvider {
  const service = createSandboxService(parts)
  let session = 0
  const orderInSession = async (order: ProviderOrder, signal: AbortSignal): Promise<SandboxOrder> => {
    try {
      return await service.order(order, { session, signal })
    } catch (error) {
      if (!(error instanceof SessionEnded)) throw error
      // Refused before it was looked at: nothing was ordered.
      session += 1
      return service.order(order, { session, signal })
    }
  }
  return {
    id: 'sandbox',
    mode: 'sandbox',
    name: 'Mérleg Sandbox',
    countries: ONLINE_COUNTRIES,
    coverage: 'all',
    searchFields: FOREIGN_QUERY_FIELDS,
    parts: {
      extended: listReportParts('extended'),
      small: listReportParts('small'),
      check: listReportParts('check'),
      profile: listReportParts('profile'),
    },
    isFree: false,
    isOrderRepeatable: false,
    search: async (query) => {
      const found = service.search(query)
      return { hits: found.slice(0, LISTED_HITS).map(toHit), total: found.length }
    },
    availability: async (ref) => listAvailability(ref, parts.clock),
    order: async (order, { signal }) => toPlaced(await orderInSession(order, signal), parts.clock),
    find: async (callRef) => {
      const found = await service.find(callRef)
      return found === null ? null : toPlaced(found, parts.clock)
    },
    status: async ({ orderNo }) => toPlaced(await read(service, orderNo), parts.clock),
    fetchDocument: async ({ orderNo }) => makeDocument(parts, await read(service, orderNo)),
    cancel: (orderNo) => service.cancel(orderNo),
  }
}

async function read(service: SandboxService, orderNo: string): Promise<SandboxOrder> {
  const order = await service.read(orderNo)
  if (order === null) throw new ProviderRefusal('refused')
  return order
}

function toHit({ ref, country, name, zip, city, street, registrationNumber }: ReturnType<SandboxService['search']>[0]) {
  return { ref, country, name, address: `${zip} ${city}, ${street}`, registrationNumber }
}

function toPlaced({ orderNo, readyAt, isCancelled, callRef }: SandboxOrder, clock: Clock): Placed {
  const state = isCancelled ? 'failed' : readyAt <= clock.now() ? 'ready' : 'pending'
  return { orderNo, state, answer: { orderNo, callRef, state, readyAt: readyAt.toISOString() } }
}

function listAvailability(ref: string, clock: Clock): Record<ReportVariant, VariantAvailability> {
  const asOf = firstOfQuarter(hungarianDayOf(clock.now()))
  const availabilityOf = (variant: ReportVariant): VariantAvailability => {
    const kind = kindOf(ref, variant)
    return kind === 'none' ? NOT_AVAILABLE : { kind, dataVersion: asOf, asOf, cost: COSTS[variant] }
  }
  return {
    extended: availabilityOf('extended'),
    small: availabilityOf('small'),
    check: availabilityOf('check'),
    profile: availabilityOf('profile'),
  }
}

/** Of one company in five not everything can be had at once. */
function kindOf(ref: string, variant: ReportVariant): AvailabilityKind {
  if (findMadeUpCompany(ref) === null) return 'none'
  const magic = magicNameOf(ref)
  if (magic === 'offline-only') return variant === 'check' ? 'none' : 'investigation'
  if (magic !== null || pick(5, ref, 'availability') > 0) return 'instant'
  const lacking = REPORT_VARIANTS[pick(REPORT_VARIANTS.length, ref, 'lacking')]
  return variant !== lacking ? 'instant' : variant === 'check' ? 'none' : 'investigation'
}

/** The made-up data are of the first day of a quarter. */
function firstOfQuarter(day: string): string {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
}

async function makeDocument({ renderer, clock }: SandboxParts, order: SandboxOrder) {
  const company = findMadeUpCompany(order.companyRef)
  if (company === null || order.isCancelled) throw new ProviderRefusal('refused')
  if (order.readyAt > clock.now()) throw new ProviderFault('the document is not ready')
  const asOf = firstOfQuarter(hungarianDayOf(order.readyAt))
  if (magicNameOf(order.companyRef) === 'broken-pdf')
    return { pdf: Buffer.from('<html><body>Bad gateway</body></html>'), asOf, answer: null }
  const { variant, language: locale } = order
  const document = describeMadeUpCompany(company, { variant, locale, asOf, orderNo: order.orderNo })
  return { pdf: await renderReportDocument(renderer, document), asOf, answer: null }
}
