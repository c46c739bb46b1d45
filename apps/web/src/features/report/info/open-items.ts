/** Which items are open, as it stands in the address: all, none or some, and the exceptions from all. */
export type OpenItems = { open?: string | undefined; closed?: string | undefined }

/** All that the address says of the page: also which groups are shown in full and which one was chosen. */
export type InfoView = OpenItems & { more?: string | undefined; group?: string | undefined }

const ALL = 'all'
const NONE = 'none'
const split = (list: string | undefined): string[] => (list ?? '').split(',').filter((id) => id !== '')
const join = (list: readonly string[]): string | undefined => (list.length === 0 ? undefined : list.join(','))

/** Are all open that are not named? `byDefault`: what the reader's preference says where the address says nothing. */
export function areAllOpen({ open }: OpenItems, byDefault: boolean): boolean {
  return open === undefined ? byDefault : open === ALL
}

export function isItemOpen(state: OpenItems, id: string, byDefault: boolean): boolean {
  return areAllOpen(state, byDefault)
    ? !split(state.closed).includes(id)
    : id !== NONE && split(state.open).includes(id)
}

/** The state after a press on an item. */
export function toggleItem(state: OpenItems, id: string, byDefault: boolean): OpenItems {
  const isAll = areAllOpen(state, byDefault)
  const list = split(isAll ? state.closed : state.open).filter((named) => named !== NONE)
  const next = join(list.includes(id) ? list.filter((named) => named !== id) : [...list, id])
  if (isAll) return { open: ALL, closed: next }
  return { open: next ?? (byDefault ? NONE : undefined), closed: undefined }
}

export function setAllItems(isOpen: boolean): OpenItems {
  return { open: isOpen ? ALL : NONE, closed: undefined }
}

/** Is an id in a comma list, and the list with it put in or taken out. */
export function isListed(list: string | undefined, id: string): boolean {
  return split(list).includes(id)
}
export function toggleListed(list: string | undefined, id: string): string | undefined {
  const known = split(list)
  return join(known.includes(id) ? known.filter((named) => named !== id) : [...known, id])
}
