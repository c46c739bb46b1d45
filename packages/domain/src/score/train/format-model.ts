import { hashText } from '../measures/hash-text.ts'
import type { ScoreModel } from '../model/score-model.ts'

/** Lines up to this length keep an object or a list in one line, as the formatter of the project does. */
const LINE_WIDTH = 120
/** Room for the key that a value is written behind. */
const LONGEST_KEY = 20

/** The text of a model file: the keys in their order, an entry per line unless it is short; ends with a line break. */
export function formatModel(model: ScoreModel): string {
  const { format, version, ...content } = model
  return `${formatValue({ format, version, ...content }, 0)}\n`
}

function formatValue(value: unknown, depth: number): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const isList = Array.isArray(value)
  const entries = isList
    ? value.map((each: unknown) => formatValue(each, depth + 1))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${formatValue(each, depth + 1)}`)
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }']
  const line = `${open}${entries.join(', ')}${close}`
  const isOneLine = isShort(value) || (isList && value.length === 1 && entries.every((each) => !each.includes('\n')))
  if (isOneLine && line.length + 2 * depth + LONGEST_KEY <= LINE_WIDTH) return line
  const indent = '  '.repeat(depth + 1)
  if (isList && value.every((each) => typeof each === 'number'))
    return `[\n${fillLines(entries, indent)}\n${'  '.repeat(depth)}]`
  return `${open.trim()}\n${entries.map((entry) => `${indent}${entry}`).join(',\n')}\n${'  '.repeat(depth)}${close.trim()}`
}

/** Numbers beside each other, as many as a line takes. */
function fillLines(entries: readonly string[], indent: string): string {
  const lines: string[] = []
  entries.forEach((entry, index) => {
    const text = index === entries.length - 1 ? entry : `${entry},`
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + text.length <= LINE_WIDTH) lines[lines.length - 1] = `${line} ${text}`
    else lines.push(`${indent}${text}`)
  })
  return lines.join('\n')
}

/** Objects of plain values and lists of them. */
function isShort(value: object): boolean {
  return Object.values(value).every((each) => each === null || typeof each !== 'object')
}

/** A name of the content that changes with anything in it; of a register's own model with its country. */
export function versionOf(content: Omit<ScoreModel, 'version'>): string {
  const country = content.register === undefined ? '' : `${content.register.countryCode}-`
  return `3-${country}${hashText(JSON.stringify(content)).toString(16).padStart(8, '0')}`
}

/** Is a model as its training wrote it? A hand that changed a number left the version behind. */
export function isAsTrained({ version, ...content }: ScoreModel): boolean {
  return versionOf(content) === version
}
