import { expect, test } from 'vitest'
import { isFinancialActivity } from './financial-firms.ts'

test.each([
  ['a bank', 'TEAOR08', '6419', true],
  ['a fund, by the British five digits', 'SIC2007', '64301', true],
  ['an insurer', 'NACE2', '65.12', true],
  ['a broker', 'NACE21', '66.12', true],
  ['a manager of funds', 'EMTAK', '66301', true],
  ['a holding company', 'TEAOR08', '6420', false],
  ['a lessor', 'NACE2', '6491', false],
  ['an agent of insurers', 'NACE2', '6622', false],
  ['a builder', 'TEAOR08', '4120', false],
  ['a code of a list that is no NACE', 'FORMA', '6419', false],
])('%s', (_title, scheme, code, isFinancial) => expect(isFinancialActivity({ scheme, code })).toBe(isFinancial))
