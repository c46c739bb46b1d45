import { describe, expect, test } from 'vitest'
import { findVatNumber, formatEuVat, parseEuVatNumber } from './eu-vat-number.ts'

describe('a VAT number of a member state', () => {
  test.each([
    ['HU10738885'],
    ['ATU13585627'],
    ['BE0403019261'],
    ['BG175074752'],
    ['CY10259033P'],
    ['CZ25123891'],
    ['DE136695976'],
    ['DK13585628'],
    ['EE100931558'],
    ['EL094259216'],
    ['ESB58378431'],
    ['FI20774740'],
    ['FR40303265045'],
    ['FRK7399859412'],
    ['HR33392005961'],
    ['IE6433435F'],
    ['IE6433435OA'],
    ['IT00743110157'],
    ['LT119511515'],
    ['LU15027442'],
    ['LV40003521600'],
    ['MT11679112'],
    ['NL004495445B01'],
    ['PL8567346215'],
    ['PT501964843'],
    ['RO18547290'],
    ['SE123456789701'],
    ['SI50223054'],
    ['SK2022749619'],
    ['XI980780684'],
  ])('%s is taken', (text) => {
    const reading = parseEuVatNumber(text)
    expect(reading.ok && formatEuVat(reading.number)).toBe(text)
  })

  test.each([
    ['hu 107-388-85', 'HU10738885'],
    ['GR 094259216', 'EL094259216'],
    ['IE 6433435 f', 'IE6433435F'],
  ])('%s is read as %s', (text, number) => {
    const reading = parseEuVatNumber(text)
    expect(reading.ok && formatEuVat(reading.number)).toBe(number)
  })

  test.each([
    ['HU10738886', 'check-digit'],
    ['DE136695977', 'check-digit'],
    ['EE100931559', 'check-digit'],
    ['HU1073888', 'format'],
    ['DE13669597', 'format'],
    ['10738885', 'format'],
    ['HU', 'format'],
    ['', 'format'],
    ['HU'.padEnd(50, '1'), 'format'],
    ['GB980780684', 'not-eu'],
    ['NO923609016MVA', 'not-eu'],
    ['CHE107787577', 'not-eu'],
    ['toString', 'not-eu'],
  ])('%s is refused: %s', (text, reason) => {
    expect(parseEuVatNumber(text)).toEqual({ ok: false, reason })
  })
})

describe('the VAT number of a company', () => {
  const known = (companyId: string, euTaxNumber: string | null, taxNumber: string | null) => {
    const found = findVatNumber({ companyId, euTaxNumber, taxNumber })
    return found.ok ? `${formatEuVat(found.number)} ${found.origin}` : found.reason
  }
  test.each([
    ['10738885', null, '10738885-2-20', 'HU10738885 tax-number'],
    ['10738885', 'HU10738885', null, 'HU10738885 told'],
    ['10738885', null, null, 'unknown'],
    ['10738885', null, '10738886-2-20', 'check-digit'],
    ['10738885', null, 'none', 'format'],
    ['ro-18547290', null, '18547290', 'RO18547290 tax-number'],
    ['lv-40003521600', null, null, 'LV40003521600 register-number'],
    ['ee-10000018', 'EE100931558', null, 'EE100931558 told'],
    ['ee-10000018', null, null, 'unknown'],
    ['de-HRB1-x', null, '12/345/67890', 'unknown'],
    ['gb-00445790', null, null, 'not-eu'],
    ['no-923609016', null, '923609016MVA', 'not-eu'],
  ])('of %s with %s and %s: %s', (companyId, euTaxNumber, taxNumber, told) => {
    expect(known(companyId, euTaxNumber, taxNumber)).toBe(told)
  })
})
