import { MEANING_BANDS } from '@merleg/domain/company-status'

const COLORS: Record<string, string> = MEANING_BANDS

/** The CSS colours of a status colour key; grey for one we do not know. */
export function getStatusColors(color: string): { text: string; fill: string; soft: string } {
  const band = COLORS[color] ?? 'unrated'
  return {
    text: `var(--band-${band}-text)`,
    fill: `var(--band-${band})`,
    soft: `color-mix(in srgb, var(--band-${band}) var(--soft-share), var(--surface))`,
  }
}
