/** The open rows of the table as they stand in the address: keys with commas between. */
export function parseOpenRows(text: string | undefined): readonly string[] {
  return (text ?? '').split(',').filter((key) => key !== '')
}

/** The address after a row was opened or closed; undefined where none is open. */
export function toggleOpenRow(text: string | undefined, key: string): string | undefined {
  const open = parseOpenRows(text)
  const next = open.includes(key) ? open.filter((known) => known !== key) : [...open, key]
  return next.length === 0 ? undefined : next.join(',')
}
