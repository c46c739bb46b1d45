import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  EXPORT_CELLS,
  EXPORT_COLUMN_NAMES,
  EXPORT_COLUMNS,
  EXPORT_OPTIONS,
  type ExportColumn,
  type ExportOption,
  type ExportSelection,
  FIELD_GROUPS,
  listChosenColumns,
  listExportCells,
} from './export-columns.ts'
import {
  canStartExport,
  columnBit,
  CONTACT_COLUMN_BITS,
  createGroupReader,
  groupBit,
  isExported,
  priceExport,
  type UnitPrices,
} from './export-price.ts'
import { foretellFileBytes } from './export-size.ts'

const choose = (...on: (ExportColumn | ExportOption)[]): ExportSelection =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of every flag
  Object.fromEntries(
    [...EXPORT_COLUMN_NAMES, ...EXPORT_OPTIONS].map((flag) => [flag, on.includes(flag)]),
  ) as unknown as ExportSelection

const PRICES: UnitPrices = {
  base: 400,
  phone: 600,
  email: 600,
  website: 200,
  people: 800,
  accounts: 800,
  bank: 400,
  rating: 1200,
  sites: 400,
}

const bitsOf = (...columns: ExportColumn[]): number => columns.reduce((sum, column) => sum | columnBit(column), 0)

describe('what is stored', () => {
  test('the bits of groups never change', () => {
    expect(FIELD_GROUPS.map((group) => [group, groupBit(group)])).toEqual([
      ['base', 1],
      ['phone', 2],
      ['email', 4],
      ['website', 8],
      ['people', 16],
      ['accounts', 32],
      ['bank', 64],
      ['rating', 128],
      ['sites', 256],
    ])
  })

  test('has all flags of the specification, of which four are on', () => {
    expect(EXPORT_COLUMN_NAMES.toSorted()).toEqual(
      [
        'taxNumber',
        'companyRegistrationNumber',
        'companyName',
        'companyAddress',
        'phone',
        'email',
        'website',
        'entitledToSign',
        'owners',
        'companyStatus',
        'mainActivity',
        'employees',
        'yearOfFoundation',
        'netSales',
        'domesticSales',
        'exportSales',
        'profitAfterTax',
        'county',
        'bankAccountNumber',
        'certification',
        'lendingProposal',
        'profitBeforeTax',
        'operatingProfit',
        'firmSite',
      ].toSorted(),
    )
    expect(EXPORT_COLUMN_NAMES.filter((column) => 'isDefault' in EXPORT_COLUMNS[column])).toEqual([
      'companyName',
      'taxNumber',
      'companyRegistrationNumber',
      'companyAddress',
    ])
  })

  test('what reaches somebody is never told of who asked not to be reached', () => {
    expect(CONTACT_COLUMN_BITS).toBe(bitsOf('phone', 'email', 'website', 'entitledToSign', 'owners'))
  })
})

describe('the price', () => {
  const selected = choose('companyName', 'phone', 'email')
  const companies = {
    filled: Uint32Array.of(
      bitsOf('companyName', 'phone', 'email'),
      bitsOf('companyName', 'phone'),
      bitsOf('companyName', 'website'),
    ),
    owned: Uint16Array.of(0, groupBit('base') | groupBit('phone'), 0),
  }

  test('is by what is filled, and not of what was bought before', () => {
    const priced = priceExport(companies, selected, PRICES)
    expect(priced).toMatchObject({ count: 3, phoneCount: 2, emailCount: 1, websiteCount: 1 })
    expect(priced.groups).toEqual([
      { group: 'base', count: 3, ownedCount: 1, unitPrice: 400, amount: 800, saving: 400 },
      { group: 'phone', count: 2, ownedCount: 1, unitPrice: 600, amount: 600, saving: 600 },
      { group: 'email', count: 1, ownedCount: 0, unitPrice: 600, amount: 600, saving: 0 },
    ])
    expect([priced.price, priced.saving]).toEqual([2000, 1000])
  })

  test('of several columns of a group is that of one', () => {
    const two = priceExport(companies, choose('companyName', 'taxNumber', 'county'), PRICES)
    expect(two.price).toBe(priceExport(companies, choose('companyName'), PRICES).price)
  })

  test('leaves out whom the options leave out', () => {
    const withEmail = { ...selected, onlyWithEmail: true }
    expect(priceExport(companies, withEmail, PRICES)).toMatchObject({ count: 1, phoneCount: 1, price: 1600 })
    expect([...companies.filled].map((filled) => isExported(filled, withEmail))).toEqual([true, false, false])
  })

  test.each([
    ['something is to be paid', PRICES, [0], true],
    ['all was bought before', PRICES, [groupBit('base')], true],
    ['nothing costs anything', { ...PRICES, base: 0 }, [0], false],
    ['there is no row', PRICES, [], false],
  ] as const)('may be started where %s', (_title, prices, owned, expected) => {
    const filled = Uint32Array.from(owned, () => bitsOf('companyName'))
    const priced = priceExport({ filled, owned: Uint16Array.from(owned) }, choose('companyName'), prices)
    expect(canStartExport(priced)).toBe(expected)
  })

  test('what is bought once is never paid again, and price and saving are always the whole', () => {
    const company = fc.tuple(fc.nat({ max: 2 ** EXPORT_COLUMN_NAMES.length - 1 }), fc.nat({ max: 511 }))
    const columns = fc.subarray([...EXPORT_COLUMN_NAMES], { minLength: 1 })
    fc.assert(
      fc.property(fc.array(company), columns, (rows, chosen) => {
        const wanted = choose(...chosen)
        const filled = Uint32Array.from(rows, ([bits]) => bits)
        const owned = Uint16Array.from(rows, ([, bits]) => bits)
        const fresh = priceExport({ filled, owned: new Uint16Array(rows.length) }, wanted, PRICES)
        const priced = priceExport({ filled, owned }, wanted, PRICES)
        expect(priced.price + priced.saving).toBe(fresh.price)
        const groupsOf = createGroupReader(wanted)
        const bought = Uint16Array.from(rows, ([bits, before]) => before | groupsOf(bits))
        expect(priceExport({ filled, owned: bought }, wanted, PRICES).price).toBe(0)
      }),
    )
  })
})

describe('the cells of a row', () => {
  test('figures have their year, its days, their kind and currency behind them, and what is made up says so', () => {
    expect(
      listExportCells(choose('companyName', 'netSales', 'profitAfterTax', 'firmSite'), { hasMadeUp: true }),
    ).toEqual([
      'name',
      'netSales',
      'profitAfterTax',
      'accountsYear',
      'accountsDays',
      'accountsKind',
      'accountsCurrency',
      'flawedYear',
      'sites',
      'madeUp',
    ])
  })

  test('options add to their column alone', () => {
    const options = ['addressSplit', 'mainActivityDescription'] as const
    expect(listExportCells(choose('taxNumber', ...options), { hasMadeUp: false })).toEqual(['taxNumber'])
    expect(listExportCells(choose('companyAddress', 'mainActivity', ...options), { hasMadeUp: false })).toEqual([
      'zip',
      'settlement',
      'street',
      'address',
      'activityCode',
      'activityTitle',
    ])
  })

  test('each column has a cell', () => {
    for (const column of EXPORT_COLUMN_NAMES) {
      const [first] = listExportCells(choose(column), { hasMadeUp: false })
      expect(first === undefined ? undefined : EXPORT_CELLS[first].column).toBe(column)
      expect(listChosenColumns(choose(column))).toEqual([column])
    }
  })

  test('a file with more in it is larger', () => {
    const rows = { filled: Uint32Array.of(bitsOf('companyName', 'phone')), owned: Uint16Array.of(0) }
    const sizeOf = (...columns: ExportColumn[]) => {
      const selected = choose(...columns)
      return foretellFileBytes(priceExport(rows, selected, PRICES), listExportCells(selected, { hasMadeUp: false }))
    }
    expect(sizeOf('companyName', 'phone').csv).toBeGreaterThan(sizeOf('companyName').csv)
  })
})
