import { expect, test } from 'vitest'
import { findLicenceUrl, nameLicence } from './licence-urls.ts'

test.each([
  ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['CC BY-SA 3.0 EE', 'https://creativecommons.org/licenses/by-sa/3.0/ee/'],
  ['CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['OGL 3.0', 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'],
  ['NLOD 2.0', 'https://data.norge.no/nlod/en/2.0/'],
])('%s there and back', (licence, url) => {
  expect(findLicenceUrl(licence)).toBe(url)
  expect(nameLicence(url)).toBe(licence)
})

test('a licence without an address of its own has none, and an address that is not known stays', () => {
  expect(findLicenceUrl('Törvény szerint nyilvános')).toBeNull()
  expect(findLicenceUrl('https://example.org/licence')).toBe('https://example.org/licence')
  expect(nameLicence('https://example.org/licence')).toBe('https://example.org/licence')
  expect(nameLicence('http://opendefinition.org/licenses/cc-zero')).toBe('CC0 1.0')
  expect(nameLicence('https://creativecommons.org/licenses/by/4.0/legalcode')).toBe('CC BY 4.0')
})
