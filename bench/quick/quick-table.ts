import type { QuickPair } from '../bench-entry.ts'
import { formatFigure, type Table } from '../result-text.ts'
import { findPercentile } from '../statistics.ts'
import { judgeRatio, type Ratio, summariseRounds, type Verdict } from './judged-ratios.ts'
import type { KeptRatios } from './kept-ratios.ts'

/** What was measured, with all its rounds. */
export type Found = { readonly name: string; readonly floor: string; readonly pairs: readonly QuickPair[] }

const VERDICTS: Record<Verdict, string> = { new: 'new', same: '', grew: '**grew**', shrank: 'shrank' }

/** One row for each time, its ratio beside the kept one; those that were kept and are gone at the end. */
export function toQuickTable(found: readonly Found[], kept: KeptRatios | null): Table {
  const rows = found.map(({ name, floor, pairs }) => {
    const ratio = summariseRounds(pairs)
    const before = kept?.ratios[name]
    const medianOf = (key: keyof QuickPair) =>
      formatFigure(
        'medianMs',
        findPercentile(
          pairs.map((pair) => pair[key]),
          0.5,
        ),
      )
    return [
      name,
      medianOf('oursMs'),
      floor,
      medianOf('floorMs'),
      showRatio(ratio),
      before === undefined ? '' : showRatio(before),
      VERDICTS[judgeRatio(ratio, before)],
    ]
  })
  const names = new Set(found.map(({ name }) => name))
  const gone = Object.entries(kept?.ratios ?? {})
    .filter(([name]) => !names.has(name))
    .map(([name, ratio]) => [name, '', '', '', '', showRatio(ratio), 'gone'])
  const origin = kept === null ? 'kept' : `kept (${kept.date}, ${kept.commit})`
  return { head: ['', 'ms', 'floor', 'ms', 'times the floor', origin, ''], rows: [...rows, ...gone] }
}

/** The ratios by name, as they are kept. */
export function toKept(found: readonly Found[]): Record<string, Ratio> {
  return Object.fromEntries(found.map(({ name, pairs }) => [name, summariseRounds(pairs)]))
}

function showRatio({ median, low, high }: Ratio): string {
  const show = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 })
  return `${show(median)} (${show(low)}–${show(high)})`
}
