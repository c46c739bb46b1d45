import { RECOVERY_CODE_COUNT } from '@merleg/contract/second-factor.contract'
import { randomBytes } from 'node:crypto'
import { hashText } from '../users/tokens.ts'

/** Crockford's: without letters that are taken for others. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** 120 random bits: nobody can try them all, so that a fast hash protects them. */
const CODE_LENGTH = 24
const GROUP_LENGTH = 6

/** New codes as they are shown, once. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, generateCode)
}

function generateCode(): string {
  // 256 is a multiple of 32: each letter is as likely.
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
  return letters.replaceAll(new RegExp(`.{${GROUP_LENGTH}}(?!$)`, 'g'), '$&-')
}

/** What is stored of a code; how it is written makes no difference. Of no use for another user. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return hashText(`recovery-code ${userId} ${plain}`)
}
