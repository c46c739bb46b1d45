import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { getForeignPurchase, searchInternational } from '@merleg/contract/international.contract'
import type { VariantOffer } from '@merleg/contract/variant-offer'
import { FOREIGN_QUERY_FIELDS } from '@merleg/domain/international/foreign-query'
import { listReportParts } from '@merleg/domain/international/report-variants'
import type { ForeignCompanyPage } from './international.queries.ts'

export const COMPANY_ID = '0199aa00-0000-7000-8000-00000000000a'
export const ORDER_ID = '0199aa00-0000-7000-8000-00000000000b'
const AT = '2026-11-20T10:00:00.000Z'

const ALL_FIELDS = { fields: [...FOREIGN_QUERY_FIELDS], note: null }
const SOME_FIELDS = {
  fields: ['name' as const, 'city' as const],
  note: 'Csak azokat ismeri, akik nála vannak.',
}

export const testingCountries = {
  online: [
    { key: 'at', name: 'Ausztria', provider: 'Mérleg Sandbox', isMadeUp: true, ...ALL_FIELDS },
    { key: 'gb', name: 'Egyesült Királyság', provider: 'Companies House', isMadeUp: false, ...SOME_FIELDS },
    { key: 'is', name: 'Izland', provider: null, isMadeUp: false, ...ALL_FIELDS },
  ],
  offline: [],
}

export const testingOfflineOffer = {
  countries: [{ key: 'at', name: 'Ausztria', price: 45 }],
  currency: 'EUR' as const,
  terms: [],
  isMailed: true,
  balance: 100,
}

export const testingResults: EndpointAnswer<typeof searchInternational> = {
  items: [
    {
      id: COMPANY_ID,
      country: 'at',
      name: 'Alvenor Bau GmbH',
      address: '1010 Wien, Ring 1',
      registrationNumber: 'FN 912345x',
      isMadeUp: true,
    },
  ],
  title: 'Ausztria: „alvenor”',
  error: null,
  note: null,
  count: 1,
  liveness: { kind: 'sandbox', provider: 'Mérleg Sandbox', at: AT },
}

const PURCHASABLE: VariantOffer = {
  state: 'purchasable',
  asOf: '2026-10-01',
  hasDefaultPrice: false,
  purchased: null,
  underWay: null,
  failed: null,
}

/** Of which everything can be had, and nothing was bought. */
export const testingCompany: ForeignCompanyPage = {
  id: COMPANY_ID,
  name: 'Alvenor Bau GmbH',
  country: 'at',
  countryName: 'Ausztria',
  address: '1010 Wien, Ring 1',
  registrationNumber: 'FN 912345x',
  isMadeUp: true,
  seenAt: '2026-11-19T09:00:00.000Z',
  parts: {
    check: listReportParts('check'),
    extended: listReportParts('extended'),
    profile: listReportParts('profile'),
    small: listReportParts('small'),
  },
  hasSamples: true,
  availability: { check: 'instant', extended: 'instant', profile: 'instant', small: 'instant' },
  price: { check: 9.9, extended: 29.9, profile: 19.9, small: 4.9 },
  lastOrder: null,
  variants: { check: PURCHASABLE, extended: PURCHASABLE, profile: PURCHASABLE, small: PURCHASABLE },
  balance: 50,
  error: null,
  liveness: { kind: 'sandbox', provider: 'Mérleg Sandbox', at: AT },
}

export const testingPurchased: VariantOffer = {
  state: 'purchased',
  hasDefaultPrice: false,
  asOf: '2026-10-01',
  purchased: { orderId: ORDER_ID, orderedAt: AT, asOf: '2026-10-01' },
  underWay: null,
  failed: null,
}

export const testingPurchase: EndpointAnswer<typeof getForeignPurchase> = {
  orderId: ORDER_ID,
  state: 'delivered',
  isUndecided: false,
  text: 'A jelentés megérkezett.',
  companyId: COMPANY_ID,
  name: 'Alvenor Bau GmbH',
  variant: 'small',
  orderedAt: AT,
  price: 490,
  refunded: 0,
  asOf: '2026-10-01',
  provider: 'Mérleg Sandbox',
  orderNo: 'SB-7',
  document: { sha256: 'ab'.repeat(32), bytes: 12_345, deliveredAt: AT },
  steps: [
    { state: 'quoted', text: 'Megmondtuk az árát.', at: AT },
    { state: 'delivered', text: 'A jelentés megérkezett.', at: AT },
  ],
}
