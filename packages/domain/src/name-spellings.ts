import { FORM_SPELLINGS } from './legal-form-spellings.ts'

const LONGEST_FORM_WORDS = 3

/** Legal forms as they stand in folded names: abbreviations in one word, some forms in two or three. */
const FORMS: ReadonlySet<string> = new Set(
  FORM_SPELLINGS.flatMap(([, phrases]) => phrases).filter((phrase) => {
    const words = phrase.split(' ')
    return words.length <= LONGEST_FORM_WORDS && words.every((word) => word.length > 1)
  }),
)

const FORM_WORDS: ReadonlySet<string> = new Set(
  FORM_SPELLINGS.flatMap(([, phrases]) => phrases.flatMap((phrase) => phrase.split(' '))),
)

/** Is the folded word a legal form or a part of its long spelling, such as "kft" or "tarsasag"? */
export function isLegalFormWord(word: string): boolean {
  return FORM_WORDS.has(word)
}

/** Those that names are looked up with: the abbreviations, to which folding shortens the common long forms. */
const SHORT_FORMS: readonly string[] = [
  ...[...FORMS].filter((form) => form.length <= 4),
  'nonprofit kft',
  'nonprofit zrt',
  'gmbh co kg',
  'sp zoo',
  'alapitvany',
  'egyesulet',
  'egyesules',
  'szovetkezet',
  'tarsashaz',
  'ugyvedi iroda',
]

/**
 * Folded names that are equal to the given one but for the legal form: its form at the other end, or, where it has
 * none, with each usual form in front and behind. The name itself is the first.
 */
export function listNameSpellings(folded: string): string[] {
  const words = folded.split(' ')
  for (let length = Math.min(LONGEST_FORM_WORDS, words.length - 1); length > 0; length -= 1) {
    const last = words.slice(-length).join(' ')
    if (FORMS.has(last)) return [folded, `${last} ${words.slice(0, -length).join(' ')}`]
    const first = words.slice(0, length).join(' ')
    if (FORMS.has(first)) return [folded, `${words.slice(length).join(' ')} ${first}`]
  }
  return [folded, ...SHORT_FORMS.flatMap((form) => [`${folded} ${form}`, `${form} ${folded}`])]
}
