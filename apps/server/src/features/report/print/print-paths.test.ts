import { PrintDocument } from '@merleg/contract/report/print.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, OWNER, REGISTER } from '../testing-report.ts'
import { readPdfText } from './testing-pdf-text.ts'

const server = useTestApp()
const url = (parties: string, rest = '') => `/api/connections/print-paths?parties=${parties}${rest}`
const CLAIMS = ['KapcsolatiHalo'] as const

beforeAll(async () => {
  const companies = ['10000001', '10000002', '10000003'].map((id) => [id, factOf(id)] as const)
  await merge(
    server.deps.db,
    companies.flatMap(([id, fact], index) => [
      fact('name', { name: `${id} Kft.` }),
      fact('registration', { status: 'registered', on: null, reason: null }),
      ...(index === 2
        ? []
        : [
            fact(
              'member',
              { ...OWNER, name: 'Tag Tamás', motherName: 'Titkos Anna', shareMin: 60, shareMax: 60 },
              { slot: '1', partyId: 'p-1', from: '2018-01-01' },
            ),
          ]),
    ]),
    { source: { ...REGISTER, isMadeUp: true } },
  )
})

describe('the paths between parties in print', () => {
  test('the picture, a section for each pair that is tied, and who is not', async () => {
    const answer = await callAs(server, url('10000001,10000002,10000003'), { claims: CLAIMS, locale: 'en' })
    const { title, companyName, madeUp, sections, sources } = PrintDocument.parse(answer.json())
    expect([title, companyName]).toEqual(['Paths between parties', '10000001 Kft. – 10000002 Kft. – 10000003 Kft.'])
    expect(madeUp).toContain('MADE-UP')
    expect(sections.map((section) => section.title)).toEqual(['Picture of the paths', '10000001 Kft. – 10000002 Kft.'])
    const [overview, pair] = sections
    expect(overview?.blocks.map(({ type }) => type)).toEqual(['note', 'note', 'note', 'picture'])
    expect(JSON.stringify(overview)).toContain('last known as of')
    expect(JSON.stringify(overview)).toContain('No path within')
    expect(JSON.stringify(pair)).toContain('Path 1: 10000001 Kft. › Tag Tamás › 10000002 Kft.')
    expect(
      pair?.blocks.flatMap((block) => (block.type === 'table' ? block.columns.map((column) => column.title) : [])),
    ).toEqual(['Step', 'What ties them', 'Source'])
    expect(JSON.stringify(pair?.blocks.at(-1)).replaceAll('\u00A0', ' ')).toContain(
      'Source: Cégnyilvántartás (Cégbíróság; as of 1 Jan 2024)',
    )
    expect(sources).toHaveLength(1)
    expect(answer.body).not.toMatch(/Titkos/)
  })

  test('of two without a path: who speaks of them, of which day, and that they are made up', async () => {
    const answer = await callAs(server, url('10000001,10000003', '&asOf=2024-02-01'), { claims: CLAIMS, locale: 'en' })
    const { madeUp, sections, sources } = PrintDocument.parse(answer.json())
    expect(madeUp).toContain('MADE-UP')
    expect(sources).toEqual([expect.stringContaining('Cégnyilvántartás')])
    expect(JSON.stringify(sections).replaceAll('\u00A0', ' ')).toMatch(
      /No path within 6 steps .* Cégnyilvántartás \(Cégbíróság; as of 1 Jan 2024\)\. \[1\]/,
    )
  })

  test('as PDF, from the address that the document names', async () => {
    const document = PrintDocument.parse((await callAs(server, url('10000001,p-1'), { claims: CLAIMS })).json())
    const file = await callAs(server, document.downloadUrl ?? '', { claims: CLAIMS })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(readPdfText(file.rawPayload)).toContain('Tag Tamás')
  })
})

test.each([
  ['nobody', url('10000001,p-1'), null, 401, 'auth.required'],
  ['no claim', url('10000001,p-1'), ['Cegriport'], 400, 'claim.missing'],
  ['one party alone', url('10000001'), CLAIMS, 422, 'validation.failed'],
  ['more than ten', url(Array.from({ length: 11 }, (_, i) => `p-${i}`).join(',')), CLAIMS, 422, 'validation.failed'],
  ['an unknown party', url('10000001,p-9'), CLAIMS, 404, 'party.not-found'],
  ['a day to come', url('10000001,p-1', '&asOf=2999-01-01'), CLAIMS, 422, 'days.in-future'],
] as const)('for %s', async (_title, place, claims, status, code) => {
  const answer = await callAs(server, place, { claims })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
})
