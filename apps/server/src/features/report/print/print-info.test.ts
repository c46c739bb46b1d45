import { getPrintInfo, type PrintDocument } from '@merleg/contract/report/print.contract'
import { InfoPage } from '@merleg/contract/report/info.contract'
import type { Claim } from '@merleg/domain/claims'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge } from '../testing-report.ts'
import { readPdfText } from './testing-pdf-text.ts'

const server = useTestApp()
const COMPANY = '10738885'
const OTHER = '12345676'
const HOSTILE = '#import "x" $y$ <script>alert(1)</script>'
let negative = ''
let positive = ''

const viewUrl = (itemId: string, id = COMPANY) => `/api/report/${id}/print-info/${itemId}`
const fileUrl = (itemId: string, id = COMPANY) => `/api/report/print-info/${id}/${itemId}`

async function findItem(type: 'negative' | 'positive', claim: Claim): Promise<string> {
  const answer = await callAs(server, `/api/report/${COMPANY}/${type}-info`, { claims: [claim] })
  return InfoPage.parse(answer.json()).groups[0]?.items[0]?.id ?? ''
}
async function read(itemId: string): Promise<PrintDocument> {
  const answer = await callAs(server, viewUrl(itemId), { claims: ['NegativInfo', 'PozitivInfo'] })
  expect(answer.statusCode, answer.body).toBe(200)
  return getPrintInfo.answer.parse(answer.json())
}

beforeAll(async () => {
  await merge(server.deps.db, [
    factOf(COMPANY)('name', { name: 'Minta Kft.' }),
    factOf(COMPANY)(
      'tax-debt',
      { authority: 'NAV', caseNumber: '12-34/2024', amount: 1_234_567, currency: 'HUF', text: HOSTILE },
      { slot: '1' },
    ),
    factOf(COMPANY)('certificate', { name: 'ISO 9001', issuer: 'TÜV', score: null }, { slot: '1' }),
    factOf(OTHER)('name', { name: 'Másik Kft.' }),
  ])
  negative = await findItem('negative', 'NegativInfo')
  positive = await findItem('positive', 'PozitivInfo')
})

test('an item is printed with its rows and its source, its texts as text', async () => {
  const document = await read(negative)
  const shown = JSON.stringify(document.sections).replaceAll(/\u00A0|\u202F/g, ' ')
  for (const text of ['NAV', '12-34/2024', '1 234 567 Ft', JSON.stringify(HOSTILE).slice(1, -1)])
    expect(shown).toContain(text)
  expect(document.companyName).toBe('Minta Kft.')
  expect(document.sources).toEqual(['Cégbíróság: Cégnyilvántartás'])
})

test('the PDF says the same, and twice the same bytes', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => callAs(server, fileUrl(negative), { claims: ['NegativInfo'] })),
  )
  expect(first?.headers['content-type']).toBe('application/pdf')
  expect(first?.headers['x-filename']).toMatch(/^minta-kft-ceginformacio-.*\.pdf$/)
  expect(first?.rawPayload.equals(second?.rawPayload ?? Buffer.alloc(0))).toBe(true)
  const text = readPdfText(first?.rawPayload ?? Buffer.alloc(0))
  for (const word of ['Minta Kft.', 'NAV', '12-34/2024', '<script>']) expect(text).toContain(word)
})

describe.each([
  ['view', viewUrl],
  ['PDF', fileUrl],
])('the %s', (_name, url) => {
  test('asks for the claim of its kind', async () => {
    const refused = await callAs(server, url(negative), { claims: ['PozitivInfo'] })
    expect(refused.json()).toMatchObject({ code: 'claim.missing', name: 'NegativInfo' })
    const other = await callAs(server, url(positive), { claims: ['NegativInfo'] })
    expect(other.json()).toMatchObject({ code: 'claim.missing', name: 'PozitivInfo' })
    expect((await callAs(server, url(positive), { claims: ['PozitivInfo'] })).statusCode).toBe(200)
    expect((await callAs(server, url(negative), { claims: null })).statusCode).toBe(401)
  })

  test('knows only items of the company', async () => {
    const claims: Claim[] = ['NegativInfo', 'PozitivInfo']
    expect((await callAs(server, url(negative, OTHER), { claims })).json()).toMatchObject({
      code: 'info-item.not-found',
    })
    expect((await callAs(server, url('nonsense'), { claims })).json()).toMatchObject({ code: 'info-item.not-found' })
    expect((await callAs(server, url(negative, '10738886'), { claims })).json()).toMatchObject({
      code: 'company.not-found',
    })
    expect((await callAs(server, url('a%20b'), { claims })).statusCode).toBe(404)
  })
})
