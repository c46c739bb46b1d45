import { describe, expect, test } from 'vitest'
import { readBodsNature } from './bods-natures.ts'
import { readBritishNature } from './british-natures.ts'
import { summariseControl } from './control-natures.ts'
import { readEstonianControl } from './estonian-control.ts'
import { OWNER_STATEMENTS, readBritishOwnerStatement } from './owner-statements.ts'

const BARE = { holder: null, directness: null, min: null, max: null }

describe('natures of the British register', () => {
  test.each([
    ['ownership-of-shares-25-to-50-percent', { kind: 'shares', min: 25, max: 50 }],
    ['ownership-of-shares-75-to-100-percent-as-trust', { kind: 'shares', min: 75, max: 100, holder: 'trust' }],
    ['voting-rights-50-to-75-percent-as-firm', { kind: 'votes', min: 50, max: 75, holder: 'firm' }],
    ['voting-rights-25-to-50-percent-limited-liability-partnership', { kind: 'votes', min: 25, max: 50 }],
    [
      'voting-rights-more-than-25-percent-as-control-over-firm-registered-overseas-entity',
      { kind: 'votes', min: 25, max: 100, holder: 'firm' },
    ],
    [
      'right-to-share-surplus-assets-75-to-100-percent-limited-liability-partnership',
      { kind: 'income', min: 75, max: 100 },
    ],
    ['right-to-appoint-and-remove-directors', { kind: 'board' }],
    ['right-to-appoint-and-remove-members-limited-liability-partnership', { kind: 'board' }],
    ['right-to-appoint-and-remove-person-as-trust', { kind: 'board', holder: 'trust' }],
    ['significant-influence-or-control-as-trust', { kind: 'influence', holder: 'trust' }],
    // A band that the law does not have, and a nature of tomorrow: the words alone.
    ['ownership-of-shares-10-to-20-percent', { kind: 'other' }],
    ['a-nature-of-tomorrow', { kind: 'other' }],
  ])('%s', (code, read) => {
    expect(readBritishNature(code)).toEqual({ ...BARE, ...read, code })
  })
})

describe('manners of control of the Estonian register', () => {
  test.each([
    [
      { code: 'O', text: 'otsene osalus' },
      { kind: 'shares', directness: 'direct', code: 'otsene osalus' },
    ],
    [
      { code: 'K', text: 'Kaudne osalus' },
      { kind: 'shares', directness: 'indirect', code: 'Kaudne osalus' },
    ],
    [
      { code: 'K', text: '' },
      { kind: 'shares', directness: 'indirect', code: 'K' },
    ],
    [
      { code: 'Z', text: 'muu kontrolli viis' },
      { kind: 'other', code: 'muu kontrolli viis' },
    ],
    [
      { code: 'Z', text: 'homne viis' },
      { kind: 'other', code: 'homne viis' },
    ],
    [
      { code: 'Z', text: '' },
      { kind: 'other', code: 'Z' },
    ],
  ])('%j', (told, read) => {
    expect(readEstonianControl(told)).toEqual({ ...BARE, ...read })
  })

  test('none where nothing is told', () => {
    expect(readEstonianControl({ code: '', text: '' })).toBeNull()
  })
})

describe('interests of the standard', () => {
  test.each([
    [
      { type: 'shareholding', directOrIndirect: 'indirect', share: { exclusiveMinimum: 25, maximum: 50 } },
      { kind: 'shares', directness: 'indirect', min: 25, max: 50, code: 'shareholding' },
    ],
    [
      { type: 'settlor', details: ' of a trust ' },
      { kind: 'trust-office', code: 'settlor: of a trust' },
    ],
    [{ type: 'nominee' }, { kind: 'other', holder: 'nominee', code: 'nominee' }],
    [{}, { kind: 'other', code: 'unknownInterest' }],
  ] as const)('%j', (interest, read) => {
    expect(readBodsNature(interest)).toEqual({ ...BARE, ...read })
  })

  test('none where the share contradicts itself', () => {
    expect(readBodsNature({ type: 'shareholding', share: { minimum: 60, maximum: 50 } })).toBeNull()
  })
})

describe('what natures say together', () => {
  const shares = (min: number | null, max: number | null, directness: 'direct' | 'indirect' | null = null) =>
    ({ ...BARE, kind: 'shares', min, max, directness, code: `${min}-${max}` }) as const

  test.each([
    [[], { shareMin: null, shareMax: null, shareText: null }],
    [[shares(25, 50)], { shareMin: 25, shareMax: 50, shareText: '25-50' }],
    // Several ways may add up or not.
    [[shares(25, 50), shares(50, 75)], { shareMin: 50, shareMax: 100 }],
    // What is held through others is a part of those.
    [[shares(75, 100, 'indirect')], { shareMin: null, shareMax: null, shareText: '75-100' }],
    [[shares(null, null)], { shareMin: null, shareMax: null }],
  ])('%j', (natures, told) => {
    expect(summariseControl(natures)).toMatchObject({ ...told, votesMin: null, votesMax: null })
  })
})

describe('statements of the British register', () => {
  test.each([
    ['no-individual-or-entity-with-signficant-control', 'said-nobody'],
    ['steps-to-find-psc-not-yet-completed-partnership', 'not-searched'],
    ['psc-exists-but-not-identified', 'not-identified'],
    ['psc-contacted-but-no-response', 'no-answer'],
    ['restrictions-notice-issued-to-psc-partnership', 'restricted'],
    ['all-beneficial-owners-identified', 'all-identified'],
    ['a-statement-of-tomorrow', 'other'],
  ])('%s', (code, statement) => {
    expect(readBritishOwnerStatement(code)).toBe(statement)
    expect(OWNER_STATEMENTS).toContain(statement)
  })
})
