import { foldName } from './name-folding.ts'

/** What makes a new password too easy to guess; `null` where nothing is known against it. */
export type PasswordFault = 'common' | 'own-data'

export type PasswordOwner = { name: string; email: string; phone: string; subscriberName: string }

const PRODUCT = 'Mérleg'

/** Shorter parts of names stand in too many words. */
const SHORTEST_OWN_WORD = 3
/** What is left without the user's own data must be a password of its own. */
const LEAST_REST = 8
const LEAST_CHARACTERS = 4
/** Without prefixes, which are written in several ways. */
const PHONE_DIGITS = 7

/** Keys in their order, and the alphabet; read from either end. */
const ROWS = [
  '1234567890123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiop',
  'qwertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
]

/** As people write letters with digits and signs. */
const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Judges a new password as NIST SP 800-63B §3.1.1.2 advises: by lists, not by kinds of characters. `commonPasswords` are
 * lower case and without accents.
 */
export function findPasswordFault(
  password: string,
  { commonPasswords, owner }: { commonPasswords: ReadonlySet<string>; owner: PasswordOwner },
): PasswordFault | null {
  const plain = fold(password)
  const ownWords = listOwnWords(owner)
  if (isOwnData(plain, ownWords) || isOwnData(spellOut(plain), ownWords)) return 'own-data'
  const forms = [plain, spellOut(plain)].flatMap((text) => [text, coreOf(text), spellOut(coreOf(text))])
  const isCommon = forms.some((form) => commonPasswords.has(form)) || isRun(plain)
  return isCommon ? 'common' : null
}

/** What others know of a user, and that it is a password for this product. */
function listOwnWords(user: PasswordOwner): string[] {
  const [box = '', host = ''] = user.email.split('@')
  const hostName = host.split('.').slice(0, -1).join(' ')
  const digits = user.phone.replace(/\D/g, '').slice(-PHONE_DIGITS)
  return [user.name, box, hostName, digits, user.subscriberName, PRODUCT]
    .flatMap((text) => foldName(text).split(' '))
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .toSorted((a, b) => b.length - a.length)
}

/** Lower case without accents; signs stay. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function spellOut(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LETTER_OF_SIGN[sign] ?? sign)
}

/** Without the digits and signs that people put before and after a word. */
function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

function isOwnData(plain: string, ownWords: readonly string[]): boolean {
  const rest = ownWords.reduce((text, word) => text.replaceAll(word, ' '), plain)
  return rest !== plain && rest.replace(/[^\p{L}\p{N}]/gu, '').length < LEAST_REST
}

/** One row of keys or letters, or a few characters again and again. */
function isRun(plain: string): boolean {
  if (new Set(plain).size < LEAST_CHARACTERS) return true
  return ROWS.some((row) => row.includes(plain) || Array.from(row).toReversed().join('').includes(plain))
}
