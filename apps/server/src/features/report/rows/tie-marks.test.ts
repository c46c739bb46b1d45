import type { TieKind } from '@merleg/domain/connections/tie-kinds'
import { describe, expect, test } from 'vitest'
import type { Tie } from '../../connections/ties.repository.ts'
import { lookOfLink } from './network-ties.ts'
import { markRoles } from './tie-rows.ts'

const toTie = (kind: TieKind): Tie => ({
  kind,
  factId: 1,
  companyId: '1',
  partyId: null,
  partyKey: '1/member/1',
  section: 'member',
  slot: '1',
  name: 'Ada',
  partyKind: 'person',
  address: null,
  isWithheld: false,
  registerNumber: null,
  post: null,
  shareMin: null,
  shareMax: null,
  shareText: null,
  votesMin: null,
  votesMax: null,
  from: null,
  until: null,
  isValid: true,
  batchId: 1,
  sourceRef: null,
})

describe('the picture has the marks of the list', () => {
  test.each([
    [['owner'], 'T'],
    [['owner', 'leader'], 'VT'],
    [['owner', 'beneficial', 'leader'], 'VT'],
    [['owner', 'beneficial'], 'T'],
    [['beneficial', 'leader'], 'VK'],
    [['beneficial'], 'K'],
    [['leader'], 'V'],
    [['succession'], 'J'],
  ] as const)('%j', (kinds, mark) => {
    expect(lookOfLink(kinds).mark).toBe(mark)
    expect(markRoles(kinds.map(toTie)).join('')).toBe(mark)
  })
})
