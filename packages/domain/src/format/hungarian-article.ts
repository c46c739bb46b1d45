/** Names of letters that begin with a vowel: `ef`, `el`, `em`. */
const VOWEL_LETTERS = /^[AÁEÉIÍOÓÖŐUÚÜŰFLMNRSXY](?![\p{L}\d])/u
/** Ordinals of lists that begin with a vowel, `első` and `ötödik`, among those written in Roman numerals. */
const ROMAN = /^[IVX]+(?=\.)/

/**
 * The definite article before a text as it is said aloud: `a`, before a vowel `az`. Signs before its first letter or digit are
 * skipped; numbers go by their first word (1 `egy`, 1000 `ezer`, 5 and 50 `öt…`), single letters by their name.
 */
export function hungarianArticle(text: string): 'a' | 'az' {
  const said = text.replace(/^[^\p{L}\d]+/u, '')
  return beginsWithVowel(said) ? 'az' : 'a'
}

function beginsWithVowel(said: string): boolean {
  const number = /^\d(?:[\d \u00A0]*\d)?/.exec(said)?.[0].replace(/\D/g, '')
  if (number !== undefined) return number.startsWith('5') || (number.startsWith('1') && number.length % 3 === 1)
  const roman = ROMAN.exec(said)?.[0]
  if (roman !== undefined) return roman === 'I' || roman === 'V'
  return VOWEL_LETTERS.test(said) || (/^[aáeéiíoóöőuúüű]/i.test(said) && said.length > 1)
}
