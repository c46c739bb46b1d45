import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { listVatChecks, VatCheck } from '@merleg/contract/vat-checks.contract'

export const testingVatCheck: VatCheck = {
  id: 'c1',
  state: 'valid',
  askedAt: '2026-11-23T09:15:00.000Z',
  title: 'Az ellenőrzéskor érvényes volt',
  text: 'A VIES szerint a szám az ellenőrzéskor érvényes volt. A későbbi időről ez semmit sem mond.',
  rows: [
    { key: 'Közösségi adószám', value: 'HU14562877' },
    { key: 'Konzultációs szám', value: 'WAPIAAAAY1234567' },
  ],
}

/** A number that nobody had checked. */
export const testingVatChecks: EndpointAnswer<typeof listVatChecks> = {
  number: 'HU14562877',
  numberNote: 'az adószámból képezve',
  canCheck: true,
  obstacle: null,
  awaits: null,
  checks: [],
  hasMore: false,
}

/** A check that is under way. */
export const testingVatAsking: typeof testingVatChecks = {
  ...testingVatChecks,
  canCheck: false,
  awaits: 'answer',
  checks: [{ ...testingVatCheck, state: 'asking', title: 'Az ellenőrzés folyamatban van', rows: [] }],
}
