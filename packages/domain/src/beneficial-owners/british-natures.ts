import type { ControlHolder, ControlKind, ControlNature } from './control-natures.ts'

const BANDS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  '25-to-50-percent': [25, 50],
  '50-to-75-percent': [50, 75],
  '75-to-100-percent': [75, 100],
  // Of overseas entities no upper end is told.
  'more-than-25-percent': [25, 100],
}

/** What stands before the band, or is the whole of it. */
const RIGHTS: readonly (readonly [pattern: RegExp, kind: ControlKind])[] = [
  [/^ownership-of-shares-(.+)$/, 'shares'],
  [/^voting-rights-(.+)$/, 'votes'],
  [/^(?:part-)?right-to-share-surplus-assets(?:-(.+))?$/, 'income'],
  [/^right-to-appoint-and-remove-(?:directors|members|persons?)$/, 'board'],
  [/^significant-influence-or-control$/, 'influence'],
]

const HOLDERS: readonly (readonly [ending: RegExp, holder: ControlHolder])[] = [
  [/-as-(?:control-over-)?trust$/, 'trust'],
  [/-as-(?:control-over-)?firm$/, 'firm'],
  [/-as-nominee(?:-.+)?$/, 'nominee'],
]

/**
 * Reads a nature of control of the British register. What the trustees of a trust or the members of a firm hold that
 * somebody controls counts as his. Shares and votes may be held directly or through others, which is not told; of which
 * the band is another one than those of the law, nothing but the words is known.
 */
export function readBritishNature(code: string): ControlNature {
  const plain = code.replace(/-(?:limited-liability-partnership|registered-overseas-entity)$/, '')
  const held = HOLDERS.find(([ending]) => ending.test(plain))
  const bare = held === undefined ? plain : plain.replace(held[0], '')
  const unknown = { kind: 'other', holder: held?.[1] ?? null, directness: null, min: null, max: null, code } as const
  for (const [pattern, kind] of RIGHTS) {
    const found = pattern.exec(bare)
    if (found === null) continue
    const [, band] = found
    const [min, max] = BANDS[band ?? ''] ?? [null, null]
    if (band !== undefined && min === null) return unknown
    return { ...unknown, kind, min, max }
  }
  return unknown
}
