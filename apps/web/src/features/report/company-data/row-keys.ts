import type { DataGroup, DataItem } from '@merleg/contract/report/company-data.contract'
import { fold } from './data-filter.ts'

/**
 * Does the key of an item's first row only repeat what the reader sees: the group's title, the key of every other
 * item, or that the first of several rows names the item? Then it is left to those who hear the page.
 */
export function saysNothingNew(group: DataGroup, item: DataItem): boolean {
  const first = item.rows[0]
  if (first === undefined) return false
  if (item.rows.length > 1) return first.style === 'strong' || isPartOf(group.title, first.key)
  return (
    isPartOf(group.title, first.key) || group.items.every(({ rows }) => rows.length === 1 && rows[0]?.key === first.key)
  )
}

function isPartOf(title: string, key: string): boolean {
  return fold(title).includes(fold(key))
}
