import { expect, test } from 'vitest'
import { ENTITY_KINDS } from './report-id.ts'
import { findWithoutAccounts } from './without-accounts.ts'

test('public bodies, schools and persons publish no accounts; companies and associations do', () => {
  expect(ENTITY_KINDS.map((kind) => [kind, findWithoutAccounts(kind)])).toEqual([
    ['company', null],
    ['selfemployed', 'person'],
    ['nonprofit', null],
    ['budgetary', 'budget'],
    ['educational', 'budget'],
    ['taxentity', 'person'],
    ['foreign', null],
  ])
})
