import { findRegisterCourt } from './reference/register-courts.ts'

/** A Hungarian company register number (cégjegyzékszám) CC-FF-NNNNNN. */
export type RegisterNumber = { courtCode: string; formCode: string; serial: string }

export type RegisterNumberFault = 'format' | 'court-code' | 'form-code' | 'serial'

export type RegisterNumberReading =
  | { ok: true; registerNumber: RegisterNumber }
  | { ok: false; reason: RegisterNumberFault }

const MAX_LENGTH = 40
const SEPARATORS = /[\s.\-/_\u2010-\u2015\u2212]/gu

/**
 * Reads a register number in any usual notation: `20-10-040128`, `Cg. 20-10-040128`, spaces, or ten digits.
 * The court must exist; the form code need not be in the published list (abolished forms still occur).
 */
export function parseRegisterNumber(text: string): RegisterNumberReading {
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'format' }
  const compact = text.replace(SEPARATORS, '').toUpperCase().replace(/^CG/, '')
  if (!/^\d{10}$/.test(compact)) return { ok: false, reason: 'format' }
  const courtCode = compact.slice(0, 2)
  const formCode = compact.slice(2, 4)
  const serial = compact.slice(4)
  if (findRegisterCourt(courtCode) === null) return { ok: false, reason: 'court-code' }
  if (formCode === '00') return { ok: false, reason: 'form-code' }
  if (serial === '000000') return { ok: false, reason: 'serial' }
  return { ok: true, registerNumber: { courtCode, formCode, serial } }
}

/** `20-10-040128`. */
export function formatRegisterNumber(registerNumber: RegisterNumber): string {
  return `${registerNumber.courtCode}-${registerNumber.formCode}-${registerNumber.serial}`
}

/** `20-10-040128` where the text is a Hungarian register number, the text itself otherwise. */
export function showRegisterNumber(text: string): string {
  const reading = parseRegisterNumber(text)
  return reading.ok ? formatRegisterNumber(reading.registerNumber) : text
}
