import type { DataGroup, DataItem } from '@merleg/contract/report/company-data.contract'

export const DATA_TABS = ['company', 'members', 'news'] as const
export type DataTab = (typeof DATA_TABS)[number]

/** The tab that shows a group (spec part 1 §3 "Company data"). */
export function tabOfGroup(group: DataGroup): DataTab {
  return group.type === 'other' ? 'company' : group.type
}

/** Lower case without accents: `Székhely` is found by `szekhely`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

function itemContains(item: DataItem, needle: string): boolean {
  const texts = [...item.rows.flatMap(({ key, value }) => [key, value]), item.dates ?? '']
  return texts.some((text) => fold(text).includes(needle))
}

/** The items of a group that hold a text; all of them where its title does. */
export function filterItems(group: DataGroup, text: string): DataItem[] {
  const needle = fold(text.trim())
  if (needle === '' || fold(group.title).includes(needle)) return group.items
  return group.items.filter((item) => itemContains(item, needle))
}

/** Is the item one of those that `hl` names: a comma list of item ids (`section:slot`) or whole sections? */
export function isHighlighted(itemId: string, hl: string | undefined): boolean {
  if (hl === undefined) return false
  return [hl, ...hl.split(',')].some(
    (wanted) => wanted !== '' && (itemId === wanted || itemId.startsWith(`${wanted}:`)),
  )
}

/** The first item that `hl` names, with the group that holds it. */
export function findHighlighted(
  groups: readonly DataGroup[],
  hl: string | undefined,
): { group: DataGroup; item: DataItem } | null {
  for (const group of groups) {
    const item = group.items.find(({ id }) => isHighlighted(id, hl))
    if (item) return { group, item }
  }
  return null
}

/** How many items each tab has in force and ended; groups show at most some, their counters know all. */
export function countByTab(groups: readonly DataGroup[]): Record<DataTab, { active: number; inactive: number }> {
  const counts = {
    company: { active: 0, inactive: 0 },
    members: { active: 0, inactive: 0 },
    news: { active: 0, inactive: 0 },
  }
  for (const group of groups) {
    const count = counts[tabOfGroup(group)]
    count.active += group.active
    count.inactive += group.inactive
  }
  return counts
}
