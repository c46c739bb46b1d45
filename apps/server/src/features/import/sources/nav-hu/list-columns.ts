/** What a column of a list tells, by what the law has the tax office publish. */
export type NavColumn =
  | 'serial'
  | 'name'
  | 'tax-number'
  | 'address'
  | 'office'
  | 'debt'
  | 'shortage'
  | 'consequence'
  | 'decided-on'
  | 'enforceable-on'
  | 'final-on'

/** A column with what its amounts are to be multiplied by; null where it tells no unit. */
export type ReadHeading = { column: NavColumn; factor: number | null }

const ADDRESS_WORDS = new Set(
  (
    'szekhely szekhelye lakohely lakohelye telephely telephelye lakcim lakcime cim cime iranyitoszam telepules varos ' +
    'megye utca hazszam adozo foglalkoztato vagy es'
  ).split(' '),
)

const PATTERNS: ReadonlyArray<readonly [NavColumn, RegExp]> = [
  ['serial', /^(?:sorszam|sor szama|s sz|ssz)$/],
  [
    'tax-number',
    /^(?:adozo )?(?:adoszama?|adoazonosito (?:szama?|jele?))(?: (?:vagy )?adoazonosito (?:szama?|jele?))?$/,
  ],
  ['name', /^(?:adozo |foglalkoztato |ceg)?(?:neve?|elnevezese?|megnevezese?)(?: elnevezese?| megnevezese?)?$/],
  ['office', /^(?:adohatosagi )?illetekessegi? kod(?:ja)?$/],
  ['debt', /^(?:osszege?|(?:ado)?tartozas(?: osszege)?)$/],
  ['shortage', /^adohiany(?: osszege)?$/],
  ['consequence', /^(?:az? )?(?:adohiannyal kapcsolatos )?jogkovetkezmeny(?:ek)?(?: osszege)?$/],
  ['decided-on', /^(?:a )?(?:jogsertest megallapito )?hatarozat (?:kelte|datuma|napja)$/],
  ['enforceable-on', /^(?:a )?(?:hatarozat )?(?:veglegesse es )?vegrehajthatova valas(?:a|anak)? (?:napja|datuma)$/],
  ['final-on', /^(?:a )?(?:hatarozat )?veglegesse valas(?:a|anak)? (?:napja|datuma)$/],
]

// A word of its own: the last letter of „összege” is no unit.
const UNIT = /(?:^|(?<=\s)|\()\s*(ezer|e|millió|m)?\s*(?:Ft|HUF|forint(?:ban)?)(?:-ban)?\s*\)?\.?$/i
const FACTORS: Readonly<Record<string, number>> = { ezer: 1000, e: 1000, millió: 1_000_000, m: 1_000_000 }

/** `Adóhiány összege (Ft)` → the shortage, in forints; null where it is none that is known. */
export function readHeading(text: string): ReadHeading | null {
  const unit = UNIT.exec(text)
  const factor = unit === null ? null : factorOf(unit)
  const title = fold(unit === null ? text : text.slice(0, unit.index))
  const column = PATTERNS.find(([, pattern]) => pattern.test(title))?.[0] ?? null
  if (column !== null) return { column, factor }
  return title !== '' && title.split(' ').every((word) => ADDRESS_WORDS.has(word))
    ? { column: 'address', factor: null }
    : null
}

/** What amounts are to be multiplied by as a line above the heading says: `adatok ezer Ft-ban`; null where it says no unit. */
export function readUnitAbove(text: string): number | null {
  const unit = UNIT.exec(text)
  // Of so many millions a title tells whom the list is of.
  return unit === null || /\d\s*$/.test(text.slice(0, unit.index)) ? null : factorOf(unit)
}

const factorOf = ([, unit = '']: RegExpExecArray): number => FACTORS[unit.toLowerCase()] ?? 1

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
