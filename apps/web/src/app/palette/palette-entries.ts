import { foldedWords } from '@merleg/domain/name-folding'
import type { IconName } from '../../shared/ui/icon-map.ts'

/** What the palette offers, in the order of its groups. */
export const PALETTE_GROUPS = ['recent', 'actions', 'pages', 'settings', 'companies'] as const
export type PaletteGroup = (typeof PALETTE_GROUPS)[number]

export type PaletteEntry = {
  id: string
  group: PaletteGroup
  label: string
  /** What stands beside it: how things are, a tax number, what it does. */
  note?: string | undefined
  icon: IconName
  run: () => void
}

const MOST_RECENT = 5

/** Is every word that was typed the beginning of a word of it? Accents and case do not count. */
export function isMeant({ label, note = '' }: Pick<PaletteEntry, 'label' | 'note'>, text: string): boolean {
  const known = foldedWords(`${label} ${note}`)
  return foldedWords(text).every((word) => known.some((one) => one.startsWith(word)))
}

type Asked = {
  text: string
  /** Ids of what was chosen before, the last first. */
  recent: readonly string[]
}

/**
 * What is shown for a text: nothing typed, what was chosen last and then everything else; otherwise what is meant, what was
 * chosen last first within its group. Companies come as the search found them.
 */
export function arrangeEntries(entries: readonly PaletteEntry[], { text, recent }: Asked): PaletteEntry[] {
  const isAsked = text.trim() !== ''
  const rank = (entry: PaletteEntry): number => {
    const at = recent.indexOf(entry.id)
    return at === -1 ? recent.length : at
  }
  const meant = entries.filter((entry) => !isAsked || entry.group === 'companies' || isMeant(entry, text))
  if (isAsked)
    return PALETTE_GROUPS.flatMap((group) =>
      meant.filter((entry) => entry.group === group).toSorted((a, b) => rank(a) - rank(b)),
    )
  const last = recent
    .flatMap((id) => meant.find((entry) => entry.id === id) ?? [])
    .slice(0, MOST_RECENT)
    .map((entry) => ({ ...entry, group: 'recent' as const }))
  const others = meant.filter(({ id }) => !last.some((entry) => entry.id === id))
  return [...last, ...PALETTE_GROUPS.flatMap((group) => others.filter((entry) => entry.group === group))]
}
