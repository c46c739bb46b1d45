import { describe, expect, it } from 'vitest'
import { ACTIVITIES, findActivity, formatActivityCode } from './activities.ts'
import { BANK_CODES, findBankName } from './banks.ts'
import { COUNTIES, findCounty, findRegion, formatCountyHu } from './counties.ts'
import { FEMALE_GIVEN_NAMES, MALE_GIVEN_NAMES, SURNAMES } from './person-names.ts'
import { settlementsOfPostalCode } from './postal-codes.ts'
import { REGISTER_FORMS } from './register-forms.ts'
import { findSettlement, findSettlementByKshCode, SETTLEMENTS } from './settlements.ts'

describe('reference tables', () => {
  it('activities are whole: 996 items, every one under an existing parent', () => {
    expect([1, 2, 3, 4].map((level) => ACTIVITIES.filter((item) => item.level === level).length)).toEqual([
      21, 88, 272, 615,
    ])
    for (const { code, parentCode, title } of ACTIVITIES) {
      expect(parentCode === null || findActivity(parentCode) !== null, code).toBe(true)
      expect(
        [title.hu, title.en, title.de].every((text) => text !== ''),
        code,
      ).toBe(true)
    }
    expect(findActivity('41.20')?.title.hu).toBe('Lakó- és nem lakó épület építése')
    expect(findActivity("4120'08")?.section).toBe('F')
    expect(findActivity('9999')).toBeNull()
    expect(formatActivityCode('4120')).toBe('41.20')
    expect(formatActivityCode('F')).toBe('F')
  })

  it('counties have regions and the names of today', () => {
    expect(COUNTIES).toHaveLength(20)
    for (const county of COUNTIES) expect(findRegion(county.regionCode)).not.toBeNull()
    const county = findCounty('06')
    expect(county === null ? null : formatCountyHu(county)).toBe('Csongrád-Csanád vármegye')
    expect(findCounty('21')).toBeNull()
  })

  it('settlements have unique names and codes, a county, and positions inside the country', () => {
    expect(SETTLEMENTS).toHaveLength(3178)
    expect(new Set(SETTLEMENTS.map((item) => item.name)).size).toBe(3178)
    expect(new Set(SETTLEMENTS.map((item) => item.kshCode)).size).toBe(3178)
    for (const { name, countyCode, position, postalCode, rank } of SETTLEMENTS) {
      expect(findCounty(countyCode), name).not.toBeNull()
      expect(postalCode !== null || rank === 'capital', name).toBe(true)
      if (position === null) continue
      expect(position.latitude > 45.7 && position.latitude < 48.6, name).toBe(true)
      expect(position.longitude > 16.1 && position.longitude < 22.9, name).toBe(true)
    }
  })

  it.each([
    ['Zalaegerszeg', 'Zalaegerszeg'],
    ['zalaegerszeg', 'Zalaegerszeg'],
    ['SZOMBATHELY', 'Szombathely'],
    ['Budapest', 'Budapest'],
    ['Budapest XI. kerület', 'Budapest 11. kerület'],
    ['Budapest 11. kerület', 'Budapest 11. kerület'],
    ['Bp. 03. ker.', 'Budapest 03. kerület'],
    ['Budapest XXIV. kerület', undefined],
    ['Komló', 'Komló'],
    ['KÖMLŐ', 'Kömlő'],
    ['komlo', undefined],
    ['Nincsilyenfalva', undefined],
  ])('finds the settlement %s', (text, name) => {
    expect(findSettlement(text)?.name).toBe(name)
  })

  it.each([
    ['8900', ['Zalaegerszeg']],
    ['2066', ['Szár', 'Újbarok']],
    ['1117', ['Budapest 11. kerület']],
    ['4024', ['Debrecen']],
    ['7639', ['Kökény']],
    ['6720', ['Szeged']],
    ['1991', []],
    ['0001', []],
    ['24', []],
  ])('postal code %s', (code, names) => {
    expect(settlementsOfPostalCode(code).map((settlement) => settlement.name)).toEqual(names)
  })

  it('every postal code of a settlement leads back to it', () => {
    for (const settlement of SETTLEMENTS) {
      if (settlement.postalCode === null) continue
      expect(settlementsOfPostalCode(settlement.postalCode), settlement.name).toContain(settlement)
    }
    expect(findSettlementByKshCode('17376')?.name).toBe('Aba')
  })

  it('names, banks and forms are there once each', () => {
    expect(findBankName('117')).toBe('OTP Bank Nyrt.')
    expect(findBankName('999')).toBeNull()
    for (const list of [FEMALE_GIVEN_NAMES, MALE_GIVEN_NAMES, BANK_CODES, REGISTER_FORMS.map((form) => form.code)]) {
      expect(new Set(list).size).toBe(list.length)
    }
    expect(SURNAMES).toHaveLength(100)
    expect(SURNAMES[0]).toEqual({ name: 'Nagy', bearers: 225_521 })
  })
})
