import { describe, expect, test } from 'vitest'
import { listComparedYears, listSoundAccounts } from '../counted-accounts.ts'
import { type JudgeableAccounts, judgeAccounts } from './judge-accounts.ts'
import { listComparedUnits } from './unit-slip.ts'

const RIGHT = {
  fixedAssets: 100,
  currentAssets: 200,
  prepaidExpenses: 5,
  totalAssets: 305,
  equity: 160,
  provisions: 0,
  liabilities: 135,
  deferredIncome: 10,
  totalEquityAndLiabilities: 305,
  netSales: 1000,
}
const times = (factor: number) =>
  Object.fromEntries(Object.entries(RIGHT).map(([code, amount]) => [code, amount * factor]))

type Given = Partial<JudgeableAccounts>

function filing(year: number, given: Given = {}): JudgeableAccounts {
  const common = { layout: 'hu-simplified-a', isConsolidated: false, currency: 'HUF', unit: 1000 } as const
  return { ...common, year, amounts: RIGHT, previousAmounts: RIGHT, ...given }
}
const SLIPPED = { amounts: times(1000) }
const BARE = { previousAmounts: {} }
const FOR_GOOD = { amounts: times(1000), previousAmounts: times(1000) }

/** Given the oldest first, answered by year. */
function judge(...filed: JudgeableAccounts[]) {
  return Object.fromEntries(
    judgeAccounts(filed.toReversed()).map(({ filed: { year, amounts }, quality }) => [
      year,
      [quality, amounts['netSales']],
    ]),
  )
}

describe('accounts a thousand times too large', () => {
  test.each<[string, JudgeableAccounts[], number, [string, number]]>([
    ['between two others', [filing(2020), filing(2021, SLIPPED), filing(2022)], 2021, ['corrected', 1000]],
    [
      'without previous columns',
      [filing(2020, BARE), filing(2021, { ...SLIPPED, ...BARE }), filing(2022, BARE)],
      2021,
      ['corrected', 1000],
    ],
    ['first, by their own previous column', [filing(2021, SLIPPED), filing(2022)], 2021, ['corrected', 1000]],
    ['newest: only one side says so', [filing(2021), filing(2022, SLIPPED)], 2022, ['flawed', 1_000_000]],
    [
      'newest, both columns',
      [filing(2021), filing(2022, { ...SLIPPED, previousAmounts: times(1000) })],
      2022,
      ['flawed', 1_000_000],
    ],
    [
      'first, of two that nothing decides between',
      [filing(2021, { ...SLIPPED, ...BARE }), filing(2022, BARE)],
      2021,
      ['flawed', 1_000_000],
    ],
    [
      'for good: those that stay are the majority',
      [filing(2020), ...[2021, 2022, 2023, 2024].map((year) => filing(year, FOR_GOOD))],
      2021,
      ['sound', 1_000_000],
    ],
    [
      'filed in whole units of the currency',
      [filing(2020), filing(2021, { unit: 1, amounts: times(1000), previousAmounts: times(1000) })],
      2021,
      ['sound', 1_000_000],
    ],
  ])('%s', (_title, filed, year, expected) => {
    expect(judge(...filed)[year]).toEqual(expected)
  })

  const WRONG = { ...SLIPPED, ...BARE }
  const staff = (employees: number, given: JudgeableAccounts) => ({
    ...given,
    currency: 'EUR',
    amounts: { ...given.amounts, employees },
  })
  test.each<[string, JudgeableAccounts[], string[]]>([
    [
      'two neighbours, right on both sides',
      [filing(2020), filing(2021, SLIPPED), filing(2022, FOR_GOOD), filing(2023)],
      ['sound', 'corrected', 'corrected', 'sound'],
    ],
    [
      'two neighbours without previous columns',
      [filing(2020, BARE), filing(2021, WRONG), filing(2022, WRONG), filing(2023, BARE)],
      ['sound', 'corrected', 'corrected', 'sound'],
    ],
    [
      'the two newest: nothing tells which pair is right',
      [filing(2020), filing(2021), filing(2022, FOR_GOOD), filing(2023, FOR_GOOD)],
      ['flawed', 'flawed', 'flawed', 'flawed'],
    ],
    [
      'the two oldest: two against one do not decide',
      [filing(2020, FOR_GOOD), filing(2021, FOR_GOOD), filing(2022)],
      ['flawed', 'flawed', 'flawed'],
    ],
    [
      'the two oldest, by the sales of each employee',
      [filing(2020, FOR_GOOD), filing(2021, FOR_GOOD), filing(2022)].map((one) => staff(20, one)),
      ['flawed', 'flawed', 'sound'],
    ],
    [
      'the newest, by the sales of each employee',
      [filing(2021), filing(2022, FOR_GOOD)].map((one) => staff(10_000, one)),
      ['flawed', 'sound'],
    ],
    [
      'staff that fits neither or both decides nothing',
      [filing(2021), filing(2022, FOR_GOOD)].map((one) => staff(1000, one)),
      ['flawed', 'flawed'],
    ],
    [
      'the newest, by a clear majority',
      [filing(2019), filing(2020), filing(2021), filing(2022, FOR_GOOD)],
      ['sound', 'sound', 'sound', 'flawed'],
    ],
    [
      'most of the years, between two others: evidence that contradicts itself',
      [filing(2018, BARE), ...[2019, 2020, 2021, 2022].map((year) => filing(year, WRONG)), filing(2023, BARE)],
      ['flawed', 'flawed', 'flawed', 'flawed', 'flawed', 'flawed'],
    ],
    [
      'and in another year a thousandth',
      [
        ...[2018, 2019, 2020].map((year) => filing(year)),
        filing(2021, SLIPPED),
        filing(2022, { amounts: times(0.001), previousAmounts: times(1000) }),
        filing(2023),
      ],
      ['sound', 'sound', 'sound', 'corrected', 'corrected', 'sound'],
    ],
    [
      'in another currency nothing is compared',
      [filing(2021), filing(2022, { ...SLIPPED, ...BARE, currency: 'EUR' })],
      ['sound', 'sound'],
    ],
  ])('%s', (_title, filed, qualities) => {
    expect(
      judgeAccounts(filed.toReversed())
        .map(({ quality }) => quality)
        .toReversed(),
    ).toEqual(qualities)
  })

  test('a thousandth is corrected upwards, but for the people', () => {
    const small = { amounts: { ...times(0.001), employees: 4 } }
    const [, corrected] = judgeAccounts([filing(2022), filing(2021, small), filing(2020)])
    expect(corrected).toMatchObject({ quality: 'corrected', filed: { amounts: { netSales: 1000, employees: 4 } } })
  })

  test('are blamed on their own year, never on the one after', () => {
    const byYear = judgeAccounts([filing(2023), filing(2022), filing(2021, SLIPPED), filing(2020)])
    expect(byYear.map(({ filed, findings }) => [filed.year, findings.map(({ code }) => code)])).toEqual([
      [2023, []],
      [2022, []],
      [2021, ['thousand-slip']],
      [2020, []],
    ])
  })

  test('of a group are judged by the accounts of the group', () => {
    const group = (year: number) => filing(year, { ...SLIPPED, previousAmounts: times(1000), isConsolidated: true })
    const judged = judgeAccounts([group(2022), filing(2022), group(2021), filing(2021)])
    expect(judged.map(({ quality }) => quality)).toEqual(['sound', 'sound', 'sound', 'sound'])
  })
})

describe('accounts that do not add up', () => {
  const off = (difference: number): Given => ({ amounts: { ...RIGHT, equity: RIGHT.equity + difference } })

  test.each([
    ['by the rounding', 2, 'sound'],
    ['immaterially', 4000, 'sound', 1_000_000],
    ['materially', 6000, 'flawed', 1_000_000],
  ])('%s', (_title, difference, quality, scale = 1) => {
    const amounts = times(scale)
    const filed = filing(2022, {
      ...BARE,
      amounts: { ...amounts, equity: (amounts['equity'] ?? 0) + difference * (scale === 1 ? 1 : 305) },
    })
    expect(judgeAccounts([filed])[0]?.quality).toBe(quality)
  })

  test('do not count: the next accounts tell of the year, or nothing does', () => {
    const years = listComparedYears([filing(2022, off(90)), filing(2021), filing(2020, off(90))])
    expect(years.get(2022)).toMatchObject({
      quality: 'flawed',
      isPreviousColumn: false,
      flawed: { filed: { year: 2022 } },
    })
    expect(years.get(2021)).toMatchObject({ quality: 'sound', flawed: null })
    expect(years.get(2020)).toMatchObject({
      quality: 'sound',
      isPreviousColumn: true,
      filed: { year: 2021 },
      flawed: { filed: { year: 2020 } },
    })
    expect(listSoundAccounts([filing(2022, off(90)), filing(2021)]).map(({ year }) => year)).toEqual([2021])
  })

  test('tell of the year before neither', () => {
    const column = { previousAmounts: { ...RIGHT, equity: 1 } }
    expect(listComparedYears([filing(2022, column)]).has(2021)).toBe(false)
    expect(listComparedYears([filing(2022, off(90))]).has(2021)).toBe(false)
  })
})

test.each<[string, JudgeableAccounts[], boolean[]]>([
  ['a filing alone', [filing(2022, BARE)], [false]],
  ['with its own previous column', [filing(2022)], [true]],
  ['two years', [filing(2022, BARE), filing(2023, BARE)], [true, true]],
  ['a thousandfold', [filing(2022, BARE), filing(2023, { ...SLIPPED, ...BARE })], [true, true]],
  ['too few lines', [filing(2022, BARE), filing(2023, { ...BARE, amounts: { equity: 5 } })], [false, false]],
  ['another currency', [filing(2022, BARE), filing(2023, { ...BARE, currency: 'EUR' })], [false, false]],
])('accounts whose unit could be held against another year: %s', (_, filed, compared) => {
  expect(listComparedUnits(filed)).toEqual(compared)
})
