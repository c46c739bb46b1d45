import { Verdict } from '@merleg/contract/report/verdict.contract'
import { CLAIMS, type Claim } from '@merleg/domain/claims'
import { LOCALES, type Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { AMOUNTS, company, load } from '../../score/testing-scores.ts'
import { readPdfPages } from '../print/testing-pdf-text.ts'
import { callAs, factOf } from '../testing-report.ts'

const server = useTestApp()
const RATED = '41000101'
const CAPPED = '41000102'
const CEASED = '41000103'
const ALL: Claim[] = CLAIMS.filter((claim) => !claim.endsWith('Tiltas'))

beforeAll(async () => {
  const loss = { operatingProfit: -9000, profitBeforeTax: -11_000, profitAfterTax: -11_000 }
  await load(server.deps, company(RATED))
  await load(server.deps, [
    ...company(CAPPED, { amounts: { ...AMOUNTS, ...loss } }),
    factOf(CAPPED)(
      'liquidation',
      { caseNumber: '1', court: null, administrator: null, text: null },
      { slot: '1', from: '2026-09-01' },
    ),
  ])
  await load(server.deps, [
    factOf(CEASED)('name', { name: 'Megszűnt Kft.' }),
    factOf(CEASED)('registration', { status: 'ceased', on: '2024-01-01', reason: null }, { from: '2024-01-01' }),
  ])
})

type Asked = { locale: Locale; claims?: readonly Claim[] }

async function readVerdict(id: string, { locale, claims = ALL }: Asked): Promise<Verdict> {
  const answer = await callAs(server, `/api/report/${id}/verdict`, { claims, locale })
  return Verdict.parse(answer.json())
}

async function readPdf(id: string, { locale, claims = ALL }: Asked): Promise<Buffer> {
  const view = encodeURIComponent(`/report/${id}/print?components=summary`)
  const answer = await callAs(server, `/api/report/print/${id}/${view}`, { claims, locale })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

/** Without what only breaks lines. */
const bare = (text: string): string => text.replaceAll(/[\s\u00AD\u200B]/g, '')
const readText = (pdf: Buffer): string => bare(readPdfPages(pdf).flat().join(''))

function listTexts({ rating, limit, reasons, alerts, locked }: Verdict): string[] {
  return [
    rating.label,
    rating.basis,
    rating.advice,
    limit?.value ?? null,
    limit?.text ?? null,
    ...[...(reasons?.for ?? []), ...(reasons?.against ?? [])].map(({ text }) => text),
    ...(alerts?.items ?? []).map(({ title, text }) => `${title}. ${text}`),
    ...locked,
  ].flatMap((text) => (text === null ? [] : bare(text)))
}

describe.each(LOCALES)('the verdict as PDF in %s', (locale) => {
  test.each([RATED, CAPPED, CEASED])('says of %s what the page says, and is the same file twice', async (id) => {
    const [first, second] = await Promise.all([1, 2].map(() => readPdf(id, { locale })))
    if (!first || !second) throw new Error('no file')
    expect(first.equals(second)).toBe(true)
    const text = readText(first)
    expect(text).toContain(bare(getTranslator(locale, 'report/verdict/words')('title')))
    for (const told of listTexts(await readVerdict(id, { locale }))) expect(text).toContain(told)
  })

  test('names what the subscription leaves out, and says nothing of it', async () => {
    const claims: Claim[] = ['NegativInfo']
    const [verdict = []] = readPdfPages(await readPdf(RATED, { locale, claims }))
    const text = bare(verdict.join(''))
    const whole = await readVerdict(RATED, { locale })
    expect(text).not.toContain(bare(whole.limit?.value ?? 'missing'))
    for (const told of listTexts(await readVerdict(RATED, { locale, claims }))) expect(text).toContain(told)
    for (const { text: reason } of whole.reasons?.for ?? []) expect(text).not.toContain(bare(reason))
  })
})
