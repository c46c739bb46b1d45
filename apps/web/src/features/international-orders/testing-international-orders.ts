import type {
  InternationalNotice,
  InternationalOrder,
  ListedInternationalOrder,
} from '@merleg/contract/international-orders.contract'
import type { OfflineOffer } from './international-orders.queries.ts'

/** Three countries, of which the last is too dear for the balance. */
export const testingOffer: OfflineOffer = {
  countries: [
    { key: 'at', name: 'Ausztria', price: 45 },
    { key: 'de', name: 'Németország', price: 47.5 },
    { key: 'zw', name: 'Zimbabwe', price: 115 },
  ],
  currency: 'EUR',
  terms: ['Az árat zároljuk.', 'A riportot munkatársunk szerzi be.'],
  isMailed: true,
  balance: 100,
}

export const testingOrder: InternationalOrder = {
  id: '0199aa00-0000-7000-8000-000000000001',
  date: '2026-11-20T09:00:00.000Z',
  type: 'Külföldi cégriport megrendelésre',
  name: 'Beispiel Handels GmbH',
  orderNumber: 'KR-2026-000042',
  country: 'at',
  countryName: 'Ausztria',
  price: 45,
  currency: 'EUR',
  state: 'ordered',
  deadline: null,
  orderedBy: 'Minta Béla',
  file: null,
}

export const testingNotice: InternationalNotice = {
  id: '0199aa00-0000-7000-8000-000000000002',
  date: '2026-11-21T09:00:00.000Z',
  type: 'Válasz érkezett',
  name: 'Beispiel Handels GmbH',
  kind: 'answered',
  orderId: testingOrder.id,
  orderNumber: testingOrder.orderNumber,
  text: 'Melyik fióktelepre gondol?',
}

export const testingListedOrder: ListedInternationalOrder = { ...testingOrder, companyId: null }

export const testingOnlineOrder: ListedInternationalOrder = {
  ...testingListedOrder,
  id: '0199aa00-0000-7000-8000-000000000003',
  companyId: '0199aa00-0000-7000-8000-000000000004',
  type: 'Azonnali jelentés: Rövid jelentés',
  name: 'Alvenor Bau GmbH',
  orderNumber: 'SBX-1',
  price: 4.9,
  state: 'delivered',
  file: { name: 'Alvenor Bau GmbH, Rövid jelentés', bytes: 40_000, url: '/api/international/download/x' },
}
