import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { follow } from '../company-search/testing-company-search.ts'
import { merge, statement } from '../report/testing-report.ts'
import { describeListLimits } from './list-limits.views.ts'
import { ALFA, BETA, type Buyer, loadListedCompanies, saveSearch, signInBuyer } from './testing-list-export.ts'

const server = useTestApp()
let buyer: Buyer

beforeAll(async () => {
  await loadListedCompanies(server)
  await merge(server.deps.db, [statement(BETA, 2025, { amounts: { netSales: 6000 } })])
  await follow(server.deps.db)
  buyer = await signInBuyer(server, 0)
})

test.each([
  ['nothing of accounts', {}, []],
  [
    'bounds of amounts',
    { financialDetails: { totalSales: { min: 1 } } },
    [/^Az összeghatárok forintban/, /350–380 napos üzleti évvel/],
  ],
  [
    'a change of sales',
    { more: { salesGrowth: { min: 1 } } },
    [/^Az árbevétel változását csak azonos pénznemű, egész/],
  ],
  ['companies like one with sales', { more: { similarTo: [BETA] } }, [/közepes eltéréssel\.$/]],
  ['companies like one without', { more: { similarTo: [ALFA] } }, [/hasonlóságát nem tudtuk nézni/]],
])('a list says of its own search whom it passes over: %s', async (_asked, others, told) => {
  const searchId = await saveSearch(server, buyer, { others })
  const limits = await describeListLimits(server.deps, { searchId, locale: 'hu' })
  expect(limits).toHaveLength(told.length)
  for (const [at, text] of told.entries()) expect(limits[at]).toMatch(text)
})

test('a list whose search is not kept any more says what would hold of it', async () => {
  const searchId = '00000000-0000-4000-8000-000000000000'
  expect(await describeListLimits(server.deps, { searchId, locale: 'hu' })).toEqual([
    expect.stringMatching(/^Ha a keresés összeghatárt kért.* nem 350–380 napos/),
  ])
})
