import { CLAIMS } from '@merleg/domain/claims'
import { LOCALES } from '@merleg/domain/locale'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { callAs, factOf, merge, statement } from '../report/testing-report.ts'

const server = useTestApp()
const [A, B] = ['10000001', '10000002'] as const
const FORMULA = '=HYPERLINK("http://x.example";"Kft.")'
const url = (ids: string) => `/api/comparison/xlsx?companies=${ids}`

beforeAll(async () => {
  await merge(server.deps.db, [
    factOf(A)('name', { name: 'A Építő Kft.' }),
    statement(A, 2024, { amounts: { netSales: 1000, equity: 95 } }),
    factOf(B)('name', { name: FORMULA }),
    statement(B, 2023, { amounts: { netSales: 300, equity: 30 } }),
  ])
})

test.each(LOCALES)(
  'figures are numbers with their years, names are texts, each cell has its source (%s)',
  async (locale) => {
    const file = await callAs(server, url(`${A},${B}`), { claims: CLAIMS, locale })
    expect(file.statusCode).toBe(200)
    expect(file.headers['x-filename']).toMatch(/^(osszehasonlitas|comparison|vergleich)-a-epito-kft-.*\.xlsx$/)
    const [table, years, sources] = (await readXlsx(file.rawPayload)).sheets
    const sales = table?.rows.find(([label]) => /árbevétel|Net sales|Umsatzerlöse/.test(String(label)))
    expect(sales?.slice(2, 6)).toEqual([1_000_000, '2024', 300_000, '2023'])
    const head = table?.rows.find((row) => row.includes(FORMULA))
    expect(head).toContain('A Építő Kft.')
    expect(years?.rows).toContainEqual(expect.arrayContaining(['2024', 1_000_000]))
    expect(sources?.rows.some((row) => row.includes('A Építő Kft.') && row.includes('Cégbíróság'))).toBe(true)
  },
)

test('refuses as the page does', async () => {
  const answer = await callAs(server, url(A), { claims: CLAIMS })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([422, 'comparison.too-few'])
})
