import { getPrint } from '@merleg/contract/report/print.contract'
import { ScorePage } from '@merleg/contract/report/score.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { Verdict } from '@merleg/contract/report/verdict.contract'
import { CLAIMS } from '@merleg/domain/claims'
import { LOCALES, type Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { AMOUNTS, company, load } from '../../score/testing-scores.ts'
import { readPdfText } from '../print/testing-pdf-text.ts'
import { callAs, factOf } from '../testing-report.ts'

const server = useTestApp()
const idOf = (number: number): string => String(41_000_000 + number)
const GIVEN = idOf(1)
const NOTHING_SOLD = idOf(2)
const IN_LIQUIDATION = idOf(3)
const NO_ACCOUNTS = idOf(4)
const claims = CLAIMS.filter((claim) => !claim.endsWith('Tiltas'))
const QUERY = '?components=summary,score'

beforeAll(async () => {
  await load(server.deps, company(GIVEN))
  await load(server.deps, company(NOTHING_SOLD, { amounts: { ...AMOUNTS, netSales: 0 } }))
  const liquidation = { caseNumber: null, court: null, administrator: null, text: null }
  await load(server.deps, [
    ...company(IN_LIQUIDATION),
    factOf(IN_LIQUIDATION)('liquidation', liquidation, { from: '2026-05-01' }),
  ])
  await load(
    server.deps,
    company(NO_ACCOUNTS).filter(({ type }) => type !== 'statement'),
  )
})

async function ask(id: string, path: string, locale: Locale) {
  const answer = await callAs(server, `/api/report/${id}/${path}`, { claims, locale })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
}
const readScore = async (id: string, locale: Locale) => ScorePage.parse((await ask(id, 'score', locale)).json())
const readVerdict = async (id: string, locale: Locale) => Verdict.parse((await ask(id, 'verdict', locale)).json())
async function readLimit(id: string, locale: Locale) {
  const summary = getReportSummary.answer.parse((await ask(id, 'summary', locale)).json())
  return 'details' in summary && 'creditability' in summary.details ? summary.details : null
}
async function readPdf(id: string, locale: Locale): Promise<string> {
  const path = `/api/report/print/${id}/${encodeURIComponent(`/report/${id}/print${QUERY}`)}`
  const answer = await callAs(server, path, { claims, locale })
  expect(answer.statusCode).toBe(200)
  return readPdfText(answer.rawPayload).replaceAll('\n', ' ')
}

describe.each(LOCALES)('a limit of exactly nothing (%s)', (locale) => {
  const t = getTranslator(locale, 'risk-rating/words')
  const limitOf = getTranslator(locale, 'report/score/answers')

  test.each([NOTHING_SOLD, IN_LIQUIDATION])('is no recommendation of nought, on any page: %s', async (id) => {
    expect(await readScore(id, locale)).toMatchObject({ creditLimit: { value: 0 } })
    expect((await readVerdict(id, locale)).limit).toMatchObject({ value: null })
    const details = await readLimit(id, locale)
    expect(details?.creditability).toMatchObject({ value: 0, change: null })
    expect(details?.origins.creditability).toBeDefined()
  })

  test('is said in words on paper, in the verdict, the summary and the rating', async () => {
    const printed = getPrint.answer.parse((await ask(NOTHING_SOLD, `print${QUERY}`, locale)).json())
    for (const id of ['summary', 'score']) {
      const text = JSON.stringify(printed.sections.find((section) => section.id === id))
      expect(text, id).toContain(t('noLimit'))
      expect(text, id).not.toContain(limitOf('print.creditLimitValue', { value: '' }).trim())
    }
    const pdf = await readPdf(NOTHING_SOLD, locale)
    // In the verdict, among the details of the company, and above the steps.
    expect(pdf.split(t('noLimit')).length - 1).toBeGreaterThanOrEqual(3)
    expect(pdf).not.toContain(limitOf('print.creditLimitValue', { value: '' }).trim())
  })

  test('a limit that is given is printed as its amount alone', async () => {
    const { limit } = await readVerdict(GIVEN, locale)
    const pdf = await readPdf(GIVEN, locale)
    expect(pdf).toContain(limit?.value?.replaceAll('\u00A0', ' '))
    expect(pdf).not.toContain(t('noLimit'))
  })

  test.each([
    [GIVEN, true],
    [NOTHING_SOLD, false],
    [NO_ACCOUNTS, false],
  ])('the middle band speaks of a limit only where one is given: %s %s', async (id, isGiven) => {
    const { bands } = await readScore(id, locale)
    const expected = t(isGiven ? 'advice.medium' : 'adviceWithoutLimit')
    expect(bands.find(({ band }) => band === 'medium')?.advice).toBe(expected)
    if (!isGiven) expect(bands.map(({ advice }) => advice)).not.toContain(t('advice.medium'))
  })
})
