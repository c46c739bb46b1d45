import type { StoredFact } from '../../register/facts.repository.ts'
import { describe, expect, test } from 'vitest'
import { REGISTER_SUBJECTS } from '@merleg/domain/silence'
import { describeSilence } from './silence.ts'
import type { SpeakingSource } from './speaking-sources.repository.ts'
import { describeBasis, describeCounts, describeDays } from './standing.ts'

const source = (title: string, given: Partial<SpeakingSource>): SpeakingSource => ({
  title,
  publisher: 'Hivatal',
  licence: '',
  url: null,
  isMadeUp: false,
  covers: [],
  toldFrom: '2018-01-01',
  toldUntil: '2021-12-31',
  isSpan: true,
  recordedAt: new Date('2026-01-01'),
  ...given,
})
const winners = source('Nyertesek', {})
const register = source('Cégjegyzék', {
  covers: ['liquidation', 'lien'],
  toldFrom: '2010-01-01',
  toldUntil: '2026-11-01',
})
const snapshot = source('Állapot', {
  covers: ['liquidation'],
  toldFrom: '2022-01-06',
  toldUntil: '2022-01-06',
  isSpan: false,
})
const today = '2026-11-22'

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ')

describe('a sentence of reassurance', () => {
  const changes = (...sources: SpeakingSource[]) =>
    describeSilence('en', { topic: 'changes', subjects: REGISTER_SUBJECTS, from: '2025-11-22', to: today }, sources)

  test('is none where the sources tell of other years', () => {
    const { level, title, text } = changes(winners)
    expect([level, title]).toEqual(['unknown', 'Not known whether anything changed'])
    expect(text).toMatch(/silence is not a negative finding: Nyertesek \(Hivatal; covers .*2018.* to .*2021/)
    expect(changes(snapshot)).toMatchObject({
      level: 'unknown',
      text: expect.stringMatching(/^None of our sources covers/),
    })
  })

  test('names source, days, what it is about, and the days after', () => {
    const { level, text } = changes(register, winners)
    expect(level).toBe('partly')
    expect(text).toMatch(
      /^None found between .*2025.* and .*2026 in: Cégjegyzék \(Hivatal\)\. This applies only to: Insolvent liquidation, .+/,
    )
    expect(plain(text)).toContain('no data on the time after 1 Nov 2026')
    expect(text).toContain('Nyertesek')
  })

  test.each(['hu', 'en', 'de'] as const)('of a state bears its day: %s', (locale) => {
    const { level, text } = describeSilence(
      locale,
      { topic: 'negative', subjects: ['liquidation', 'lien'], to: today },
      [register],
    )
    expect(level).toBe('none')
    expect(text).toMatch(/2026/)
    expect(text).toContain('Cégjegyzék (Hivatal)')
  })

  test('of sources that tell of different days bears the day of each', () => {
    const older = source('Közlöny', { covers: ['lien'], toldUntil: '2026-10-31', isSpan: false })
    const { text } = describeSilence('hu', { topic: 'negative', subjects: ['liquidation', 'lien'], to: today }, [
      { ...register, isSpan: false },
      older,
    ])
    expect(plain(text)).toContain(
      'A következő források szerint nincs ilyen: Cégjegyzék (Hivatal; állapot: 2026. 11. 01.); Közlöny (Hivatal; állapot: 2026. 10. 31.).',
    )
  })

  test.each([
    [
      'the day asked for, where all are newer',
      '2019-05-01',
      'None found as of 1 May 2019 in: Cégjegyzék (Hivatal); Közlöny (Hivatal).',
    ],
    [
      'the day of each, never a later one',
      '2025-05-01',
      'None found in: Cégjegyzék (Hivatal; as of 1 May 2025); Közlöny (Hivatal; as of 31 Oct 2024).',
    ],
  ])('of an earlier day bears %s', (_title, to, expected) => {
    const older = source('Közlöny', { covers: ['lien'], toldUntil: '2024-10-31', isSpan: false })
    const { text } = describeSilence('en', { topic: 'negative', subjects: ['liquidation', 'lien'], to }, [
      { ...register, isSpan: false },
      older,
    ])
    expect(plain(text)).toContain(expected)
  })

  const listed = source('Szankciók', { covers: ['sanction'], toldFrom: '2026-11-01', toldUntil: '2026-11-01' })
  const asked = {
    topic: 'negative',
    subjects: ['liquidation', 'lien', 'sanction', 'ban', 'tax-debt'],
    to: today,
  } as const

  test.each([
    [
      'hu',
      'Nem ismert, van-e negatív információ – 5 tárgyból csak 1 ellenőrzött: Szankciós listák',
      'Negatív információt nem ismerünk – 5 tárgyból 3 ellenőrzött',
    ],
    [
      'en',
      'Not known whether there is negative information – only 1 of 5 topics checked: Sanctions lists',
      'No negative information known – 3 of 5 topics checked',
    ],
    [
      'de',
      'Ob es negative Informationen gibt, ist nicht bekannt – nur 1 von 5 Themen geprüft: Sanktionslisten',
      'Keine negativen Informationen bekannt – 3 von 5 Themen geprüft',
    ],
  ] as const)('about a part of what was asked says so in its title (%s)', (locale, few, most) => {
    expect(describeSilence(locale, asked, [listed, winners])).toMatchObject({ level: 'partly', title: few })
    expect(describeSilence(locale, asked, [listed, register])).toMatchObject({ level: 'partly', title: most })
  })

  test('of a sanctions list says that no number of the company is on it, and of others that they have nothing', () => {
    const list = { ...listed, isSpan: false, isSanctionsList: true as const }
    const both = describeSilence('en', { topic: 'negative', subjects: ['liquidation', 'sanction'], to: today }, [
      { ...register, toldUntil: '2026-11-01' },
      list,
    ])
    expect(plain(both.text)).toBe(
      'None found as of 1 Nov 2026 in: Cégjegyzék (Hivatal). ' +
        'No official identifier of the company is on these sanctions lists: Szankciók (Hivatal; as of 1 Nov 2026). ' +
        'Of its owners and officers this says nothing: who of them was compared is told by Sanctions screening.',
    )
    const alone = describeSilence('en', { topic: 'entry', subjects: ['sanction'], to: today }, [list])
    expect(alone.text).toMatch(/^No official identifier of the company is on these/)
    // Of anything else it is not asked.
    const other = describeSilence('en', { topic: 'entry', subjects: ['lien'], to: today }, [register, list])
    expect(other.text).not.toContain('Szankciók')
  })

  test.each([
    [true, 'partly', /^No such entry known – as of/],
    [false, 'none', /^No such entry$/],
  ])(
    'beside which a sanctions list does not answer is as sure as that list (in doubt: %s)',
    (isInDoubt, level, title) => {
      const list = { ...listed, isSpan: false, isSanctionsList: true as const, toldUntil: today }
      const listLimits = { isInDoubt, texts: ['Of others we know nothing.'] }
      const said = describeSilence('en', { topic: 'entry', subjects: ['sanction'], to: today, listLimits }, [list])
      expect([said.level, said.title]).toEqual([level, expect.stringMatching(title)])
      expect(said.text).toContain('Of others we know nothing.')
    },
  )

  test('of an old state says so', () => {
    const { level, title, text } = describeSilence('en', { topic: 'negative', subjects: ['liquidation'], to: today }, [
      snapshot,
    ])
    expect(level).toBe('partly')
    expect(plain(title)).toBe('No negative information known – as of 6 Jan 2022')
    expect(plain(text)).toContain('no data on the time after 6 Jan 2022')
  })
})

describe('what holds', () => {
  const fact = (section: 'member' | 'lien' | 'procurement-award', given: Partial<StoredFact> = {}) => ({
    section,
    observedOn: '2021-12-31',
    validFrom: null,
    validTo: null,
    isValid: true,
    source: winners,
    ...given,
  })
  const context = { locale: 'en', sources: [winners, register], today } as const

  test('without a beginning bears the day of which it was told', () => {
    expect(plain(describeDays(fact('member'), context))).toBe('start not known; last known as of 31 Dec 2021')
    expect(describeDays(fact('lien', { source: register }), context)).toBeNull()
    expect(describeDays(fact('member', { validFrom: '2020-01-01' }), context)).toMatch(/2020/)
  })

  test('is counted as of that day, and what happened by its years', () => {
    expect(plain(describeCounts([fact('member')], 'member', context))).toBe('1 as last known on 31 Dec 2021')
    expect(describeCounts([fact('lien', { source: register })], 'lien', context)).toBe('1 current')
    const awards = ['2019-05-01', '2021-02-01'].map((day) => fact('procurement-award', { validFrom: day }))
    expect(describeCounts(awards, 'procurement-award', context)).toBe('2 entries, 2019–2021')
  })

  test('of a list names the list, and that there may be more', () => {
    expect(describeBasis([fact('member')], 'member', context)).toMatch(/^Source: Nyertesek .* there may be more\.$/)
    expect(describeBasis([fact('lien')], 'lien', context)).toBeNull()
  })
})
