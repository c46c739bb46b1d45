/**
 * Spellings that different romanisations (English, French, German, Hungarian, scientific) give to the same letters of a
 * name, each replaced by one; in order, longer ones first. Applied to lower-case Latin letters.
 */
const VARIANTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/shch|scs|sch/g, 's'],
  [/dzs|dzh|dj/g, 'j'],
  [/tsch|tch|ch|cs|cz|ts|tz/g, 'c'],
  [/zh|zs/g, 'z'],
  [/sh|sz/g, 's'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/gy(?=[aeiou])/g, 'di'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/ou|oo/g, 'u'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/e?i[eo]/g, 'e'],
  [/([aeiou])h$/g, '$1'],
  [/^abd[aeou]l$/g, 'abd'],
  // Aleksandr and Alexander, Petr and Peter.
  [/([dt])r$/g, '$1er'],
]

/** The same key for every usual romanisation of a word: Sergey, Sergei, Szergej; Alexander, Aleksandr, Alekszandr. */
export function toSpellingKey(word: string): string {
  return VARIANTS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word)
}

/** The consonants of a spelling key, and whether it begins with a vowel: what is left where vowels are not written. */
export function toSkeleton(key: string): string {
  const rest = key.slice(1).replaceAll(/[aeiou]/g, '')
  return (/^[aeiou]/.test(key) ? 'a' : key.slice(0, 1)) + rest
}
