import { describe, expect, it } from 'vitest'
import { findRegisterCourt, REGISTER_COURTS } from './reference/register-courts.ts'
import { findRegisterForm } from './reference/register-forms.ts'
import { formatRegisterNumber, parseRegisterNumber } from './register-number.ts'

describe('register number', () => {
  it.each(['20-10-040128', '2010040128', 'Cg. 20-10-040128', 'cg.20-10-040128', '20 10 040128', '20–10–040128'])(
    'reads %s',
    (text) => {
      const reading = parseRegisterNumber(text)
      expect(reading.ok && formatRegisterNumber(reading.registerNumber)).toBe('20-10-040128')
    },
  )

  it.each([
    ['', 'format'],
    ['20-10-04012', 'format'],
    ['20-10-0401289', 'format'],
    ['J05/952/1991', 'format'],
    ['21-10-040128', 'court-code'],
    ['00-10-040128', 'court-code'],
    ['20-00-040128', 'form-code'],
    ['20-10-000000', 'serial'],
    ['-'.repeat(100_000), 'format'],
  ])('refuses %.20s: %s', (text, reason) => {
    expect(parseRegisterNumber(text)).toEqual({ ok: false, reason })
  })

  it('names courts and forms', () => {
    expect(REGISTER_COURTS).toHaveLength(20)
    expect(findRegisterCourt('12')?.nameHu).toBe('Balassagyarmati Törvényszék Cégbírósága')
    expect(findRegisterForm('09')?.de).toBe('Gesellschaft mit beschränkter Haftung')
    expect(findRegisterForm('99')).toBeNull()
  })
})
