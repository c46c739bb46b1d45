import type { Locale } from '@merleg/domain/locale'
import { expect, test } from 'vitest'
import { EU_SANCTIONS } from '../sanctions/list-sources.ts'
import { renderFoundEvent } from './render-found-event.ts'

const match = {
  id: 'a',
  evidence: '2:a',
  grade: 'strong',
  name: 'Kis Pál',
  listedName: 'KIS, Pal',
  sourceId: EU_SANCTIONS.sourceId,
  title: EU_SANCTIONS.title,
  publisher: EU_SANCTIONS.publisher,
  day: '2026-01-02',
  firstVersion: 1,
} as const

type Given = { canSeeEntries?: boolean; was?: typeof match | null }

function render(locale: Locale, { canSeeEntries = true, was = null }: Given = {}) {
  const kind = was === null ? 'sanction-match' : 'sanction-match-changed'
  const { title, ...told } = renderFoundEvent({ kind, was, is: match }, { locale, canSeeEntries })
  const [before, after, detail] = [told.before, told.after, told.detail].map(
    (text) => text?.replaceAll('\u00a0', ' ') ?? null,
  )
  return { title, before, after, detail }
}

test.each([
  [
    'hu',
    'Lehetséges találat szankciós listán, megvizsgálandó',
    /^Erős névegyezés: a nyilvántartásban „Kis Pál”, a listán „KIS, Pal” \(.+, állapot: 2026\. 01\. 02\.\)$/,
  ],
  [
    'en',
    'Possible match with a sanctions list, to be examined',
    /^Strong name match: “Kis Pál” in the register, “KIS, Pal” on the list \(.+, as of 2 Jan 2026\)$/,
  ],
  [
    'de',
    'Möglicher Treffer auf einer Sanktionsliste, zu prüfen',
    /^Starke Namensübereinstimmung: „Kis Pál“ im Register, „KIS, Pal“ auf der Liste \(.+, Stand 02\.01\.2026\)$/,
  ],
] as const)('a match is a question of a list and its edition (%s)', (locale, title, detail) => {
  expect(render(locale)).toMatchObject({ title, before: null, detail: expect.stringMatching(detail) })
})

test('whom a match is about is told to who may see it', () => {
  const { after } = render('en', { canSeeEntries: false })
  expect(after).toMatch(/^Strong name match \(.+, as of 2 Jan 2026\)$/)
})

test('a match that is told in the same words has no other before', () => {
  expect(render('en', { was: match })).toMatchObject({ before: null, detail: render('en').detail })
})

test.each([
  [['indirect-owner'], '“Kis Pál” (indirect owner)'],
  [['indirect-beneficial-owner'], '“Kis Pál” (beneficial owner, told by the register, of an owning company)'],
  // Whom the company itself names is found among its own.
  [['signatory', 'indirect-owner'], '“Kis Pál”'],
  [[], '“Kis Pál”'],
])('of one with the roles %j it is told where to look for him', (roles, name) => {
  const is = { ...match, roles }
  const { detail } = renderFoundEvent({ kind: 'sanction-match', was: null, is }, { locale: 'en', canSeeEntries: true })
  expect(detail).toContain(`${name} in the register`)
})
