import { foldedWords } from '../name-folding.ts'

export type GermanRegisterEntry = {
  /** `de-muenchen-hrb233186`; the number alone is unique with its court only. */
  companyId: string
  /** `Amtsgericht München HRB 233186`. */
  registerNumber: string
}

/**
 * The id here of a company by court, number and, where the register was taken over from another court, the place of that:
 * the number is then unique only with it. Letters behind a number tell the former court in some states (`HRB 3315 RD`). Null
 * where the parts are not such ones.
 */
export function readGermanRegisterEntry(entry: {
  court: string
  number: string
  formerCourt: string | null
}): GermanRegisterEntry | null {
  const match = /^(HRA|HRB|VR|GnR|PR|GsR) (\d{1,7})( [A-Z]{1,4})?$/.exec(entry.number)
  const [court, former] = [slugOf(entry.court), entry.formerCourt === null ? null : slugOf(entry.formerCourt)]
  if (match === null || court === null || (entry.formerCourt !== null && former === null)) return null
  const number = entry.number.replaceAll(' ', '').toLowerCase()
  const behind = entry.formerCourt === null ? '' : ` (früher Amtsgericht ${entry.formerCourt})`
  return {
    companyId: ['de', court, number, ...(former === null ? [] : [former])].join('-'),
    registerNumber: `${entry.court} ${entry.number}${behind}`,
  }
}

/** `Amtsgericht Kempten (Allgäu)` → `kemptenallgaeu`; a place in brackets that only repeats the name is left out. */
function slugOf(court: string): string | null {
  const name = /^(?:Amtsgericht )?(\p{Lu}[\p{L} .()/-]{1,60})$/u.exec(court)?.[1]
  if (name === undefined) return null
  const spelled = name.toLocaleLowerCase('de').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return [...new Set(foldedWords(spelled.replaceAll('ß', 'ss')))].join('').slice(0, 30)
}

/** Abbreviated keys of the table of forms by the register's words; the others are shown as they are written. */
const FORM_KEYS: ReadonlyMap<string, 'gmbh' | 'ag' | 'kg'> = new Map([
  ['Gesellschaft mit beschränkter Haftung', 'gmbh'],
  ['Aktiengesellschaft', 'ag'],
  ['Kommanditgesellschaft', 'kg'],
])

/** The key of a legal form by its German title, or null. */
export function findGermanFormKey(title: string): string | null {
  return FORM_KEYS.get(title) ?? null
}

/** What a notice tells of: its heading, and by the words of the law in its text what kind of transformation it is. */
const TRANSFORMATIONS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/verschmelzung|verschmolzen/i, 'Verschmelzung'],
  [/ausgliederung/i, 'Ausgliederung'],
  [/abspaltung/i, 'Abspaltung'],
  [/aufspaltung/i, 'Aufspaltung'],
  [/formwechsel/i, 'Formwechsel'],
  [/vermögensübertragung/i, 'Vermögensübertragung'],
  [/spaltung/i, 'Spaltung'],
]

/** The kind of a transformation (Umwandlungsgesetz, sections 2, 123, 174 and 190) that a notice speaks of first, or null. */
export function findTransformation(text: string): string | null {
  const found = TRANSFORMATIONS.flatMap(([pattern, name]) => {
    const at = text.search(pattern)
    return at === -1 ? [] : [{ at, name }]
  }).toSorted((left, right) => left.at - right.at)
  return found[0]?.name ?? null
}

/**
 * Why a company is to be deleted by the court of its own accord: for lack of assets (FamFG, section 394), as its firm is no
 * longer used (section 393, Commercial Code, section 31). Section 395 is about a single entry that should not be there, and
 * says nothing of the company. `unknown`: the notice does not say.
 */
export function findDeletionGround(text: string): 'no-assets' | 'expired' | 'entry' | 'unknown' {
  if (/§+\s*394/.test(text) || /vermögenslos/i.test(text)) return 'no-assets'
  if (/§+\s*395/.test(text)) return 'entry'
  return /§+\s*(?:393|31 ?Abs)/.test(text) ? 'expired' : 'unknown'
}
