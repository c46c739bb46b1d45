import { LOCALES } from '@merleg/domain/locale'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import type { FactorKey } from '@merleg/domain/score/model/factor-keys'
import { describe, expect, test } from 'vitest'
import { describeEvidence } from './factor-evidence.ts'

const shapeOf = (key: FactorKey) => CURRENT_MODEL.factors.find((shape) => shape.key === key) ?? null
function say(locale: (typeof LOCALES)[number], key: FactorKey, bin: number): string {
  const shape = shapeOf(key)
  const points = shape?.bins[bin]?.points ?? 0
  return describeEvidence(locale, { kind: 'factor', key, value: 1, bin, points }, shape).join(' ')
}

describe.each(LOCALES)('what is said beside a reason (%s)', (locale) => {
  test('what little or much depreciation may mean', () => {
    const [little, middle, much] = [0, 5, 9].map((bin) => say(locale, 'depreciationShare', bin))
    expect(little).toMatch(/szépített|flattered|geschöntes/)
    expect(middle).toBe('')
    expect(much).toMatch(/saját gépekre|plant and buildings|eigene Anlagen/)
  })

  test('the counts of the model card, where they do not bear the points out', () => {
    const told = say(locale, 'depreciationShare', 1)
    for (const figure of [/\b23\b/, /\b995\b/, /2[.,]3/]) expect(told).toMatch(figure)
    expect(told).not.toMatch(/\{\{/)
  })

  test('nothing of a sure one, nor of points that nobody gave', () => {
    expect(say(locale, 'salesMargin', 0)).toBe('')
    expect(say(locale, 'receivableDays', 1)).toBe('')
    const part = { kind: 'factor', key: 'salesMargin', value: null, bin: null, points: 0 } as const
    expect(describeEvidence(locale, part, shapeOf('salesMargin'))).toEqual([])
    expect(describeEvidence(locale, { ...part, bin: 1, points: -3 }, null)).toEqual([])
  })
})
