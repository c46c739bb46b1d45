/** Widths in ems, none smaller than those of the font (Inter, regular). */
const WIDTHS: readonly [characters: RegExp, ems: number][] = [
  [/[ \u00A0.,:;'’|!ijlI()[\]ftr/-]/, 0.42],
  [/[mwMWÆŒ@%&–—…]/, 1.05],
  [/[a-zß-öø-ÿőűšžčćđłńśźżăâîșț0-9+−]/, 0.66],
  [/[A-ZÀ-ÖØ-ÞŐŰŠŽČĆĐŁŃŚŹŻĂÂÎȘȚ€§„”"*#=<>_?]/, 0.82],
]
const SEMIBOLD = 1.07

const widthOf = new Map<string, number>()

function measure(character: string): number {
  const known = widthOf.get(character)
  if (known !== undefined) return known
  const ems = WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? Number.POSITIVE_INFINITY
  widthOf.set(character, ems)
  return ems
}

/**
 * Does a text surely stay on one line of this width (points)? Never told of a text with letters of other scripts.
 * The typesetter measures for itself; this spares it the rows of which the height is known beforehand.
 */
export function isSurelyOneLine(
  text: string,
  { width, size, isStrong = false }: { width: number; size: number; isStrong?: boolean },
): boolean {
  const limit = width / size / (isStrong ? SEMIBOLD : 1)
  let ems = 0
  for (const character of text) {
    ems += measure(character)
    if (ems > limit) return false
  }
  return true
}
