const PLACE = /\{\{(\w+)\}\}/

/** What i18next chooses a text by, or takes for an order of its own. */
const ORDERS: ReadonlySet<string> = new Set([
  'count',
  'context',
  'ordinal',
  'defaultValue',
  'lng',
  'lngs',
  'ns',
  'returnObjects',
  'joinArrays',
  'replace',
  'interpolation',
  'postProcess',
])

/** A text cut at its places, words and names of values in turn; null where it takes more than filling in. */
export function cutText(text: unknown): readonly string[] | null {
  if (typeof text !== 'string') return null
  const pieces = text.split(PLACE)
  const words = pieces.filter((_, index) => index % 2 === 0).join('')
  // An article, or another text that is put in.
  return words.includes('{{') || words.includes('$t(') ? null : pieces
}

/** The text with its values; null where a value is no text, or says which text is meant. */
export function fillText(pieces: readonly string[], values: unknown): string | null {
  if (typeof values !== 'object' || values === null) return null
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || ORDERS.has(name)) return null
    texts.set(name, value)
  }
  let filled = pieces[0] ?? ''
  for (let index = 1; index < pieces.length; index += 2) {
    const value = texts.get(pieces[index] ?? '')
    if (value === undefined) return null
    filled += value + (pieces[index + 1] ?? '')
  }
  return filled
}
