import type { ConnectionOrder } from '@merleg/contract/report/connection-list.contract'

/** What the address says of the page. */
export type ConnectionView = {
  text?: string | undefined
  order?: ConnectionOrder | undefined
  asOf?: string | undefined
  closed?: string | undefined
  more?: string | undefined
  scrollTo?: string | undefined
}

const split = (list: string | undefined): string[] => (list ?? '').split(',').filter((id) => id !== '')

export function isListed(list: string | undefined, id: string): boolean {
  return split(list).includes(id)
}

/** The list with the id put in or taken out; left out of the address where nothing remains. */
export function toggleListed(list: string | undefined, id: string): string | undefined {
  const known = split(list)
  const next = known.includes(id) ? known.filter((other) => other !== id) : [...known, id]
  return next.length === 0 ? undefined : next.join(',')
}
