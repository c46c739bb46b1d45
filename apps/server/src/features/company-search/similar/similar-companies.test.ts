import { CompanyQuery } from '@merleg/contract/company-search-query'
import { useTestDatabase } from '@merleg/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { factOf, merge } from '../../report/testing-report.ts'
import { follow } from '../testing-company-search.ts'
import { hasMoreOfClasses } from './similar-companies.repository.ts'
import { findModels } from './similar-companies.usecases.ts'

const database = useTestDatabase()
const [OWN, ONE, OTHER, UNTOLD] = ['10000001', '10000002', '10000003', '10000004'] as const

beforeAll(async () => {
  const activity = { scheme: 'TEAOR08', code: '4120', isMain: true } as const
  await merge(database.db, [
    ...[OWN, ONE, OTHER, UNTOLD].map((id) => factOf(id)('name', { name: `Cég ${id} Kft.` })),
    ...[OWN, ONE, OTHER].map((id) => factOf(id)('activity', activity, { slot: '4120' })),
  ])
  await follow(database.db)
})

test.each([
  ['nobody', [], null],
  ['a company', [OWN], true],
  ['one without an activity, by which nobody is looked for', [UNTOLD], false],
  ['two, of which one has an activity', [UNTOLD, OWN], true],
])(
  'of those that others are to be like it is told whether they can be compared: %s',
  async (_who, ids, hasActivity) => {
    const query = CompanyQuery.parse({ more: { similarTo: ids } })
    const models = await findModels(database.db, query, '2026-11-29')
    expect(models).toEqual(hasActivity === null ? null : { hasSales: false, hasActivity, isCut: false })
  },
)

test.each([
  [1, true],
  [2, false],
])('of two others of the sector more than %i are there: %s', async (limit, isMore) => {
  expect(await hasMoreOfClasses(database.db, { classes: ['4120'], but: [OWN], limit })).toBe(isMore)
})
