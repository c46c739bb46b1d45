import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { findListRefusal, listBirths, listNames, listNumbers, readList } from '../../testing-lists.ts'
import { useSourceFolders } from '../../testing-source-files.ts'
import { euFsf } from './eu-fsf.adapter.ts'
import { alias, type Attributes, element, ENTERPRISE, entry, PERSON, toList } from './testing-fsf.ts'

const writeFolder = useSourceFolders()
const NAME = 'xmlFullSanctionsList_1_1.xml'

const write = async (content: string | Buffer, name = NAME): Promise<string> =>
  join(await writeFolder({ [name]: content }), name)
const read = async (...entries: string[]) => readList(euFsf, await write(toList(...entries)))

/** The one entry with these parts. */
async function readOne(subject: Attributes, ...parts: string[]) {
  const { designations, rejects } = await read(entry({ subject, parts }))
  expect(rejects).toEqual([])
  const [designation] = designations
  if (designation === undefined) throw new Error('no entry')
  return designation
}
const named = alias('Ivan PELDA')
const birth = (attributes: Attributes) =>
  element('birthdate', { calendarType: 'GREGORIAN', circa: 'false', ...attributes })
const document = (code: string, number: string, attributes: Attributes = {}) =>
  element('identification', {
    identificationTypeCode: code,
    number,
    countryIso2Code: '00',
    countryDescription: 'UNKNOWN',
    ...attributes,
  })
const address = (countryIso2Code: string, countryDescription: string) =>
  element('address', {
    city: 'Perm',
    street: 'Main 1',
    poBox: '',
    zipCode: '',
    region: '',
    place: '',
    asAtListingTime: 'false',
    countryIso2Code,
    countryDescription,
  })

test('a person is read with all that tells him apart', async () => {
  const { day, designations, rejects } = await read(
    entry({
      attributes: { designationDetails: 'Said &amp; done.' },
      parts: [
        '<remark>Adviser of others.</remark>',
        alias('Ivan  Ivanovich\n PELDA ', undefined, { function: 'Director', gender: 'M', title: 'Dr' }),
        alias('Иван ПЕЛЬДА', undefined, { function: 'Director', gender: 'M', nameLanguage: 'RU' }),
        element('citizenship', { region: '', countryIso2Code: 'RU', countryDescription: 'RUSSIAN FEDERATION' }),
        birth({
          birthdate: '1971-02-03',
          dayOfMonth: '3',
          monthOfYear: '2',
          year: '1971',
          city: 'Perm',
          countryIso2Code: 'RU',
          countryDescription: 'RUSSIAN FEDERATION',
        }),
        address('HU', 'HUNGARY').replace('</address>', '<contactInfo key="WEB" value="x"/></address>'),
        document('passport', 'OB 0243318', {
          countryIso2Code: 'RU',
          countryDescription: 'RUSSIAN FEDERATION',
          knownExpired: 'true',
        }),
      ],
    }),
  )
  expect([day, rejects]).toEqual(['2099-03-04', []])
  expect(designations).toMatchObject([
    {
      designationId: 'eu-fsf/EU.1.1',
      celex: '32099R0001',
      recordNumber: 'EU.1.1',
      programme: 'TEST',
      kind: 'person',
      name: 'Ivan Ivanovich PELDA',
      listedOn: '2099-02-01',
      reason: 'Adviser of others.\nSaid & done.',
      countryCodes: ['HU'],
      details: {
        birthDate: '1971-02-03',
        birthPlace: 'Perm, RUSSIAN FEDERATION',
        nationality: 'RUSSIAN FEDERATION',
        position: 'Dr; Director',
        gender: 'M',
        address: 'Main 1, Perm, HUNGARY',
        passportNumber: 'OB 0243318 (RUSSIAN FEDERATION, expired)',
        notes: '2099/1 (OJ L1)',
      },
    },
  ])
  const [person] = designations
  expect(person && [listNames(person), listBirths(person), listNumbers(person)]).toEqual([
    'n Ivan Ivanovich PELDA|a Иван ПЕЛЬДА',
    '1971-02-03',
    'passport OB0243318 RU',
  ])
})

test.each<[string, string[], string]>([
  ['the first is the main one', [alias('A B'), alias('C D')], 'n A B|a C D'],
  ['one that is called weak is not', [alias('A B', 'low  quality alias'), alias('C D')], 'n C D|w A B'],
  ['nor a former one', [alias('A B', '(formerly known as State firm)'), alias('C D')], 'n C D|p A B'],
  ['unless there is no other', [alias('A B', 'Low quality a.k.a.')], 'n A B'],
  ['a later part of a remark judges it too', [alias('C D'), alias('A B', 'born 1960\nmaiden name: X')], 'n C D|p A B'],
  [
    'a remark that speaks of the owner does not',
    [alias('A B', '99 % owned by a fund, formerly known as Charity')],
    'n A B',
  ],
  ['what is not strong is weak', [alias('C D'), alias('A B', undefined, { strong: 'false' })], 'n C D|w A B'],
  [
    'parts where the whole is empty',
    [alias('', undefined, { firstName: 'A', middleName: 'b', lastName: 'C' })],
    'n A b C',
  ],
  ['twice in other languages', [alias('A B', undefined, { nameLanguage: 'EN' }), alias('A  B')], 'n A B'],
])('names: %s', async (_title, aliases, expected) => {
  expect(listNames(await readOne(ENTERPRISE, ...aliases))).toBe(expected)
})

test.each<[string, Attributes, string]>([
  ['a day', { birthdate: '1971-02-03', year: '1971', monthOfYear: '2', dayOfMonth: '3' }, '1971-02-03'],
  ['a month', { year: '1965', monthOfYear: '2' }, '1965-02-01–1965-02-28'],
  ['a year', { year: '1965' }, '1965-01-01–1965-12-31'],
  ['about a year', { year: '1965', circa: 'true' }, '1963-01-01–1967-12-31'],
  ['about a day', { birthdate: '1965-02-03', year: '1965', circa: 'true' }, '1963-01-01–1967-12-31'],
  ['a span', { yearRangeFrom: '1958', yearRangeTo: '1960' }, '1958-01-01–1960-12-31'],
  ['half a span', { yearRangeTo: '1960' }, '?'],
  ['a span turned round', { yearRangeFrom: '1960', yearRangeTo: '1958' }, '?'],
  ['a day without its parts', { birthdate: '1971-02-03' }, '1971-02-03'],
  ['a Hijri year', { calendarType: 'HIJRI', year: '1343' }, '?'],
  [
    'a Hijri year with the day converted',
    { calendarType: 'HIJRI', year: '1343', birthdate: '1964-05-06' },
    '1964-05-06',
  ],
  ['a place alone', { birthdate: '', year: '', city: 'Perm' }, ''],
  [
    'no day of the calendar',
    { birthdate: '1971-02-31', year: '1971', monthOfYear: '2', dayOfMonth: '31' },
    '1971-02-01–1971-02-28',
  ],
  ['no month of the year', { year: '1971', monthOfYear: '13' }, '1971-01-01–1971-12-31'],
])('births: %s', async (_title, attributes, expected) => {
  expect(listBirths(await readOne(PERSON, named, birth(attributes)))).toBe(expected)
})

describe('numbers', () => {
  test.each<[string, string[], string]>([
    [
      'of the register of the country told',
      [document('regnumber', '1027739000000', { countryIso2Code: 'RU' })],
      'register 1027739000000 RU',
    ],
    ['of that of its only seat', [address('EE', 'ESTONIA'), document('regnumber', '10000018')], 'register 10000018 EE'],
    [
      'of nobody knows which',
      [address('EE', 'ESTONIA'), address('LV', 'LATVIA'), document('regnumber', '10000018')],
      'register 10000018 -',
    ],
    [
      'tax',
      [document('taxid', '7726700943 (INN)'), document('fiscalcode', '27189173')],
      'tax 7726700943 RU|tax 27189173 -',
    ],
    ['VAT', [document('euvat', 'CZ05185327')], 'tax CZ05185327 CZ'],
    [
      'a kind that may be anything',
      [document('other', '10000018', { countryIso2Code: 'EE' }), document('tradelic', '20000018')],
      '',
    ],
    ['a kind that is new', [document('crypto', '10000018')], ''],
    ['false ones', [document('regnumber', '10000018', { knownFalse: 'true' })], ''],
    ['none', [document('regnumber', '-')], ''],
    ['twice', [document('regnumber', '10000018'), document('regnumber', '1000 0018')], 'register 10000018 -'],
    [
      'of a ship and a bank',
      [document('imo', '9187629'), document('swiftbic', 'ABCDRUMM'), document('swiftbic', '30101')],
      'imo 9187629 -|bic ABCDRUMM -',
    ],
  ])('%s', async (_title, parts, expected) => {
    expect(listNumbers(await readOne(ENTERPRISE, alias('PELDA OOO'), ...parts))).toBe(expected)
  })

  test('of a person any may tell who it is, and is shown with what it is', async () => {
    const number = document('other', 'AB 123456', { identificationTypeDescription: 'Other identification number' })
    const person = await readOne(PERSON, named, number, document('other', '-'))
    expect(listNumbers(person)).toBe('identity AB123456 -')
    expect(person.details.idNumber).toBe('AB 123456 (Other identification number)')
  })
})

test.each<[string, Attributes, string[], string[]]>([
  ['the seats of a company', ENTERPRISE, [address('RU', 'RUSSIAN FEDERATION'), address('00', 'UNKNOWN')], ['RU']],
  ['and what else it is of', ENTERPRISE, [element('citizenship', { countryIso2Code: 'IR' })], ['IR']],
  ['not the nationality of a person', PERSON, [element('citizenship', { countryIso2Code: 'IR' })], []],
  ['no state that is no more', ENTERPRISE, [address('YU', 'YUGOSLAVIA')], []],
])('countries are %s', async (_title, subject, parts, expected) => {
  expect((await readOne(subject, alias('PELDA'), ...parts)).countryCodes).toEqual(expected)
})

test.each([
  ['https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX%3A32018R0223', '32018R0223'],
  ['http://eur-lex.europa.eu/LexUriServ/LexUriServ.do?uri=OJ:L:2003:169:0006:0023:EN:PDF', null],
  ['', null],
])('the act at %s is %s', async (url, celex) => {
  expect((await read(entry({ url, parts: [named] }))).designations[0]?.celex).toBe(celex)
})

test('of what cannot be read everything else is kept', async () => {
  const other = (euReferenceNumber: string, more: Attributes = {}) => ({ euReferenceNumber, ...more })
  const { designations, rejects } = await read(
    entry({ parts: [named] }),
    entry({ parts: [named] }),
    entry({ attributes: other('EU.1.2', { designationDate: 'soon' }), parts: [named] }),
    entry({ attributes: other('EU.1.3', { designationDate: '' }), parts: [named] }),
    entry({ attributes: other(''), parts: [named] }),
    entry({ attributes: other('EU.1.4'), parts: [alias(' ')] }),
    entry({ attributes: other('EU.1.5'), subject: { code: 'ghost' }, parts: [named] }),
    entry({ attributes: other('EU.1.6'), subject: { classificationCode: 'E' }, parts: [named] }),
  )
  expect(designations.map(({ recordNumber, kind, listedOn }) => `${recordNumber} ${kind} ${listedOn}`)).toEqual([
    'EU.1.1 person 2099-02-01',
    'EU.1.2 person null',
    'EU.1.3 person null',
    'EU.1.6 entity null'.replace('null', '2099-02-01'),
  ])
  const reasons = ['duplicate', 'date', 'entry-number', 'name-missing', 'entry-kind']
  expect(rejects.map((reject) => reject.split(' ')[1])).toEqual(reasons)
})

test('an entry whose line is rejected is named, so that it stays listed', async () => {
  const path = await write(toList(entry({ parts: [alias('')] })))
  const records = []
  for await (const record of euFsf.readDesignations({ path, filesOf: () => [], fileOf: () => path }))
    records.push(record)
  expect(records).toMatchObject([{ type: 'reject', designationId: 'eu-fsf/EU.1.1' }])
})

test('a packed file is read as it is', async () => {
  const path = await write(gzipSync(toList(entry({ parts: [named] }))), `${NAME}.gz`)
  expect((await readList(euFsf, path)).designations).toHaveLength(1)
})

const LIST = toList(entry({ parts: [named] }))
test.each<[string, string | Buffer, string]>([
  ['cut off', LIST.slice(0, -12), 'cut-off'],
  ['cut within an entry', LIST.slice(0, LIST.indexOf('<subjectType')), 'cut-off'],
  ['with an element that is new', LIST.replace('<subjectType', '<vesselType/><subjectType'), 'columns'],
  ['of another format', '<CONSOLIDATED_LIST></CONSOLIDATED_LIST>', 'columns'],
  ['that is the page of a publisher who asks for a token', '<html><body>Forbidden</body></html>', 'columns'],
  ['that is empty', '', 'empty'],
  ['in another encoding', Buffer.from(LIST.replace('PELDA', 'PÉLDA'), 'latin1'), 'encoding'],
])('a list %s is refused', async (_title, content, reason) => {
  expect((await findListRefusal(euFsf, await write(content))).split(' ')[0]).toBe(reason)
})
