import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyQuery, listForeignIds } from './identifier-query.ts'

describe('classifyQuery', () => {
  it.each([
    ['10738885', 'tax-stem', '10738885', '10738885'],
    ['HU10738885', 'tax-stem', '10738885', null],
    ['10738885-2-20', 'tax-number', '10738885220', '10738885220'],
    [' 10738885220 ', 'tax-number', '10738885220', '10738885220'],
    ['20-10-040128', 'register-number', '20-10-040128', '2010040128'],
    ['2010040128', 'register-number', '20-10-040128', '2010040128'],
    ['Cg. 20-10-040128', 'register-number', '20-10-040128', null],
    ['J05/952/1991', 'register-number', 'J05/952/1991', null],
    ['j/5/952/1991', 'register-number', 'J05/952/1991', null],
    ['RO67248', 'foreign-id', 'ro-67248', null],
    ['ro-67248', 'foreign-id', 'ro-67248', null],
    ['RO 67248', 'foreign-id', 'ro-67248', null],
    ['ee-16372442', 'foreign-id', 'ee-16372442', null],
    ['SC123456', 'foreign-id', 'gb-sc123456', null],
    ['sc 123456', 'foreign-id', 'gb-sc123456', null],
    ['gb-OC318626', 'foreign-id', 'gb-oc318626', null],
    ['GB RS007123', 'foreign-id', 'gb-rs007123', null],
    ['IP12345R', 'foreign-id', 'gb-ip12345r', null],
    ['SC1234', 'name', 'SC1234', null],
    ['gb-00445790', 'foreign-id', 'gb-00445790', null],
    ['GB 445790', 'foreign-id', 'gb-00445790', null],
    ['Cg.20-10-040128', 'register-number', '20-10-040128', null],
    ['20 10 040128', 'register-number', '20-10-040128', '2010040128'],
    ['10738885 2 20', 'tax-number', '10738885220', '10738885220'],
    ['HU 10738885', 'tax-stem', '10738885', null],
    ['HU10738885220', 'tax-number', '10738885220', null],
    ['HU10738885-2-20', 'tax-number', '10738885220', null],
    ['ro 67248', 'foreign-id', 'ro-67248', null],
    ['EE 16372442', 'foreign-id', 'ee-16372442', null],
    ['J05 / 952 / 1991', 'register-number', 'J05/952/1991', null],
    ['SE12345678', 'report-id', 'SE12345678', null],
    ['np12345678', 'report-id', 'NP12345678', null],
    ['se-5560123456', 'foreign-id', 'se-5560123456', null],
    ['zaev', 'name', 'zaev', null],
    ['  ZÁÉV Építőipari Zrt. ', 'name', 'ZÁÉV Építőipari Zrt.', null],
    ['107388', 'name', '107388', '107388'],
    ['10738886', 'name', '10738886', '10738886'],
    ['10738885-2', 'name', '10738885-2', '107388852'],
    ['MG 98', 'name', 'MG 98', null],
    ['3M', 'name', '3M', null],
    ['A4', 'name', 'A4', null],
    ['', 'name', '', null],
  ])('%s is a %s', (text, ...expected) => {
    const { kind, value, digits } = classifyQuery(text)
    expect([kind, value, digits]).toEqual(expected)
  })

  it('answers for any text, however long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(classifyQuery(text).value.length).toBeLessThanOrEqual(text.length + 8)
      }),
    )
    expect(classifyQuery('1-'.repeat(50_000)).kind).toBe('name')
  })
})

it('knows what digits mean in other registers', () => {
  expect(listForeignIds('67248')).toEqual(expect.arrayContaining(['ro-67248', 'ee-67248']))
})
