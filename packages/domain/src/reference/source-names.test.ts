import { expect, test } from 'vitest'
import { LOCALES } from '../locale.ts'
import { translateSource } from './source-names.ts'

const MADE_UP = { publisher: 'Mérleg bemutató adatbázis', title: 'Mérleg bemutató adatbázis – kitalált cégek' }

test('that companies are made up is told in every language', () => {
  expect(LOCALES.map((locale) => translateSource(locale, MADE_UP).title)).toEqual([
    MADE_UP.title,
    'Mérleg demonstration database – made-up companies',
    'Mérleg-Vorführdatenbank – erfundene Unternehmen',
  ])
})

test('a source that is not in the table keeps its own words and whatever else is told of it', () => {
  const other = { publisher: 'Hivatal', title: 'Jegyzék', url: null }
  expect(translateSource('de', other)).toEqual(other)
  expect(translateSource('de', { ...MADE_UP, title: 'Jegyzék' })).toEqual({
    publisher: 'Mérleg-Vorführdatenbank',
    title: 'Jegyzék',
  })
})
