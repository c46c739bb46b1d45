import { describe, expect, it } from 'vitest'
import {
  findBalticCompanyId,
  isValidEstonianRegisterCode,
  isValidLatvianRegisterCode,
  isValidRomanianCif,
  normaliseBritishCompanyNumber,
  normaliseRomanianRegisterNumber,
  toBritishCompanyId,
} from './foreign-identifier.ts'
import { parseReportId } from './report-id.ts'

describe('Romanian and Estonian identifiers', () => {
  it.each([
    ['J/5/952/1991', 'J05/952/1991'],
    ['J5/952/1991', 'J05/952/1991'],
    ['j05/952/1991', 'J05/952/1991'],
    ['J 05 / 952 / 1991', 'J05/952/1991'],
    ['J05/0952/12.03.1991', 'J05/952/1991'],
    ['F40/12/2010', 'F40/12/2010'],
    ['C52/1/1991', 'C52/1/1991'],
    ['J2024001234005', 'J2024001234005'],
    ['J41/1/1991', null],
    ['J00/1/1991', null],
    ['J05/0/1991', null],
    ['K05/952/1991', null],
    ['05/952/1991', null],
    ['', null],
    ['J'.repeat(100_000), null],
  ])('spells %.25s', (text, expected) => {
    expect(normaliseRomanianRegisterNumber(text)).toBe(expected)
  })

  it.each([
    ['67248', true],
    ['10101363', true],
    ['67249', false],
    ['067248', false],
    ['', false],
    ['RO67248', false],
  ])('checks the fiscal code %s', (digits, expected) => {
    expect(isValidRomanianCif(digits)).toBe(expected)
  })

  it.each([
    ['16372442', true],
    ['10317838', true],
    ['16372443', false],
    ['1637244', false],
  ])('checks the registry code %s', (digits, expected) => {
    expect(isValidEstonianRegisterCode(digits)).toBe(expected)
  })
})

describe('Latvian registration numbers', () => {
  it.each([
    ['40103550818', true],
    ['41202013815', true],
    ['40008234596', true],
    ['90000069830', true],
    ['40103550819', false],
    ['4010355081', false],
    ['LV40103550818', false],
    // A personal code is no registration number.
    ['16117519997', false],
  ])('%s: %s', (code, expected) => {
    expect(isValidLatvianRegisterCode(code)).toBe(expected)
  })

  it.each([
    ['EE', '10000018', 'ee-10000018'],
    ['LV', '40103550818', 'lv-40103550818'],
    ['LV', '10000018', null],
    ['EE', '10000019', null],
    ['FI', '10000018', null],
  ])('a company of %s with %s is %s', (country, code, expected) => {
    expect(findBalticCompanyId(country, code)).toBe(expected)
  })
})

describe('British company numbers', () => {
  it.each([
    ['00445790', '00445790'],
    ['445790', '00445790'],
    ['sc 12345', 'SC012345'],
    ['OC-318626', 'OC318626'],
    ['R0000042', 'R0000042'],
    ['IP12345R', 'IP12345R'],
    ['sp1234rs', 'SP1234RS'],
    ['00000000', null],
    ['123456789', null],
    ['SC1234567', null],
    ['12345R', null],
    ['ABC12345', null],
    ['', null],
    ['1'.repeat(100_000), null],
  ])('spells %.25s', (text, expected) => {
    expect(normaliseBritishCompanyNumber(text)).toBe(expected)
  })

  it('are lower case in ids', () => {
    expect(toBritishCompanyId('SC012345')).toBe('gb-sc012345')
    expect(parseReportId(toBritishCompanyId('IP12345R'))).toMatchObject({ countryCode: 'GB', kind: 'foreign' })
  })
})
