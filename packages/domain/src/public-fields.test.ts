import { expect, test } from 'vitest'
import { FACT_SECTION_NAMES } from './fact-sections.ts'
import { publicPartOf } from './public-fields.ts'

const PERSON = {
  partyKind: 'person',
  name: 'Kovács Anna',
  address: '1111 Budapest, Fő utca 1.',
  motherName: 'Nagy Éva',
  birthDate: '1980-01-01',
  registerNumber: '123456AB',
  text: 'Kovács Anna ellen',
  holder: 'Kovács Anna',
  administrator: 'Kovács Anna',
  value: 'anna@kovacs.example',
}

test.each(
  FACT_SECTION_NAMES.filter((section) => !['name', 'short-name', 'predecessor', 'successor'].includes(section)),
)('%s tells nothing of a person', (section) => {
  const { value: _value, ...rest } = PERSON
  const entry = ['website', 'seat', 'site', 'branch', 'legal-form'].includes(section) ? {} : rest
  expect(JSON.stringify(publicPartOf(section, entry))).not.toMatch(/Anna|Éva|1980|Fő utca|123456/)
})

test.each([
  [
    'seat',
    { text: '6720 Szeged, Kárász utca 1.', zip: '6720', street: 'x' },
    { text: '6720 Szeged, Kárász utca 1.', zip: '6720' },
  ],
  ['member', { ...PERSON, shareMin: 50, shareMax: 50 }, { partyKind: 'person', shareMin: 50, shareMax: 50 }],
  [
    'member',
    { partyKind: 'company', name: 'A Kft.', registerNumber: '01-09-1' },
    { partyKind: 'company', name: 'A Kft.', registerNumber: '01-09-1' },
  ],
  ['registration', { status: 'ceased', on: null, reason: 'szabad szöveg' }, { status: 'ceased', on: null }],
  ['phone', { value: '+36 1 111 1111' }, null],
  ['e-mail', { value: 'anna@kovacs.example' }, null],
  ['statement', { year: 2025, lines: [1, 2] }, { year: 2025 }],
  ['rating', { points: 40, band: 'risky' }, { points: 40, band: 'risky' }],
  [
    'sanction-match',
    {
      id: 'x',
      evidence: '2:y',
      grade: 'strong',
      name: 'Kovács Anna',
      listedName: 'KOVACS, Anna',
      sourceId: 'eu-fsf',
      title: 'A list',
      day: '2026-01-02',
    },
    { grade: 'strong', sourceId: 'eu-fsf', title: 'A list', day: '2026-01-02' },
  ],
  ['unheard-of', { name: 'x' }, null],
  ['name', null, null],
  ['name', { name: { deep: 1 } }, null],
])('%s of %j', (section, entry, expected) => {
  expect(publicPartOf(section, entry)).toEqual(expected)
})
