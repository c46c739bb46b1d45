/** Letters that Unicode decomposition leaves as they are, in the spelling people type instead. */
const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
}
const UNDECOMPOSED_LETTER = /[ßæœøłđðþıħŧ]/gu
const COMBINING_MARK = /\p{M}/gu
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]+/gu

/**
 * The form in which names are stored for search and compared: without accents, lower case, ß as ss, every run of
 * punctuation and spaces one space. Idempotent; linear in the length of the text.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING_MARK, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(COMBINING_MARK, '')
    .replace(UNDECOMPOSED_LETTER, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(NOT_LETTER_OR_DIGIT, ' ')
    .trim()
}

/** The words of a folded name. */
export function foldedWords(text: string): string[] {
  const folded = foldName(text)
  return folded === '' ? [] : folded.split(' ')
}
