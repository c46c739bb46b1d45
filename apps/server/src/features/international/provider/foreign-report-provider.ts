import type { ProviderId } from '@merleg/domain/international/foreign-providers'
import type { ForeignQueryField, ForeignQueryTexts } from '@merleg/domain/international/foreign-query'
import type { OnlineCountry } from '@merleg/domain/international/online-countries'
import type { AvailabilityKind, ReportPart, ReportVariant } from '@merleg/domain/international/report-variants'
import type { Locale } from '@merleg/domain/locale'

/** `sandbox`: whatever it answers is made up. */
export type ProviderMode = 'live' | 'sandbox'

/** How long a call may take: it is given up, and nothing is known of it then. */
export type Call = { signal: AbortSignal }

export type ForeignHit = {
  /** The provider's own name of the company. */
  ref: string
  country: OnlineCountry
  name: string
  address: string
  registrationNumber: string
}

export type ForeignHits = {
  hits: ForeignHit[]
  /** How many there are, listed or not. */
  total: number
}

export type VariantAvailability = {
  kind: AvailabilityKind
  /** What the data are called: the same name is the same data. */
  dataVersion: string
  /** Day of which the data are, YYYY-MM-DD; null where the provider does not say. */
  asOf: string | null
  /** What it costs us, in cents; null where the provider does not say. */
  cost: number | null
}

export type ProviderOrder = {
  ref: string
  variant: ReportVariant
  language: Locale
  /** Our reference, by which the order is found again. */
  callRef: string
  /** What it was to cost us when it was quoted: at another price it is not to be placed. */
  cost: number | null
}

export type Placed = {
  orderNo: string
  state: 'ready' | 'pending' | 'failed'
  /** What the provider answered, as evidence; without keys and tokens. */
  answer: object
}

/** An order that was placed, with what it is of. */
export type PlacedOrder = Omit<ProviderOrder, 'cost'> & { orderNo: string }

export type ProviderDocument = {
  pdf: Buffer
  /** Day of which the data are, YYYY-MM-DD; null where the provider does not say. */
  asOf: string | null
  /** What it was made of, where that is not the document itself. */
  answer: object | null
}

/**
 * Who sells reports about foreign companies. Calls throw `ProviderRefusal` where the provider has surely not done what was
 * asked, and anything else where that is not known.
 */
export type ForeignReportProvider = {
  readonly id: ProviderId
  readonly mode: ProviderMode
  /** Its own name, as readers know it. */
  readonly name: string
  readonly countries: readonly OnlineCountry[]
  /** What is published costs nothing. */
  readonly isFree: boolean
  /** `lei`: it knows nothing of companies without an LEI. */
  readonly coverage: 'lei' | 'all'
  /** By what it searches. */
  readonly searchFields: readonly ForeignQueryField[]
  /** What its reports hold; nothing of a variant that it does not have. */
  readonly parts: Readonly<Record<ReportVariant, readonly ReportPart[]>>
  /** Nothing is ordered there: asking again is the same as asking once, and a lost answer leaves nothing behind. */
  readonly isOrderRepeatable: boolean
  search(query: ForeignQueryTexts & { country: OnlineCountry }, call: Call): Promise<ForeignHits>
  availability(ref: string, call: Call): Promise<Record<ReportVariant, VariantAvailability>>
  order(order: ProviderOrder, call: Call): Promise<Placed>
  /** By our reference; null where the provider does not know it, which proves nothing by itself. */
  find(callRef: string, call: Call): Promise<Placed | null>
  status(order: PlacedOrder, call: Call): Promise<Placed>
  fetchDocument(order: PlacedOrder, call: Call): Promise<ProviderDocument>
  /** Answers whether the provider has taken it back. */
  cancel(orderNo: string, call: Call): Promise<boolean>
}

/** A variant that cannot be had. */
export const NOT_AVAILABLE: VariantAvailability = { kind: 'none', dataVersion: '', asOf: null, cost: null }
