import { describe, expect, test } from 'vitest'
import { kindOf, sectionTitle, fieldLabel } from './fact-labels.ts'
import { toFileName } from './file-name.ts'
import { toMailUrl, toOutsideUrl, toPhoneUrl, toWebsiteUrl } from './links.ts'
import { renderRisk } from '../../../shared/shown-risk.ts'
import { findSourceLanguage } from './source-language.ts'
import { describeActivity, describeShare, translateLegalForm, translatePost } from './register-words.ts'

// No-break spaces made visible.
const shown = (text: string | null): string | null => text?.replaceAll('\u00A0', '_') ?? null

test('file names are plain ASCII', () => {
  expect(toFileName(['ZÁÉV Építőipari Zrt.', 'merleg', 2024], 'xlsx')).toBe('zaev-epitoipari-zrt-merleg-2024.xlsx')
  expect(toFileName(['../../etc/\r\n"x"', 'x'.repeat(200)], 'pdf')).toBe(`etc-x-${'x'.repeat(60)}.pdf`)
  expect(toFileName(['株式会社', 'merleg'], 'pdf')).toBe('merleg.pdf')
})
describe('addresses', () => {
  test.each([
    ['www.zaev.hu', 'https://www.zaev.hu/'],
    ['http://zaev.hu/a?b=1', 'http://zaev.hu/a?b=1'],
    ['javascript:alert(1)', null],
    ['https://user:pass@host.hu', null],
    ['nincs', null],
    ['', null],
  ])('the website %s', (website, url) => expect(toWebsiteUrl(website)).toBe(url))

  test.each([
    ['info@zaev.hu', 'mailto:info@zaev.hu'],
    ['a?cc=b@c.hu', 'mailto:a%3Fcc%3Db@c.hu'],
    ['nem cím', null],
  ])('the mail address %s', (address, url) => expect(toMailUrl(address)).toBe(url))

  test.each([
    ['+36 (1) 234-5678', 'tel:+3612345678'],
    ['06 92/314-116', 'tel:0692314116'],
    ['12', null],
  ])('the phone number %s', (phone, url) => expect(toPhoneUrl(phone)).toBe(url))

  test('only web addresses lead out', () => {
    expect([
      toOutsideUrl('https://ted.example/1'),
      toOutsideUrl('javascript:x'),
      toOutsideUrl('12345'),
      toOutsideUrl(null),
    ]).toEqual(['https://ted.example/1', null, null, null])
  })
})

test.each([
  ['10738885', 'Cégforma', 'A létesítő okirat kelte'],
  ['SE90000001', 'Gazdálkodási forma', 'A tevékenység kezdete'],
  ['TE90000001', 'Gazdálkodási forma', 'A tevékenység kezdete'],
  ['NP90000001', 'Gazdálkodási forma', 'Az alapítás napja'],
  ['BI90000001', 'Gazdálkodási forma', 'Az alapítás napja'],
  ['ro-67248', 'Jogi forma', 'Az alapítás napja'],
])('%s is told by words of its kind', (id, form, founded) => {
  const kind = kindOf(id)
  expect([sectionTitle('hu', 'legal-form', kind), fieldLabel('hu', 'legalForm', kind)]).toEqual([form, form])
  expect([sectionTitle('hu', 'founding', kind), fieldLabel('hu', 'foundedOn', kind)]).toEqual([founded, founded])
})

test.each([
  ['en', 'liquidation', '10738885', 'hu'],
  ['de', 'announcement', 'SE90000001', 'hu'],
  ['hu', 'liquidation', '10738885', null],
  ['hu', 'announcement', 'ro-67248', 'ro'],
  ['hu', 'sanction', '10738885', 'en'],
  ['en', 'sanction', '10738885', null],
  ['en', 'liquidation', 'fr-1', null],
] as const)('in %s a %s of %s is in %s', (locale, section, companyId, language) =>
  expect(findSourceLanguage(locale, { section, companyId })).toBe(language),
)

describe('words', () => {
  const share = (shareMin: number | null, shareMax: number | null, shareText: string | null = null) => ({
    shareMin,
    shareMax,
    shareText,
  })
  test.each([
    [share(60, 60), 'hu', '60_%'],
    [share(60, 60), 'en', '60%'],
    [share(25, null, 'Több mint 25%'), 'hu', '25_% felett'],
    [share(25, 100), 'en', 'over 25%'],
    [share(25, 50), 'de', '25_% – 50_%'],
    [share(0, 25), 'hu', 'legfeljebb 25_%'],
    [share(100, 100), 'hu', '100_%'],
    [share(0, 0), 'hu', '0_%'],
    [share(0, 100), 'hu', null],
    [share(null, null, 'többségi'), 'en', 'többségi'],
    [share(null, null), 'en', null],
    [{ ...share(40, 40), votesMin: 70, votesMax: 70 }, 'en', '40% (votes: 70%)'],
    [{ ...share(null, null), votesMin: 25, votesMax: 50 }, 'hu', 'szavazatok: 25_% – 50_%'],
  ] as const)('%j in %s', (given, locale, text) => expect(shown(describeShare(locale, given))).toBe(text))

  test('positions the registers know are translated, others stay as written', () => {
    expect(translatePost('de', 'Ügyvezető')).toBe('Geschäftsführer')
    expect(translatePost('en', 'managing-director')).toBe('managing director')
    expect(translatePost('en', 'főbuszvezető')).toBe('főbuszvezető')
    expect(translatePost('en', null)).toBeNull()
  })

  test("activities and legal forms speak the caller's language", () => {
    expect(describeActivity('en', { scheme: 'TEAOR08', code: '4120' })).toBe(
      '41.20 Construction of residential and non-residential buildings',
    )
    expect(describeActivity('en', { scheme: 'EMTAK', code: '41201' })).toContain('Construction of residential')
    expect(describeActivity('hu', { scheme: 'TEAOR08', code: '9999' })).toBe('99.99')
    expect(translateLegalForm('en', { code: '114', name: 'Nyilvánosan működő részvénytársaság' })).toBe(
      'Public company limited by shares',
    )
    expect(translateLegalForm('en', { code: 'ro-srl', name: 'SRL' })).toBe('Romanian limited liability company')
    expect(translateLegalForm('de', { code: null, name: 'Ismeretlen forma' })).toBe('Ismeretlen forma')
  })

  test.each([
    [null, 'unrated', 'nem minősített'],
    [85, 'minimal', 'minimális kockázat'],
    [84, 'low', 'alacsony kockázat'],
    [15, 'extremely-risky', 'rendkívül kockázatos'],
  ] as const)('%s points are %s', (points, band, label) =>
    expect(renderRisk('hu', { kind: 'company', points, basis: 'statement' })).toMatchObject({
      value: points,
      band,
      label,
    }),
  )

  test.each([
    [null, 'unrated', 'nem minősített'],
    [80, 'minimal', 'minimális kockázat (egyszerűsített)'],
    [79, 'medium', 'közepes kockázat (egyszerűsített)'],
    [44, 'very-risky', 'nagyon kockázatos (egyszerűsített)'],
  ] as const)('%s points of a simple kind are %s', (points, band, label) =>
    expect(renderRisk('hu', { kind: 'nonprofit', points, basis: 'lite' })).toMatchObject({
      value: points,
      band,
      label,
    }),
  )

  test.each([
    [null, 'nem minősített'],
    [80, 'alacsony kockázat (egyszerűsített)'],
    [79, 'közepes kockázat (egyszerűsített)'],
    [44, 'magas kockázat (egyszerűsített)'],
  ] as const)('%s points of a self-employed person are %s', (points, label) =>
    expect(renderRisk('hu', { kind: 'selfemployed', points, basis: 'lite' })).toMatchObject({ value: points, label }),
  )

  test.each([
    ['hu', 'statement', 'közepes kockázat'],
    ['hu', 'register', 'közepes kockázat (beszámoló nélkül)'],
    ['en', 'register', 'medium risk (without accounts)'],
    ['de', 'register', 'mittleres Risiko (ohne Jahresabschluss)'],
    // Nothing is said of what nobody noted.
    ['hu', null, 'közepes kockázat'],
  ] as const)('in %s points by %s are %s', (locale, basis, label) =>
    expect(renderRisk(locale, { kind: 'company', points: 55, basis })).toMatchObject({
      value: 55,
      band: 'medium',
      label,
    }),
  )
})
