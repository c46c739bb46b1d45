import type { BillingDetails } from '@merleg/contract/billing.contract'
import type { OrderPage } from './register-order.queries.ts'

export const testingBilling: BillingDetails = {
  company: 'Minta Kereskedelmi Kft.',
  contact: 'Minta Anna',
  zip: '1051',
  city: 'Budapest',
  street: 'Fő utca 1.',
  taxNumber: '10738885-2-42',
  phone: '+36 1 234 5678',
  email: 'penzugy@minta.example',
}

/** A company with an extract, a copy and accounts of two years; nothing saved, nothing ordered. */
export const testingOrderPage: OrderPage = {
  company: { name: 'Dunamenti Gépgyártó Kft.', registrationNumber: '13-09-128844', isMadeUp: false },
  electronic: [
    { id: 'extract', value: 'Cégkivonat', description: 'A fennálló adatok.', price: 3500 },
    { id: 'copy', value: 'Cégmásolat', description: 'Minden adat.', price: 5500 },
    { id: 'accounts-2024', value: 'Közzétett beszámoló (2024)', description: 'Az éves beszámoló.', price: 1500 },
    { id: 'accounts-2023', value: 'Közzétett beszámoló (2023)', description: 'Az éves beszámoló.', price: 1500 },
  ],
  delivery: 'E-mailben, a díj beérkezése után.',
  payment: 'Átutalással, díjbekérő alapján.',
  transferFee: '30 Ft kilobájtonként.',
  priceNote: 'Nem hatósági díjak.',
  billing: null,
  isMailed: true,
  orders: [],
}
