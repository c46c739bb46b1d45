import { useTestDatabase } from '@merleg/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { company, load, TODAY } from '../../score/testing-scores.ts'
import { THOUSANDFOLD, UNBALANCED, withYear } from '../testing-doubtful-accounts.ts'
import { getTimelinePage } from './timeline.views.ts'

const database = useTestDatabase()
const idOf = (number: number): string => String(40_000_000 + number)

beforeAll(async () => {
  await load(database, withYear(idOf(1), 2025, { amounts: THOUSANDFOLD }))
  await load(database, withYear(idOf(2), 2024, { amounts: THOUSANDFOLD }))
  await load(database, withYear(idOf(3), 2025, { amounts: UNBALANCED }))
  await load(database, company(idOf(4)))
})

async function listRows(companyId: string, year: number): Promise<(readonly [string, string])[]> {
  const page = await getTimelinePage(database.db, { companyId, locale: 'en', today: TODAY })
  const item = page.years.flatMap(({ items }) => items).find(({ id }) => id.startsWith(`statement:${year}-01-01:`))
  return (item?.rows ?? []).map(({ key, value }) => [key, value.replaceAll('\u00a0', ' ')] as const)
}

const PERIOD = (year: number) => ['Financial year', `1 Jan ${year} – 31 Dec ${year}`] as const

test('accounts in a unit that nobody knows are told without their amounts, and with a word why', async () => {
  expect(await listRows(idOf(1), 2025)).toEqual([
    ['Caution', expect.stringContaining('a thousand times larger or smaller')],
    PERIOD(2025),
  ])
})

test('accounts whose unit the years on both sides prove are told in the right one, and with a word that they are', async () => {
  const right = await listRows(idOf(4), 2024)
  const [sales] = right
  expect(sales?.[1]).toContain('HUF')
  expect(await listRows(idOf(2), 2024)).toEqual([
    ...right.slice(0, -1),
    ['Caution', expect.stringContaining('corrected by reference')],
    PERIOD(2024),
  ])
})

test('accounts that do not add up are told as they were filed, and with a word that they do not', async () => {
  const right = await listRows(idOf(4), 2025)
  expect(right.at(-1)).toEqual(PERIOD(2025))
  expect(await listRows(idOf(3), 2025)).toEqual([
    ...right.slice(0, -1),
    ['Caution', expect.stringContaining('do not add up')],
    PERIOD(2025),
  ])
})
