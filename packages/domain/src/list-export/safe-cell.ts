/**
 * What spreadsheets take for a formula at the beginning of a cell, and after what another programme may cut the cell; that
 * programme takes quotes behind the cut for its own.
 */
const FORMULA_START = /(?<=^|[;,\t\r\n]"*)(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/g
/** Where that apostrophe stands; a reader of the file may have made one space of the signs that break a line. */
const SAFE_APOSTROPHE = /(?<=^|[;,\s]"*)'(?=[=+\-@\s\uFF1D\uFF0B\uFF0D\uFF20])/g
/** Most texts neither begin so nor can be cut. */
const MAY_BE_FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[;,\t\r\n]/
const PHONE_NUMBER = /^(?=(?:\D*\d){4})\+?[\d(][\d\s()/.-]*$/
const SEPARATOR = '; '

/**
 * A text as it may stand in a CSV file: no spreadsheet takes it, or a part of it cut off by another separator, for a
 * formula. An apostrophe keeps it from that, as spreadsheets do themselves. Telephone numbers stay as people read them:
 * with gaps in place of signs that could be reckoned with, `+36 30 123 4567` is a text to every spreadsheet.
 */
export function toSafeCsvText(text: string): string {
  if (!MAY_BE_FORMULA.test(text)) return text
  const numbers = text.split(SEPARATOR)
  if (text.includes('+') && numbers.every((number) => PHONE_NUMBER.test(number)))
    return numbers.map(spacePhoneNumber).join(SEPARATOR)
  return text.replace(FORMULA_START, "'")
}

/**
 * A text as it was before `toSafeCsvText`, telephone numbers but for their gaps. An apostrophe that somebody wrote in such
 * a place himself cannot be told from it, and goes as well.
 */
export function fromSafeCsvText(text: string): string {
  return text.replace(SAFE_APOSTROPHE, '')
}

function spacePhoneNumber(text: string): string {
  const groups = text.match(/\+?\d+/g) ?? []
  const [first = '', ...rest] = groups
  // In one piece, or in groups of three as thousands are, it would be read as a number and lose its plus.
  if (rest.length === 0) return first.replace(/^\+(36|1|7|\d{2})(?=\d)/, '+$1 ')
  if (rest.every((group) => group.length === 3)) return [first, ...rest.slice(0, -2), rest.slice(-2).join('')].join(' ')
  return groups.join(' ')
}
