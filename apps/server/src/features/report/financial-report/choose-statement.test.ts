import { describe, expect, test } from 'vitest'
import { chooseStatement } from './choose-statement.ts'
import { storedStatement } from '../testing-statements.ts'

const own = [2024, 2023, 2021].map((year) => storedStatement(year))
const group = [2023, 2022].map((year) => storedStatement(year, { isConsolidated: true }))
const all = [...own, ...group].toSorted((a, b) => b.year - a.year)
const NEWEST = { year: null, onlyLast: false, consolidated: false }

describe('the statement of a year', () => {
  test.each([
    ['newest of its own', all, NEWEST, 2024, false, [2024, 2023, 2021]],
    ['of an asked year', all, { ...NEWEST, year: 2021 }, 2021, false, [2024, 2023, 2021]],
    ['consolidated', all, { ...NEWEST, consolidated: true }, 2023, true, [2023, 2022]],
    ['only the last', all, { ...NEWEST, onlyLast: true }, 2024, false, [2024]],
    ['consolidated where there is no other', group, NEWEST, 2023, true, [2023, 2022]],
  ] as const)('%s', (_title, statements, choice, year, selected, years) => {
    const chosen = chooseStatement(statements, choice)
    expect([chosen.statement?.year, chosen.consolidated.selected, chosen.years]).toEqual([year, selected, years])
  })

  test.each([
    ['a year nobody filed', all, { ...NEWEST, year: 2022 }, [2024, 2023, 2021], true],
    ['an older year when only the last is wanted', all, { ...NEWEST, year: 2023, onlyLast: true }, [2024], true],
    ['consolidated where there is none', own, { ...NEWEST, consolidated: true }, [], false],
    ['anything where nothing was filed', [], NEWEST, [], false],
  ] as const)('is not there: %s; the years that are there are told', (_title, statements, choice, years, available) => {
    expect(chooseStatement(statements, choice)).toEqual({
      statement: null,
      years,
      consolidated: { available, selected: choice.consolidated },
    })
  })
})
