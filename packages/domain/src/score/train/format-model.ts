import type { ScoreModel } from '../model/score-model.ts'

/** Lines up to this length keep an object or a list in one line, as the formatter of the project does. */
const LINE_WIDTH = 120
/** Room for the key that a value is written behind. */
const LONGEST_KEY = 20

/** The text of a model file: the keys in their order, an entry per line unless it is short; ends with a line break. */
export function formatModel(model: ScoreModel): string {
  const { format, version, description, scale, horizons } = model
  return `${formatValue({ format, version, description, scale, horizons }, 0)}\n`
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
  return `${open.trim()}\n${entries.map((entry) => `${indent}${entry}`).join(',\n')}\n${'  '.repeat(depth)}${close.trim()}`
}

/** Objects of plain values and lists of them. */
function isShort(value: object): boolean {
  return Object.values(value).every((each) => each === null || typeof each !== 'object')
}

/** A name of the content that changes with anything in it (FNV-1a, 32 bits, of its JSON). */
export function versionOf(content: Omit<ScoreModel, 'version'>): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(JSON.stringify(content))) {
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return `1-${(hash >>> 0).toString(16).padStart(8, '0')}`
}
