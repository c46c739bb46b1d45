import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** By which scanners of repositories and logs find a key, and tell it from other words. */
const BEGINNING = 'merleg_'
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 256 bits and 32 bits, in digits of base 62. */
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
const PATTERN = new RegExp(`^${BEGINNING}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`)
/** So much of a key is shown to tell it from others; 220 bits stay unknown. */
const SHOWN_LENGTH = BEGINNING.length + 6

/** A key of 256 random bits with a checksum: `merleg_` and 49 letters and digits. */
export function createKeyText(): string {
  const secret = toDigits(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH)
  return `${BEGINNING}${secret}${checksumOf(secret)}`
}

/** Is it of a key that it says to be? What was mistyped or cut off is not. */
export function isKeyText(text: string): boolean {
  if (!PATTERN.test(text)) return false
  const secret = text.slice(BEGINNING.length, BEGINNING.length + SECRET_LENGTH)
  return checksumOf(secret) === text.slice(BEGINNING.length + SECRET_LENGTH)
}

/** Does it want to be a key, rather than the token of a session? */
export function beginsAsKey(text: string): boolean {
  return text.startsWith(BEGINNING)
}

/** How a key is called where it must not be seen. */
export function keyBeginning(text: string): string {
  return text.slice(0, SHOWN_LENGTH)
}

function checksumOf(secret: string): string {
  return toDigits(BigInt(crc32(secret)), CHECKSUM_LENGTH)
}

function toDigits(value: bigint, length: number): string {
  let rest = value
  let text = ''
  while (text.length < length) {
    text = `${DIGITS[Number(rest % 62n)] ?? ''}${text}`
    rest /= 62n
  }
  return text
}
