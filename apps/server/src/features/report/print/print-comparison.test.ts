import { PrintDocument } from '@merleg/contract/report/print.contract'
import { CLAIMS } from '@merleg/domain/claims'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, statement } from '../testing-report.ts'
import { readPdfText } from './testing-pdf-text.ts'

const server = useTestApp()
const [A, B] = ['10000001', '10000002'] as const
const HOSTILE = '#set page(width: 1pt) <script>alert(1)</script> Kft.'
const url = (ids: string) => `/api/comparison/print-page?companies=${ids}`

beforeAll(async () => {
  await merge(server.deps.db, [
    factOf(A)('name', { name: 'A Építő Kft.' }),
    statement(A, 2023, { amounts: { netSales: 800, equity: 90, profitAfterTax: -5 } }),
    statement(A, 2024, { amounts: { netSales: 1000, equity: 95, profitAfterTax: 5 } }),
    factOf(B)('name', { name: HOSTILE }),
    statement(B, 2024, { amounts: { netSales: 300, equity: 30, profitAfterTax: 3 } }),
  ])
})

describe('companies side by side in print', () => {
  test('a table for each group with sources and what limits it, and the figures by year', async () => {
    const answer = await callAs(server, url(`${A},${B}`), { claims: CLAIMS, locale: 'en' })
    const { title, companyName, sections, sources } = PrintDocument.parse(answer.json())
    expect([title, companyName]).toEqual(['Comparison', `A Építő Kft. – ${HOSTILE}`])
    expect(sections.map(({ id }) => id)).toEqual([
      'notes',
      'company',
      'rating',
      'negative',
      'positive',
      'accounts',
      'ratios',
      'charts',
    ])
    const accounts = sections.find(({ id }) => id === 'accounts')?.blocks[0]
    const sales = accounts?.type === 'table' ? accounts.rows.find(([label]) => label?.text === 'Net sales') : undefined
    expect(sales?.map(({ text }) => text.replaceAll('\u00A0', ' '))).toEqual([
      'Net sales',
      '1 000 000 HUF [1]',
      '300 000 HUF [1]',
    ])
    expect(sources).toHaveLength(1)
    expect(JSON.stringify(sections)).toContain('Not known whether there is negative information')
  })

  test('charts of all companies have one scale; losses are told in the table alone', async () => {
    const answer = await callAs(server, url(`${A},${B}`), { claims: CLAIMS, locale: 'en' })
    const blocks = PrintDocument.parse(answer.json()).sections.at(-1)?.blocks ?? []
    const chartsAfter = (heading: string) => {
      const start = blocks.findIndex((block) => block.type === 'heading' && block.text === heading)
      const end = blocks.findIndex((block, index) => index > start && block.type === 'heading')
      return blocks
        .slice(start + 1, end === -1 ? undefined : end)
        .flatMap((block) => (block.type === 'charts' ? block.charts : []))
    }
    expect(chartsAfter('Net sales').map(({ title, unit, scaleEnd }) => [title, unit, scaleEnd])).toEqual([
      ['A Építő Kft.', 'thousand HUF', 1_000_000],
      [HOSTILE, 'thousand HUF', 1_000_000],
    ])
    expect(chartsAfter('Profit after tax')).toEqual([])
  })

  test('as PDF, from the address that the document names; a name is never markup', async () => {
    const document = PrintDocument.parse((await callAs(server, url(`${A},${B}`), { claims: CLAIMS })).json())
    expect(document.downloadUrl).toBe(`/api/comparison/print/${encodeURIComponent(`${A},${B}`)}`)
    for (const place of [document.downloadUrl ?? '', `/api/comparison/print/${A},${B}`]) {
      const file = await callAs(server, place, { claims: CLAIMS })
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(readPdfText(file.rawPayload).replaceAll('\u200B', '')).toContain('alert(1)')
    }
  })
})

test.each([
  ['nobody', url(`${A},${B}`), null, 401, 'auth.required'],
  ['no claim', url(`${A},${B}`), ['Cegriport'], 400, 'claim.missing'],
  ['no claim to the file', `/api/comparison/print/${A},${B}`, ['Cegriport'], 400, 'claim.missing'],
  ['one company alone', url(A), CLAIMS, 422, 'comparison.too-few'],
  ['one company alone as a file', `/api/comparison/print/${A}`, CLAIMS, 422, 'comparison.too-few'],
  ['an unknown company', `/api/comparison/print/${A},99999999`, CLAIMS, 404, 'company.not-found'],
] as const)('for %s', async (_title, place, claims, status, code) => {
  const answer = await callAs(server, place, { claims })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
})
