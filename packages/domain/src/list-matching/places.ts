import { foldedWords } from '../name-folding.ts'

/** Where a row of a list says that a company is, in folded words. */
export type GivenPlace = { zip: string | null; settlement: readonly string[]; street: readonly string[] }
export type FoundPlace = { seat: string | null; zip: string | null; settlement: string | null }

/**
 * How two addresses agree: street and number too · the settlement or postal code · not at all · unknown where the row
 * or the register has none.
 */
export type PlaceAgreement = 'address' | 'settlement' | 'zip' | 'differs' | 'unknown'

const STREET_WORDS: ReadonlySet<string> = new Set(
  (
    'utca u ut utja ter tere korut krt koz setany sor sugarut rakpart dulo park lakotelep fasor hrsz em emelet fsz ' +
    'ajto lph lepcsohaz hsz strada str nr strasse straße gasse platz street road tn mnt pst'
  ).split(' '),
)
const WRITTEN: ReadonlyMap<string, string> = new Map([['bp', 'budapest']])
const ZIP_LENGTHS = /^\d{4,6}$/

/** Reads the address columns of a row; any of them may be empty. */
export function readGivenPlace(cells: {
  zip: string
  settlement: string
  street: string
  address: string
}): GivenPlace | null {
  const address = wordsOf(cells.address)
  const zip = wordsOf(cells.zip)[0] ?? address.find((word) => ZIP_LENGTHS.test(word)) ?? null
  const settlement = wordsOf(cells.settlement)
  const street = wordsOf(cells.street)
  if (zip === null && settlement.length + street.length + address.length === 0) return null
  return {
    zip,
    settlement: settlement.length > 0 ? settlement : address,
    street: street.length > 0 ? street : address.filter((word) => word !== zip),
  }
}

function wordsOf(text: string): string[] {
  return foldedWords(text.slice(0, 300)).map((word) => WRITTEN.get(word) ?? word)
}

/** Compares where a row says that a company is with its registered office. */
export function comparePlaces(given: GivenPlace | null, found: FoundPlace): PlaceAgreement {
  if (given === null || (found.settlement === null && found.zip === null && found.seat === null)) return 'unknown'
  const isSettlement = hasSettlement(given, found.settlement)
  const isZip = given.zip !== null && found.zip !== null && given.zip === found.zip
  if ((isSettlement || isZip) && isSameStreet(given, found)) return 'address'
  if (isSettlement) return 'settlement'
  if (isZip) return 'zip'
  const isTold =
    (given.zip !== null && found.zip !== null) || (given.settlement.length > 0 && found.settlement !== null)
  return isTold ? 'differs' : 'unknown'
}

/** "Budapest 11. kerület" and "Budapest" are one settlement. */
function hasSettlement({ settlement }: GivenPlace, found: string | null): boolean {
  const words = wordsOf(found ?? '').filter((word) => !/^(?:\d+|[ivx]+|ker|kerulet)$/.test(word))
  return words.length > 0 && words.every((word) => settlement.includes(word))
}

/** The house number and a word of the street's name; "u." or "utca" tells nothing. */
function isSameStreet(given: GivenPlace, { seat, zip, settlement }: FoundPlace): boolean {
  if (seat === null) return false
  const place = new Set([zip ?? '', ...wordsOf(settlement ?? '')])
  const words = wordsOf(seat).filter((word) => !place.has(word) && !STREET_WORDS.has(word))
  const names = words.filter((word) => !/\d/.test(word) && word.length > 1)
  const numbers = words.filter((word) => /\d/.test(word))
  const isName = names.some((word) => given.street.includes(word))
  return isName && (numbers.length === 0 || numbers.some((number) => given.street.includes(number)))
}
