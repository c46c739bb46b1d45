/** The texts of one dictionary by dotted key. */
export type FlatTexts = ReadonlyMap<string, string>

/** Flattens what a dictionary module exports; the name of the export itself is left out, for it differs by language. */
export function flattenTexts(module: object): FlatTexts {
  const texts = new Map<string, string>()
  const visit = (key: string, value: unknown) => {
    if (typeof value === 'string') texts.set(key, value)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) visit(key === '' ? name : `${key}.${name}`, inner)
    }
  }
  Object.values(module).forEach((exported) => visit('', exported))
  return texts
}

/** Where a translation departs from its Hungarian source: keys, placeholders, tags, empty or untranslated texts. */
export function findTextViolations(source: FlatTexts, translation: FlatTexts): string[] {
  const extra = [...translation.keys()]
    .filter((key) => !source.has(key))
    .map((key) => `${key}: not in the Hungarian source`)
  const wrong = [...source].flatMap(([key, text]) => {
    const translated = translation.get(key)
    if (translated === undefined) return [`${key}: missing`]
    return checkText(text, translated).map((violation) => `${key}: ${violation}`)
  })
  return [...extra, ...wrong]
}

function checkText(text: string, translated: string): string[] {
  const violations: string[] = []
  if (text.trim() === '' || translated.trim() === '') violations.push('empty')
  if (marksOf(text) !== marksOf(translated)) violations.push(`placeholders ${marksOf(text)} ≠ ${marksOf(translated)}`)
  if (text === translated && isSentence(text)) violations.push('left untranslated')
  return violations
}

/** The placeholders (without their format) and tags of a text, sorted. */
function marksOf(text: string): string {
  const placeholders = [...text.matchAll(/\{\{\s*-?\s*([^},\s]+)[^}]*\}\}/g)].map((match) => `{{${match[1] ?? ''}}}`)
  const tags = [...text.matchAll(/<\/?[A-Za-z0-9]+\s*\/?>/g)].map((match) => match[0])
  return JSON.stringify([...new Set([...placeholders, ...tags])].sort())
}

function isSentence(text: string): boolean {
  return text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word) && !word.includes('{')).length >= 4
}
