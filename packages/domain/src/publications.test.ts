import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatOrderNumber,
  formatPublicationId,
  hasPublications,
  listOfferedPublications,
  parsePublicationId,
  parsePublicationKind,
  PUBLICATION_KINDS,
} from './publications.ts'

const prices = new Map([
  ['copy', 5500],
  ['accounts', 1500],
  ['extract', 3500],
] as const)

test('offers what has a price, accounts once for each filed year, the newest first', () => {
  expect(listOfferedPublications({ prices, filedYears: [2021, 2023, 2021], formCode: '09' })).toEqual([
    { kind: 'extract', year: null, priceHuf: 3500, id: 'extract' },
    { kind: 'copy', year: null, priceHuf: 5500, id: 'copy' },
    { kind: 'accounts', year: 2023, priceHuf: 1500, id: 'accounts-2023' },
    { kind: 'accounts', year: 2021, priceHuf: 1500, id: 'accounts-2021' },
  ])
  expect(listOfferedPublications({ prices, filedYears: [], formCode: '09' }).map(({ id }) => id)).toEqual([
    'extract',
    'copy',
  ])
  expect(listOfferedPublications({ prices: new Map(), filedYears: [2023], formCode: '09' })).toEqual([])
})

test('a document that costs nothing is offered', () => {
  expect(listOfferedPublications({ prices: new Map([['extract', 0]]), filedYears: [], formCode: '09' })).toHaveLength(1)
})

const ALL_PRICED = new Map(PUBLICATION_KINDS.map((kind) => [kind, 1]))

test.each([
  ['a private limited company', '09', true],
  ['a company limited by shares, public or private', '10', false],
  ['a European company', '20', false],
  ['a limited partnership', '06', false],
  ['a general partnership', '03', false],
  ['a sole proprietorship', '11', false],
  ['a branch of a foreign company', '17', false],
  ['a representation of a foreign company', '12', false],
  ['a cooperative, of which it is not certain', '02', true],
  ['an abolished form', '14', true],
])('the list of members of %s (%s) is offered: %s; all else is', (_title, formCode, expected) => {
  const offered = listOfferedPublications({ prices: ALL_PRICED, filedYears: [2023], formCode })
  expect(PUBLICATION_KINDS.filter((kind) => !offered.some((one) => one.kind === kind))).toEqual(
    expected ? [] : ['members'],
  )
})

test('every document has an id of its own that stands in an address as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1990, max: 2100 })), (filedYears) => {
      const all = listOfferedPublications({ prices: ALL_PRICED, filedYears, formCode: '09' })
      const ids = all.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [index, id] of ids.entries()) {
        expect(encodeURIComponent(id)).toBe(id)
        const { kind, year } = all[index] ?? { kind: 'extract', year: null }
        expect(id).toBe(formatPublicationId({ kind, year }))
        expect(parsePublicationId(id)).toEqual({ kind, year })
      }
    }),
  )
})

test.each([
  ['a company with a register number', 'company', 'HU', '01-10-041585', true],
  ['one in another notation', 'company', 'HU', 'Cg. 0110041585', true],
  ['one of an unknown court', 'company', 'HU', '99-10-041585', false],
  ['one without', 'company', 'HU', null, false],
  ['a sole trader', 'selfemployed', 'HU', '01-10-041585', false],
  ['an association', 'nonprofit', 'HU', '01-02-0001234', false],
  ['a foreign company', 'foreign', 'RO', 'J05/952/1991', false],
] as const)('%s: %s %s %s', (_title, kind, countryCode, registerNumber, expected) => {
  expect(hasPublications({ kind, countryCode, registerNumber })).toBe(expected)
})

test('an order number grows past its zeros', () => {
  expect(formatOrderNumber({ year: 2026, serial: 42 })).toBe('IM-2026-000042')
  expect(formatOrderNumber({ year: 2026, serial: 1_234_567 })).toBe('IM-2026-1234567')
})

test.each(['accounts', 'extract-2023', 'passport', 'accounts-23', 'accounts-2023-2024', '', '-2023'])(
  '"%s" is no document',
  (id) => {
    expect(parsePublicationId(id)).toBeNull()
  },
)

test('knows its kinds', () => {
  expect(parsePublicationKind('copy')).toBe('copy')
  expect(parsePublicationKind('accounts-2023')).toBeNull()
})
