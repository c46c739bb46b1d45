import { expect, test } from 'vitest'
import { AMOUNTS } from '../../score/testing-scores.ts'
import { listBusinessYears } from '../business-years/business-years.ts'
import { storedStatement } from '../testing-statements.ts'
import { listAlertYears } from './alert-years.ts'

const amounts = { ...AMOUNTS, totalEquityAndLiabilities: 100_000 }
const NEXT = storedStatement(2025, { amounts, previousAmounts: amounts })
const FILED = storedStatement(2024, { periodStart: '2024-10-03', filedOn: '2025-05-20', amounts })
const told = { period: { start: '2024-10-03', end: '2024-12-31' }, firstFiledOn: '2025-05-20' }

test.each([
  ['was filed', [NEXT, FILED], { ...told, checked: { sums: true } }],
  // Its sums are in no figure of the report.
  ['was filed in another currency', [NEXT, { ...FILED, currency: 'EUR' }], { ...told, checked: { sums: false } }],
  [
    'was filed again',
    [NEXT, { ...FILED, filedOn: '2025-11-03', isFiledAgain: true, firstFiledOn: '2025-05-20' }],
    { ...told, checked: { sums: true } },
  ],
  [
    'was filed again, and first nobody knows when',
    [NEXT, { ...FILED, isFiledAgain: true }],
    { ...told, firstFiledOn: null, checked: { sums: true } },
  ],
  ['was not filed', [NEXT], { period: null, firstFiledOn: null, checked: { sums: false } }],
])('a year whose figures the next accounts can tell %s', (_, statements, expected) => {
  expect(listAlertYears(listBusinessYears(statements, [])?.years ?? [])[0]).toMatchObject({ year: 2024, ...expected })
})
