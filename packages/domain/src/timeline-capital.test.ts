import { describe, expect, test } from 'vitest'
import { compareCapital, findCapitalTerm } from './timeline-capital.ts'

describe('what a capital is called', () => {
  test.each([
    [{ code: '113', name: 'Korlátolt felelősségű társaság' }, 'quota'],
    [{ code: null, name: 'korlátolt felelősségű társaság' }, 'quota'],
    [{ code: '572', name: null }, 'quota'],
    [{ code: '114', name: 'Nyilvánosan működő részvénytársaság' }, 'stock'],
    [{ code: '114', name: 'másképp írva' }, 'stock'],
    [{ code: '117', name: 'Betéti társaság' }, 'other'],
    [{ code: null, name: 'Osaühing' }, 'other'],
    [{ code: null, name: null }, 'other'],
  ] as const)('of %j: %s', (form, term) => expect(findCapitalTerm(form)).toBe(term))
})

describe('what became of a capital', () => {
  const huf = (amount: number) => ({ amount, currency: 'HUF' })
  test.each([
    [huf(3_000_000), huf(5_000_000), 'raised'],
    [huf(5_000_000), huf(3_000_000), 'lowered'],
    [huf(3_000_000), huf(3_000_000), null],
    [huf(3_000_000), { amount: 10_000, currency: 'EUR' }, 'converted'],
  ] as const)('%j, then %j: %s', (before, after, step) => expect(compareCapital(before, after)).toBe(step))
})
