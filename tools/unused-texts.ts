/** What code may ask for: words as they are written, and keys put together from parts. */
type Asked = { words: ReadonlySet<string>; patterns: readonly RegExp[] }

/** A pattern of fewer letters would fit whatever key. */
const LEAST_LETTERS = 3

/** Keys of texts that no code asks for, neither whole, nor by its last part, nor by a template. */
export function findUnusedTexts(keys: Iterable<string>, asked: Asked): string[] {
  return [...keys].filter((key) => {
    const plain = key.replace(/_(?:zero|one|two|few|many|other)$/, '')
    const last = plain.slice(plain.lastIndexOf('.') + 1)
    const isWritten = [plain, last, ...last.split(/[^\w]+/)].some((word) => asked.words.has(word))
    return !isWritten && !asked.patterns.some((pattern) => pattern.test(plain))
  })
}

/** Reads what the code asks for. */
export function readAsked(codes: readonly string[]): Asked {
  const words = new Set(codes.flatMap((code) => code.match(/\p{L}[\p{L}\p{N}_.-]*/gu) ?? []))
  const templates = new Set(codes.flatMap((code) => code.match(/`[^`\s]*\$\{[^`\n]*`/g) ?? []))
  return { words, patterns: [...templates].flatMap(toPattern) }
}

function toPattern(template: string): RegExp[] {
  const parts = template.slice(1, -1).split(/\$\{[^}]*\}/)
  if (parts.join('').length < LEAST_LETTERS) return []
  return [new RegExp(`^${parts.map((part) => part.replaceAll(/\W/g, '\\$&')).join('.+')}$`)]
}
