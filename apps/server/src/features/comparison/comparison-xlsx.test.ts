import { CLAIMS } from '@merleg/domain/claims'
import { LOCALES } from '@merleg/domain/locale'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { callAs, factOf, merge, REGISTER, statement } from '../report/testing-report.ts'

const server = useTestApp()
const [A, B, SHORT, UNFILED, SCHOOL] = ['10000001', '10000002', '10000003', '10000004', 'EI10000001'] as const
const FORMULA = '=HYPERLINK("http://x.example";"Kft.")'
const url = (ids: string) => `/api/comparison/xlsx?companies=${ids}`

beforeAll(async () => {
  await merge(server.deps.db, [
    factOf(A)('name', { name: 'A Építő Kft.' }),
    statement(A, 2024, { amounts: { netSales: 1000, equity: 95 } }),
    factOf(B)('name', { name: FORMULA }),
    statement(B, 2023, { amounts: { netSales: 300, equity: 30 } }),
    factOf(SHORT)('name', { name: 'Rövid Kft.' }),
    statement(SHORT, 2024, { periodStart: '2024-11-01', amounts: { netSales: 100, equity: 50 } }),
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

test('what is to be known of a year stands beside the figures it is about', async () => {
  const file = await callAs(server, url(`${A},${SHORT}`), { claims: CLAIMS })
  const rows = (await readXlsx(file.rawPayload)).sheets[1]?.rows ?? []
  const at = rows.find((row) => row.includes('Megjegyzés'))?.indexOf('Megjegyzés') ?? -1
  const noteOf = (value: number) => rows.find((row) => row.includes(value))?.[at] ?? null
  expect(noteOf(100_000)).toMatch(/^Rövid Kft\.: A 2024\. évi üzleti év hossza csak 61/)
  expect(noteOf(50_000)).toBe('')
})

test.each([
  [
    'hu',
    UNFILED,
    'Beszámolót nem ismerünk.',
    /^Üres Kft\.: .*Cégnyilvántartás \(Cégbíróság; állapot: 2026\. 11\. 20\.\)/,
  ],
  ['en', UNFILED, 'No accounts known.', /^Üres Kft\.: .*Cégnyilvántartás \(Cégbíróság; as of 20 Nov 2026\)/],
  [
    'de',
    UNFILED,
    'Es ist kein Abschluss bekannt.',
    /^Üres Kft\.: .*Cégnyilvántartás \(Cégbíróság; Stand 20\.11\.2026\)/,
  ],
  ['hu', SCHOOL, 'Beszámolót nem ismerünk.', /^Iskola: .*az oktatási intézmények nem tesznek közzé/],
] as const)('the empty column of a company says why it is empty (%s, %s)', async (locale, id, title, said) => {
  await merge(
    server.deps.db,
    [factOf(UNFILED)('name', { name: 'Üres Kft.' }), factOf(SCHOOL)('name', { name: 'Iskola' })],
    { source: { ...REGISTER, sourceId: 'unfiled' }, observedOn: '2026-11-20' },
  )
  const file = await callAs(server, url(`${A},${id}`), { claims: CLAIMS, locale })
  const [table, years] = (await readXlsx(file.rawPayload)).sheets
  const textsOf = (sheet: typeof table) =>
    (sheet?.rows ?? []).flat().map((cell) => String(cell).replaceAll('\u00A0', ' '))
  expect(textsOf(years).filter((text) => text.endsWith(title))).toHaveLength(1)
  for (const sheet of [table, years])
    expect(
      textsOf(sheet)
        .flatMap((text) => text.split(' | '))
        .some((text) => said.test(text)),
    ).toBe(true)
})

test('refuses as the page does', async () => {
  const answer = await callAs(server, url(A), { claims: CLAIMS })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([422, 'comparison.too-few'])
})
