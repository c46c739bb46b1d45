import { translateLicence, translateSource } from '@merleg/domain/reference/source-names'
import { expect, test } from 'vitest'
import { MADE_UP_SOURCE } from '../generate/generate.usecases.ts'
import { MADE_UP_SANCTIONS } from '../generate/made-up-sanctions.ts'
import { LIST_SOURCES } from '../sanctions/list-sources.ts'
import { SOURCE_ADAPTERS } from './source-adapters.ts'

const adapted = SOURCE_ADAPTERS.map(({ source }) => source)

test.each([MADE_UP_SOURCE, MADE_UP_SANCTIONS, ...LIST_SOURCES, ...adapted].map((source) => [source.sourceId, source]))(
  'the source %s is named in the language of the reader',
  (_, source) => {
    const named = (['hu', 'en', 'de'] as const).map((locale) => translateSource(locale, source).publisher)
    expect(new Set(named).size).toBeGreaterThan(1)
  },
)

const LICENCE_NAME = /^(CC|NLOD|Open Government Licence)/

test.each([MADE_UP_SOURCE, MADE_UP_SANCTIONS, ...LIST_SOURCES, ...adapted].map((source) => [source.sourceId, source]))(
  'terms of use of the source %s are the name of a licence or in the language of the reader',
  (_, { licence }) => {
    const told = new Set((['hu', 'en', 'de'] as const).map((locale) => translateLicence(locale, licence)))
    expect(LICENCE_NAME.test(licence) || told.size === 3, licence).toBe(true)
  },
)

test('every source of the register of one country says of which', () => {
  const without = adapted.filter(({ countryCode }) => countryCode === undefined).map(({ sourceId }) => sourceId)
  expect(without).toEqual(['gleif'])
})
