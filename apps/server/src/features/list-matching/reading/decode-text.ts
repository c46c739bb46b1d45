import { isUtf8 } from 'node:buffer'
import { AppError } from '../../../app/app-error.ts'

const PROBE_BYTES = 4096
/** In so many of a hundred places of a UTF-16 text one of the two bytes is zero. */
const LEAST_ZERO_SHARE = 0.3

/**
 * The text of a file in whichever of the usual encodings it is: UTF-8 and UTF-16 with or without a mark, Windows-1250,
 * ISO-8859-2. @throws AppError `list.unreadable` for what is no text.
 */
export function decodeText(bytes: Buffer): string {
  const text = new TextDecoder(detectEncoding(bytes)).decode(bytes).replace(/^\uFEFF/, '')
  if (isJunk(text)) throw new AppError('list.unreadable')
  // PostgreSQL stores no U+0000, and hidden signs make a name another one.
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\u200B\u202A-\u202E\u2060\u2066-\u2069]/gu, '')
}

function detectEncoding(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = countZeros(bytes.subarray(0, PROBE_BYTES))
  if (zeros.odd > LEAST_ZERO_SHARE && zeros.even < LEAST_ZERO_SHARE / 10) return 'utf-16le'
  if (zeros.even > LEAST_ZERO_SHARE && zeros.odd < LEAST_ZERO_SHARE / 10) return 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  return isLatin2(bytes) ? 'iso-8859-2' : 'windows-1250'
}

/** The share of zero bytes in even and odd places. */
function countZeros(bytes: Buffer): { even: number; odd: number } {
  let even = 0
  let odd = 0
  bytes.forEach((byte, place) => {
    if (byte !== 0) return
    if (place % 2 === 0) even += 1
    else odd += 1
  })
  const pairs = Math.max(1, bytes.length / 2)
  return { even: even / pairs, odd: odd / pairs }
}

/**
 * Hungarian and German letters have the same bytes in both; š, ť, ž, ś, ľ and ą do not: in Windows-1250 some of them, and
 * its dashes and quotes, are where ISO-8859-2 has nothing that anyone writes.
 */
const LATIN_2_LETTERS = new Set([0xa5, 0xa6, 0xa9, 0xab, 0xae, 0xb1, 0xb5, 0xb6, 0xb9, 0xbb, 0xbe])

function isLatin2(bytes: Buffer): boolean {
  let letters = 0
  let places = 0
  for (const [place, byte] of bytes.entries()) {
    if (byte >= 0x80 && byte <= 0x9f) return false
    if (!LATIN_2_LETTERS.has(byte)) continue
    places += 1
    if (isLetter(bytes[place - 1]) || isLetter(bytes[place + 1])) letters += 1
  }
  return places > 0 && letters > places / 2
}

function isLetter(byte: number | undefined): boolean {
  if (byte === undefined) return false
  const lower = byte | 0x20
  return (lower >= 0x61 && lower <= 0x7a) || byte >= 0xc0
}

const MOST_CONTROLS_SHARE = 0.001

/** Control characters other than tabs and line breaks are in no text. */
function isJunk(text: string): boolean {
  const controls = text.match(/[^\P{Cc}\t\n\v\f\r\u0085]|\uFFFD/gu)?.length ?? 0
  return controls > 0 && controls / text.length > MOST_CONTROLS_SHARE
}
