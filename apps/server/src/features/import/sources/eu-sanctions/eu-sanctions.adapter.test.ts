import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FileFault } from '../../../../shared/file-fault.ts'
import type { Designation } from '../../../sanctions/designation.ts'
import { hasSharedData, sharedData, toCsv, useSourceFolders } from '../../testing-source-files.ts'
import { readDesignations } from './designations.ts'
import { euSanctions } from './eu-sanctions.adapter.ts'
import { findCountries } from '../../reading/listed/listed-countries.ts'
import { readBirths, readListedDay } from '../../reading/listed/listed-days.ts'
import { readNames } from '../../reading/listed/listed-names.ts'
import { readNumbers } from '../../reading/listed/listed-numbers.ts'

const HEADER = (
  'celex recordId programKey annex measure startDate reason schema name alias weakAlias previousName country nationality ' +
  'jurisdiction birthDate birthPlace position passportNumber gender appearance ethnicity fatherName motherName ' +
  'incorporationDate legalForm sector registrationNumber taxNumber idNumber innCode ogrnCode kppCode okpoCode leiCode ' +
  'swiftBic ticker imoNumber mmsi flag address phone email website notes'
).split(' ')
const ENTRY: Readonly<Record<string, string>> = {
  celex: '32099R0001',
  recordId: '1',
  annex: 'I',
  schema: 'Person',
  name: 'Ivan PELDA',
  startDate: '1.2.2024',
}

const writeFolder = useSourceFolders()

function toFile(...entries: readonly Partial<Record<string, string>>[]): string {
  return toCsv(
    HEADER,
    entries.map((entry) => HEADER.map((column) => entry[column] ?? ENTRY[column] ?? '')),
  )
}

async function readAll(path: string) {
  const designations: Designation[] = []
  const rejects: string[] = []
  for await (const item of readDesignations(path)) {
    if ('type' in item) rejects.push(`${item.line} ${item.reason}`)
    else designations.push(item)
  }
  return { designations, rejects }
}

async function readText(content: string) {
  return readAll(join(await writeFolder({ 'list.csv': content }), 'list.csv'))
}

test.each([
  ['15.6.1953', ['1953-06-15']],
  ['10.8. 1960', ['1960-08-10']],
  ['15 February 1972', ['1972-02-15']],
  ['1 Nov. 2005', ['2005-11-01']],
  ['13.10.1962 or 9.6.1969', ['1962-10-13', '1969-06-09']],
  ['(a) 26.9.1971, (b) 26.9.1977', ['1971-09-26', '1977-09-26']],
  ['1957; 1 January 1963', ['1963-01-01', '1957-01-01 1957-12-31']],
  ['Between 1977 and 1982', ['1977-01-01 1982-12-31']],
  ['Approximately 1963', ['1961-01-01 1965-12-31']],
  ['1340 (Iranian Hijri calendar), 1961 (Gregorian calendar)', ['1961-01-01 1961-12-31']],
  ['31.2.1970', []],
  ['10 October (year unknown)', []],
  ['', []],
])('birth %s', (text, expected) => {
  expect(readBirths(text).map(({ from, to }) => (from === to ? from : `${from} ${to}`))).toEqual(expected)
})

test.each([
  ['23.2.2022', '2022-02-23'],
  ['17 Mar. 2011', '2011-03-17'],
  ['1.1.2020 and 2.2.2021', null],
  ['2020', null],
  ['30.2.2020', null],
])('listed on %s', (text, expected) => {
  expect(readListedDay(text)).toBe(expected)
})

const cells = { name: '', aliases: '', weakAliases: '', previousNames: '' }
test.each([
  [
    'person',
    { name: 'Inna GUZEYEVA', aliases: 'Инна ГУЗЕЕВА; Inna HUZIEIEVA' },
    'n Inna GUZEYEVA|a Инна ГУЗЕЕВА|a Inna HUZIEIEVA',
  ],
  ['person', { name: 'Fadi SAKR', aliases: 'Fady SAKR, Fadi SAQER' }, 'n Fadi SAKR|a Fady SAKR|a Fadi SAQER'],
  ['person', { name: 'AL-CHARIF, Ibrahim Zarroug' }, 'n AL-CHARIF, Ibrahim Zarroug'],
  ['person', { name: 'Wasim AL-ASSAD وسيم الأسد' }, 'n Wasim AL-ASSAD|a وسيم الأسد'],
  ['person', { name: 'Artem SHEYNIN (Russian: Артём ШЕЙНИН)' }, 'n Artem SHEYNIN|a Артём ШЕЙНИН'],
  ['person', { name: 'Suhayl (a.k.a. Sohail, Suhail) HASSAN' }, 'n Suhayl HASSAN|a Sohail|a Suhail'],
  ['person', { name: 'A B', weakAliases: 'C D (previously listed as)', previousNames: 'E F' }, 'n A B|p E F|w C D'],
  [
    'entity',
    { name: 'JSC Radar (KTRV)', aliases: 'АО «Радар» (АО «КТРВ»)' },
    'n JSC Radar|a KTRV|a АО «Радар»|a АО «КТРВ»',
  ],
  ['entity', { name: 'Sure Technology (Hong Kong) Co. Ltd.' }, 'n Sure Technology Co. Ltd.'],
  ['entity', { name: 'Russian community ‘Sobol’', aliases: '‘RIL’' }, 'n Russian community ‘Sobol’|a RIL'],
  ['entity', { name: 'M23' }, 'n M23'],
] as const)('names of a %s: %j', (kind, given, expected) => {
  expect(
    readNames({ ...cells, ...given, kind })
      .map(({ name, quality }) => `${quality[0]} ${name}`)
      .join('|'),
  ).toBe(expected)
})

test.each([
  ['register', '5257008145 (Tax ID/INN)', null, 'tax 5257008145 RU'],
  ['register', '1167847490524 (OGRN)', null, 'register 1167847490524 RU'],
  ['register', '58538021 (BRN); 1618862 (CRN)', 'HK', 'register 58538021 HK|register 1618862 HK'],
  ['register', 'IMO 5122966', null, 'imo 5122966 -'],
  ['register', 'CZ05185327', 'RU', 'register CZ05185327 CZ'],
  ['tax', 'BE480224531 (Belgium)', null, 'tax BE480224531 BE'],
  ['register', '1 159 102 022 738', 'RU', 'register 1159102022738 RU'],
  ['tax', '7726700943 KPP: 772601001', 'RU', 'tax 7726700943 RU'],
  ['register', 'INN 7802830545; 1137847251740', 'RU', 'tax 7802830545 RU|register 1137847251740 RU'],
  ['tax', '01703202210047 (Tax ID/INN)', 'KG', 'tax 01703202210047 KG'],
  ['tax', '01703202210047 (Tax ID/INN)', null, 'tax 01703202210047 -'],
  ['imo', 'Does not exist', null, ''],
  ['identity', '123', null, ''],
] as const)('numbers: %s %s', (scheme, text, countryCode, expected) => {
  const found = readNumbers({ scheme, text, countryCode })
  expect(found.map((number) => `${number.scheme} ${number.value} ${number.countryCode ?? '-'}`).join('|')).toBe(
    expected,
  )
})

test.each([
  ['Perm, Russian Federation; Russian Federation', ['RU']],
  ['Kinshasa, Democratic Republic of the Congo', ['CD']],
  ['Pyongyang, DPRK', ['KP']],
  ['Istanbul, Republic of Türkiye; Dubai, United Arab Emirates', ['TR', 'AE']],
  ['Jordan street 4, Tula', []],
  ['', []],
])('countries of %s', (text, expected) => {
  expect(findCountries(text)).toEqual(expected)
})

describe('a list', () => {
  test('keeps what is readable, and reports the rest with its line', async () => {
    const { designations, rejects } = await readText(
      toFile(
        {},
        { recordId: '2', startDate: 'soon' },
        { recordId: '1', name: 'Again' },
        { recordId: '3', name: '' },
        { recordId: '4', schema: 'Ghost' },
        { recordId: '5', celex: 'x' },
        { recordId: '', name: 'Numberless ONE' },
      ),
    )
    expect(designations.map(({ designationId, listedOn }) => `${designationId} ${listedOn}`)).toEqual([
      '32099R0001/I/1 2024-02-01',
      '32099R0001/I/2 null',
      expect.stringMatching(/^32099R0001\/I\/[0-9a-f]{16} 2024-02-01$/),
    ])
    expect(rejects).toEqual(['3 date', '4 duplicate', '5 name-missing', '6 entry-kind', '7 legal-act'])
  })

  test.each([
    ['cut in a line', toFile({}, { recordId: '2' }).slice(0, -3), 'cut-off'],
    ['without its columns', 'a,b\r\n1,2\r\n', 'columns'],
    ['that is empty', '', 'empty'],
    [
      'in another encoding',
      Buffer.from(toFile({ name: 'é' }), 'latin1')
        .toString('latin1')
        .replace('é', '\u0000'),
      'encoding',
    ],
  ])('%s is refused', async (_title, content, reason) => {
    const refused = await readText(content).catch((error: unknown) =>
      error instanceof FileFault ? error.reason : error,
    )
    expect(refused).toBe(reason)
  })
})

// The published list lies beside the checkout; without it there is nothing to read.
test.skipIf(!hasSharedData)('the published list is read whole', async () => {
  const { designations, rejects } = await readAll(join(sharedData, 'eu-sanctions/designations.csv'))
  expect(rejects).toEqual(['255 duplicate', '256 duplicate'])
  expect(designations).toHaveLength(8015)
  expect(new Set(designations.map(({ designationId }) => designationId)).size).toBe(8015)
  expect(
    designations.filter(({ details, births }) => details.birthDate !== undefined && births.length === 0).length,
  ).toBeLessThan(10)
  expect(designations.filter(({ listedOn }) => listedOn === null)).toHaveLength(300)
  expect(euSanctions.observedOn).toBe('2026-08-22')
})
