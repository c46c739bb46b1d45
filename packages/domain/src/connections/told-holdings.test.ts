import { describe, expect, test } from 'vitest'
import { chooseHoldings } from './told-holdings.ts'

describe('holdings by which owners are worked out', () => {
  const tie = (
    companyId: string,
    kind: 'owner' | 'beneficial' | 'leader',
    shareMin: number | null = null,
    votesMin: number | null = null,
  ) => ({ companyId, kind, shareMin, shareMax: null, votesMin, votesMax: null })

  test('what is told of control stands for owners only where none is named, and only in figures', () => {
    const owner = tie('a', 'owner')
    const votes = tie('b', 'beneficial', null, 25)
    const shares = tie('b', 'beneficial', 50)
    expect(
      chooseHoldings([owner, tie('a', 'beneficial', 75), votes, shares, tie('b', 'beneficial'), tie('b', 'leader')]),
    ).toEqual([owner, votes, shares])
  })
})
