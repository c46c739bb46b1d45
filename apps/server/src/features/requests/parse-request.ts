import { InvalidArgumentError } from 'commander'
import { toPlainText } from '../../shared/plain-text.ts'

const MAX_TEXT_LENGTH = 2000

/** The number of a request, as commands take it. */
export function parseRequestNumber(text: string): number {
  const number = Number(text)
  if (!/^\d{1,15}$/.test(text) || number < 1) throw new InvalidArgumentError('A whole number, as in "requests list".')
  return number
}

/** What an operator writes about a request. */
export function parseRequestText(text: string): string {
  const plain = toPlainText(text)
  if (plain === '' || plain.length > MAX_TEXT_LENGTH)
    throw new InvalidArgumentError(`1 to ${MAX_TEXT_LENGTH} characters.`)
  return plain
}
