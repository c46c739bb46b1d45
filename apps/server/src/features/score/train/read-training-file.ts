import { readFile } from 'node:fs/promises'
import { polishFactors } from '@merleg/domain/score/train/polish-factors'
import type { TrainingRow } from '@merleg/domain/score/train/training-row'
import { CommandError } from '../../../shared/cli/command-error.ts'

const ATTRIBUTES = Array.from({ length: 64 }, (_, index) => `attr${index + 1}`)
const MISSING = new Set(['', '?', 'na', 'nan', 'null'])
/** Also as Python writes the nominal values of an ARFF file. */
const OUTCOMES: ReadonlyMap<string, boolean> = new Map([
  ['0', false],
  ["b'0'", false],
  ['0.0', false],
  ['1', true],
  ["b'1'", true],
  ['1.0', true],
])

type Table = { readonly columns: readonly string[]; readonly lines: readonly { line: number; text: string }[] }

/**
 * Reads companies whose fate is known, ARFF or CSV, in the layout of UCI data set 365: Attr1 to Attr64 in any order,
 * `?` or nothing where missing, and `class`, 1 if the company failed. An attribute without a column is missing
 * throughout, other columns are passed over. Throws CommandError that names file, line and reason.
 */
export async function readTrainingFile(path: string): Promise<readonly TrainingRow[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandError(`${path}: ${error instanceof Error ? error.message : String(error)}`, 2)
  })
  const { columns, lines } = splitFile(path, text.replace(/^\u{feff}/u, ''))
  const places = ATTRIBUTES.map((name) => columns.indexOf(name))
  const classAt = columns.indexOf('class')
  if (classAt === -1) throw new CommandError(`${path}: there is no column class (1 failed, 0 did not).`)
  if (places.every((place) => place === -1)) throw new CommandError(`${path}: there is no column Attr1 to Attr64.`)
  if (lines.length === 0) throw new CommandError(`${path}: there are no rows.`)
  return lines.map(({ line, text: row }) => {
    const cells = row.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    const where = `${path}, line ${line}`
    if (cells.length !== columns.length)
      throw new CommandError(`${where}: ${cells.length} values in place of ${columns.length}.`)
    const attributes = places.map((place) => (place === -1 ? null : readNumber(cells[place] ?? '', where)))
    return { attributes, factors: polishFactors(attributes), hasFailed: readOutcome(cells[classAt] ?? '', where) }
  })
}

function readNumber(text: string, where: string): number | null {
  if (MISSING.has(text.toLowerCase())) return null
  const value = Number(text)
  if (!Number.isFinite(value)) throw new CommandError(`${where}: "${text.slice(0, 40)}" is no number.`)
  return value
}

function readOutcome(text: string, where: string): boolean {
  const outcome = OUTCOMES.get(text.replace(/^'([01])'$/, '$1'))
  if (outcome === undefined) throw new CommandError(`${where}: class is "${text.slice(0, 40)}", not 0 or 1.`)
  return outcome
}

function splitFile(path: string, text: string): Table {
  const lines = text.split(/\r\n|\n|\r/).map((each, index) => ({ line: index + 1, text: each.trim() }))
  const isArff = lines.some(({ text: each }) => /^@(relation|attribute|data)\b/i.test(each))
  return isArff ? splitArff(path, lines) : splitCsv(path, lines)
}

function splitCsv(path: string, lines: Table['lines']): Table {
  const [head, ...rows] = lines.filter(({ text }) => text !== '')
  if (head === undefined) throw new CommandError(`${path}: the file is empty.`)
  return { columns: head.text.split(',').map(normaliseName), lines: rows }
}

function splitArff(path: string, lines: Table['lines']): Table {
  const known = lines.filter(({ text }) => text !== '' && !text.startsWith('%'))
  const data = known.findIndex(({ text }) => /^@data\b/i.test(text))
  if (data === -1) throw new CommandError(`${path}: there is no line @data.`)
  const columns = known.slice(0, data).flatMap(({ text }) => {
    const [, name] = /^@attribute\s+('[^']*'|"[^"]*"|\S+)/i.exec(text) ?? []
    return name === undefined ? [] : [normaliseName(name)]
  })
  return { columns, lines: known.slice(data + 1) }
}

function normaliseName(name: string): string {
  return name.trim().replaceAll(/["']/g, '').toLowerCase()
}
