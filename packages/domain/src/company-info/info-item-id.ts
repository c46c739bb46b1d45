import { infoGroupRule, type InfoGroupId, type InfoType, isInfoGroupId } from './info-groups.ts'

/** What the id of an item tells: its type, hence the claim it asks for, its group, and which of the group it is. */
export type InfoItemId = { type: InfoType; group: InfoGroupId; key: string }

const MARKS = { negative: 'n', positive: 'p' } as const satisfies Record<InfoType, string>
const PATTERN = /^([np])_([a-z-]{1,60})_([0-9a-z]{1,64})$/

/** The id of an item, safe in an address; `key`: letters and digits, 64 at most, the same as long as the item is. */
export function composeInfoItemId(group: InfoGroupId, key: string): string {
  return `${MARKS[infoGroupRule(group).type]}_${group}_${key}`
}

/** Reads the id of an item; null for what is none. Says nothing of whether there is such an item. */
export function readInfoItemId(id: string): InfoItemId | null {
  const [, mark, group = '', key = ''] = PATTERN.exec(id) ?? []
  if (!isInfoGroupId(group)) return null
  const { type } = infoGroupRule(group)
  return MARKS[type] === mark ? { type, group, key } : null
}
