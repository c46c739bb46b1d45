import { describe, expect, test } from 'vitest'
import { FACT_SECTIONS } from '../fact-sections.ts'
import { MONITORING_EVENT_KINDS, monitoringEventRule } from '../monitoring-events.ts'
import {
  INFO_GROUPS,
  infoGroupRule,
  isInfoGroupId,
  isListedInfo,
  listInfoFactRules,
  listInfoGroups,
} from './info-groups.ts'
import { composeInfoItemId, readInfoItemId } from './info-item-id.ts'
import { fullYearsBetween } from '../calendar-days.ts'
import { findLongLife } from './long-life.ts'
import { findSalesGrowth } from './sales-growth.ts'

describe('groups', () => {
  const ids = [...listInfoGroups('negative'), ...listInfoGroups('positive')]

  test('are all of one type or the other, the gravest first', () => {
    expect(ids.toSorted()).toEqual(Object.keys(INFO_GROUPS).toSorted())
    expect(listInfoGroups('negative').slice(0, 3)).toEqual(['liquidation', 'forced-deletion', 'bankruptcy'])
    expect(isInfoGroupId('constructor')).toBe(false)
  })

  test('no section stands in two of them', () => {
    const sections = listInfoFactRules().map(({ section }) => section)
    expect(new Set(sections).size).toBe(sections.length)
    for (const section of sections) expect(FACT_SECTIONS).toHaveProperty(section)
  })

  test('what is negative news is negative information', () => {
    const negative = new Set(listInfoFactRules().flatMap(({ section, type }) => (type === 'negative' ? [section] : [])))
    const rules = MONITORING_EVENT_KINDS.map(monitoringEventRule)
    const news = rules.flatMap(({ importance, origin }) => (importance === 'negative' ? (origin?.sections ?? []) : []))
    const missing = [...new Set(news)].filter((section) => ![...negative].some((one) => one === section))
    // That a company is no longer registered is its status; a VAT number that is not valid is told beside the number.
    expect(missing).toEqual(['registration', 'vat-check'])
  })

  test.each([
    ['sanction', { grade: 'confirmed' }, true],
    ['sanction', { grade: 'strong' }, false],
    ['sanction', { grade: 'possible' }, false],
    ['tax-number', { status: 'suspended' }, true],
    ['tax-number', { status: 'deleted' }, true],
    ['tax-number', { status: 'valid' }, false],
    ['tax-number', {}, false],
    ['liquidation', {}, true],
  ] as const)('%s lists %j: %s', (id, payload, isListed) => expect(isListedInfo(id, payload)).toBe(isListed))
})

describe('ids of items', () => {
  test('tell type and group of what they were made of', () => {
    for (const id of [...listInfoGroups('negative'), ...listInfoGroups('positive')]) {
      const itemId = composeInfoItemId(id, '0a1b2c')
      expect(itemId).toMatch(/^[A-Za-z0-9_-]{1,200}$/)
      expect(readInfoItemId(itemId)).toEqual({ type: infoGroupRule(id).type, group: id, key: '0a1b2c' })
    }
  })

  test.each([
    '',
    'n_liquidation_',
    'p_liquidation_00',
    'n_growth_2024',
    'n_constructor_00',
    'n_liquidation_00_',
    'n_liquidation_A0',
    `n_liquidation_${'0'.repeat(65)}`,
    ' n_liquidation_00',
  ])('%j is none', (text) => expect(readInfoItemId(text)).toBeNull())
})

describe('growth of sales', () => {
  const years = (...sales: Array<number | null>) => sales.map((value, index) => ({ year: 2020 + index, sales: value }))
  test.each([
    ['three years of growth', years(100, 120, 140, 200), 2023],
    ['looks at the last years alone', years(900, 100, 120, 140, 200), 2024],
    ['ends with the last known year', years(100, 120, 140, 200, null), 2023],
    ['in any order', years(100, 120, 140, 200).toReversed(), 2023],
  ])('%s', (_title, known, last) => expect(findSalesGrowth(known)?.years.at(-1)?.year).toBe(last))

  test.each([
    ['a year without growth', years(100, 90, 140, 200)],
    ['a year as before', years(100, 120, 120, 200)],
    ['a tenth a year and no more', years(1000, 1100, 1210, 1331)],
    ['too few years', years(120, 140, 200)],
    ['a year not known', years(100, null, 140, 200)],
    ['a gap', [{ year: 2018, sales: 50 }, ...years(100, 140, 200)]],
    ['from nothing', years(0, 120, 140, 200)],
    ['no year', []],
  ])('%s is none', (_title, known) => expect(findSalesGrowth(known)).toBeNull())

  test('a real one, worked out by hand: 6,506 to 40,061 thousand in a year is not three years', () => {
    expect(
      findSalesGrowth([
        { year: 2023, sales: 6506 },
        { year: 2024, sales: 40_061 },
      ]),
    ).toBeNull()
    expect(findSalesGrowth(years(1000, 1100, 1300, 1600))?.yearlyRate).toBeCloseTo(0.1696, 4)
  })
})

test.each([
  ['2001-05-06', '2026-05-05', 24],
  ['2001-05-06', '2026-05-06', 25],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
])('from %s to %s are %i full years', (from, to, years) => expect(fullYearsBetween(from, to)).toBe(years))

test('a long life begins with the tenth year', () => {
  expect([
    findLongLife('2016-06-01', '2026-05-31'),
    findLongLife('2016-06-01', '2026-06-01'),
    findLongLife(null, '2026-01-01'),
  ]).toEqual([null, 10, null])
})
