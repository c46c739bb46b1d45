import { LOCALES } from '@merleg/domain/locale'
import { CAP_REASONS } from '@merleg/domain/score/rate/company-score'
import { CAP_RULES } from '@merleg/domain/score/rate/score-caps'
import { getTranslator } from '@merleg/i18n/translator'
import { describe, expect, test } from 'vitest'
import { describeCap } from './cap-words.ts'

describe.each(LOCALES)('what caps a rating (%s)', (locale) => {
  const t = getTranslator(locale, 'report/score/answers')

  test.each(CAP_REASONS)('%s: has its label, its fact, and both sentences around it', (key) => {
    const { running, afterwards } = CAP_RULES[key]
    const fact = describeCap(locale, { key, endedOn: null, ...running })
    const words = { fact, limit: running.highest, points: '−7' }
    const told = [t(`parts.cap.label.${key}`), t('parts.cap.reason', words), t('parts.cap.within', words)]
    for (const text of told) expect(text).not.toMatch(/parts\.cap|\{\{|undefined|\.\./)
    for (const text of told.slice(1)) {
      expect(text.startsWith(fact)).toBe(true)
      expect(text).toContain(String(running.highest))
    }
    expect(fact).not.toMatch(/\.$/)
    if (afterwards === null) return
    const past = describeCap(locale, { key, endedOn: '2026-03-04', ...afterwards })
    expect(past).toMatch(/2026|26/)
    expect(past).not.toBe(fact)
    expect(t('parts.cap.afterwards', { months: afterwards.months })).toContain(String(afterwards.months))
  })

  test('no two facts are said in the same words', () => {
    const facts = CAP_REASONS.map((key) => describeCap(locale, { key, endedOn: null, ...CAP_RULES[key].running }))
    expect(new Set(facts).size).toBe(facts.length)
  })
})

test.each([
  ['hu', 'Felszámolás van folyamatban: ilyenkor a pontszám legfeljebb 15, ezért −7 pont.'],
  ['en', 'Insolvent liquidation is under way: the score is capped at 15, hence −7 points.'],
  ['de', 'Eine Insolvenzliquidation läuft: höchstens 15 Punkte, daher −7 Punkte.'],
] as const)('the whole sentence in %s', (locale, sentence) => {
  const t = getTranslator(locale, 'report/score/answers')
  const fact = describeCap(locale, { key: 'liquidation', endedOn: null, ...CAP_RULES.liquidation.running })
  const points = t('points', { count: 7, points: '−7' })
  expect(t('parts.cap.reason', { fact, limit: 15, points })).toBe(sentence)
})
