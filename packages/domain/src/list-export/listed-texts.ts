/** Between the values of a company that are kept as one text: a group separator, which no text of the register holds. */
export const LISTED_BETWEEN = '\u001D'

/** Between the values of a cell. */
const JOIN = '; '

/** The values of a text that is kept for lists, as a cell tells them by `show`: each once, in their order. */
export function readListedText(text: string, show: (value: string) => string = (value) => value): string {
  if (!text.includes(LISTED_BETWEEN)) return show(text)
  return [...new Set(text.split(LISTED_BETWEEN).map(show))].join(JOIN)
}
