import { bandOfNode } from '@merleg/domain/connections/network-svg'

/** The colours of a node by its status, or by its rating where the reader wants that; none of what is no company. */
export function nodeColors(
  { fill, risk }: { fill: string; risk: { band: string } | null },
  isByRating: boolean,
): { background?: string; borderColor?: string; color?: string } {
  const band = bandOfNode({ fill, risk }, isByRating)
  if (band === null) return {}
  const color = `var(--band-${band})`
  return { background: `color-mix(in srgb, ${color} var(--soft-share), var(--surface))`, borderColor: color }
}
