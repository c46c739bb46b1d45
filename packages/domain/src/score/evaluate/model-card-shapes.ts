import type { FactorKey } from '../model/factor-keys.ts'
import type { FactorShape, ScoreModel } from '../model/score-model.ts'
import { POLISH_FACTORS } from '../train/polish-factors.ts'
import { formatCount, formatFigure, formatShare, NO_FIGURE, renderMarkdownTable } from './figure-text.ts'
import { EARLIER_YEAR_EVIDENCE } from './model-card-texts.ts'

/** English words for a factor, and what it is made of. */
export type FactorWords = (key: FactorKey) => { readonly name: string; readonly formula: string }

const DIRECTIONS = {
  rising: 'never falls with the value',
  falling: 'never rises with the value',
} as const

/** How every factor is made of the attributes of the data set, and how it differs from that of a company's accounts. */
export function renderFactorMapping(words: FactorWords, keys: readonly FactorKey[]): string {
  return renderTextTable(
    ['factor', 'of a company’s accounts', 'of the data set', 'difference'],
    keys.map((key) => {
      const { name, formula } = words(key)
      const { attributes, difference } = POLISH_FACTORS[key]
      const numbers = [...new Set(attributes)].toSorted((a, b) => a - b)
      return [name, formula, numbers.map((number) => `Attr${number}`).join(', '), difference]
    }),
  )
}

/** Every factor of a model as a table of bins, most telling factor first. */
export function renderShapes(model: Pick<ScoreModel, 'factors'>, words: FactorWords): string {
  const byReach = model.factors.toSorted((a, b) => reachOf(b) - reachOf(a))
  return byReach.map((shape) => renderShape(shape, words)).join('\n\n')
}

/** From the worst to the best bin, in points. */
function reachOf({ bins }: FactorShape): number {
  const points = bins.map((bin) => bin.points)
  return points.length === 0 ? 0 : Math.max(...points) - Math.min(...points)
}

function renderShape(shape: FactorShape, words: FactorWords): string {
  const { name } = words(shape.key)
  const rows = shape.bins.map(({ below, points, rows: count, failures }, bin) => {
    const from = shape.bins[bin - 1]?.below ?? null
    return [
      describeRange(from, below),
      formatCount(count),
      formatCount(failures),
      shareOf(failures, count),
      shape.declared.some(({ at }) => at === below) ? `${sign(points)} (declared)` : sign(points),
    ]
  })
  const { missing } = shape
  const missingRow = [
    'missing',
    formatCount(missing.rows),
    formatCount(missing.failures),
    shareOf(missing.failures, missing.rows),
    sign(0),
  ]
  const table = renderMarkdownTable({
    head: [name, 'rows', 'failures', 'failed', 'points'],
    rows: [...rows, missingRow],
  })
  return `**${name}** (\`${shape.key}\`): the number of points ${DIRECTIONS[shape.direction]}; ${reachOf(shape)} points from the worst to the best bin.\n\n${table}`
}

function shareOf(failures: number, rows: number): string {
  return rows === 0 ? NO_FIGURE : formatShare(failures / rows)
}

function describeRange(from: number | null, below: number | null): string {
  if (from === null) return below === null ? 'any value' : `below ${formatLimit(below)}`
  return below === null ? `${formatLimit(from)} and more` : `${formatLimit(from)} to below ${formatLimit(below)}`
}

/** As in the model file, without the digits that a double has too many of. */
function formatLimit(limit: number): string {
  return String(Number(limit.toPrecision(6))).replace('-', '−')
}

function sign(points: number): string {
  return points > 0 ? `+${points}` : formatFigure(points, 0)
}

/** A table of words throughout. */
export function renderTextTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return renderMarkdownTable({ head, rows }).replace(/^\|---.*$/m, `|${head.map(() => '---').join('|')}|`)
}

/** What the accounts of the year before add or take, and what that does. */
export function renderEarlierYear({ earlierYear }: ScoreModel): string {
  if (earlierYear === null) return 'A year is rated by its own accounts alone.'
  const { oneIn, mostAdded } = earlierYear
  return [
    `Where the accounts of the year before can be rated too, 1/${oneIn} of the difference between what either year comes to alone (held within 0 and 100, rounded to whole points) is added as a part of its own. A worse year before takes its full share, so that a recovery counts in full once it lasts; a better one never adds more than ${mostAdded} points, so that a bad year shows. Accounts with an error do not count as a year before, and caps go by the newest year alone.`,
    EARLIER_YEAR_EVIDENCE,
  ].join('\n\n')
}
