import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countTypingMistakes, listSpellingVariants } from './spelling-variants.ts'

describe('countTypingMistakes', () => {
  it.each([
    ['', '', 0],
    ['duna', 'duna', 0],
    ['duna', '', 4],
    ['duna', 'dna', 1],
    ['duna', 'dunna', 1],
    ['duna', 'dura', 1],
    ['duna', 'udna', 1],
    ['duna', 'dnua', 1],
    ['duna', 'anud', 3],
    ['acel kft', 'acle ktf', 2],
  ])('%s → %s: %i', (a, b, expected) => {
    expect(countTypingMistakes(a, b)).toBe(expected)
    expect(countTypingMistakes(b, a)).toBe(expected)
  })
})

describe('listSpellingVariants', () => {
  it('knows all kinds of mistakes', () => {
    const variants = listSpellingVariants('duna')
    expect(variants).toEqual(expect.arrayContaining(['una', 'dun', 'xduna', 'dunax', 'dxuna', 'dxna', 'udna', 'duan']))
    expect(variants).not.toContain('duna')
    expect(listSpellingVariants('')).toHaveLength(36)
    expect(listSpellingVariants('a')).not.toContain('')
  })

  it('holds words one mistake away, each once', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{0,12}$/), (word) => {
        const variants = listSpellingVariants(word)
        expect(new Set(variants).size).toBe(variants.length)
        expect(variants.every((variant) => countTypingMistakes(word, variant) === 1)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})
