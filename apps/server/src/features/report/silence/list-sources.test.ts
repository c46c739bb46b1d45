import { describe, expect, test } from 'vitest'
import type { SourceRhythm } from '@merleg/domain/observation'
import { listSources } from './list-sources.ts'

const TODAY = '2026-11-23'
const source = (title: string, toldUntil: string, rhythm: SourceRhythm | null = 'daily') => ({
  title,
  publisher: 'P',
  licence: 'L',
  url: null,
  isMadeUp: false,
  toldFrom: '2020-01-01',
  toldUntil,
  isSpan: false,
  rhythm,
})
const daily = (count: number) =>
  Array.from({ length: count }, (_, index) => source(`D${index + 1}`, `2026-11-2${index < 3 ? 2 : 1}`))
const list = (sources: Parameters<typeof listSources>[1], locale: 'hu' | 'en' | 'de' = 'en') =>
  listSources(locale, sources, TODAY).replaceAll('\u00A0', ' ')
const titles = (text: string) => text.match(/[DL]\d/g)

describe('many sources', () => {
  test.each([
    ['as many as are named', daily(6), ['D1', 'D2', 'D3', 'D4', 'D5', 'D6'], null],
    ['one more', daily(7), ['D1', 'D2', 'D3', 'D4', 'D5', 'D6'], '; and 1 more source (as of 21 Nov 2026 or later)'],
    [
      'late ones stand last, and are named',
      [...daily(8), source('L1', '2026-11-01'), source('L2', '2026-08-01', null)],
      ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'L1', 'L2'],
      '; and 2 more sources (as of 21 Nov 2026 or later)',
    ],
    [
      'however many are late',
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => source(`L${number}`, '2026-11-01')),
      ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'],
      null,
    ],
  ] as const)('%s', (_title, sources, named, counted) => {
    const text = list(sources)
    expect(titles(text)).toEqual(named)
    if (counted === null) expect(text).not.toContain('more')
    else expect(text.endsWith(counted)).toBe(true)
  })

  test.each([
    [
      'hu',
      '; és még 1 forrás (állapot: 2026. 11. 21. vagy későbbi)',
      '; és még 2 forrás (állapot: 2026. 11. 21. vagy későbbi)',
    ],
    [
      'de',
      '; und 1 weitere Quelle (Stand 21.11.2026 oder später)',
      '; und 2 weitere Quellen (Stand 21.11.2026 oder später)',
    ],
  ] as const)('in %s', (locale, one, two) => {
    expect(list(daily(7), locale).endsWith(one)).toBe(true)
    expect(list(daily(8), locale).endsWith(two)).toBe(true)
  })
})
