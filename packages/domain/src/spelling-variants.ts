const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789')

/**
 * Every spelling one typing mistake away from a folded word: a letter or digit too much, missing, replaced, or swapped
 * with its neighbour (Damerau–Levenshtein distance 1). About 74 per letter of the word, each once, without the word.
 */
export function listSpellingVariants(word: string): string[] {
  const variants = new Set<string>()
  for (let place = 0; place <= word.length; place += 1) {
    const start = word.slice(0, place)
    const rest = word.slice(place)
    for (const letter of LETTERS) {
      variants.add(start + letter + rest)
      if (rest !== '') variants.add(start + letter + rest.slice(1))
    }
    if (rest !== '') variants.add(start + rest.slice(1))
    if (rest.length > 1) variants.add(start + rest.charAt(1) + rest.charAt(0) + rest.slice(2))
  }
  variants.delete(word)
  variants.delete('')
  return [...variants]
}

/** Typing mistakes between two texts: letters too many, missing, replaced, or swapped with their neighbour. */
export function countTypingMistakes(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let mistakes = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (isSwapped) mistakes = Math.min(mistakes, (beforeLast[column - 2] ?? 0) + 1)
      current.push(mistakes)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
