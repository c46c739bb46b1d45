import type { QuickPair } from '../bench-entry.ts'
import { findPercentile } from '../statistics.ts'

/** How many times its floor something takes; `low` and `high` bound what chance does to the median. */
export type Ratio = { readonly median: number; readonly low: number; readonly high: number }

/** From so many rounds on the outermost one of each side is left out: the rest holds the median in 96 of 100 runs. */
const ROUNDS_OF_TRIMMED = 9
/** What grew by less is not worth a look, however sure it is. */
const LEAST_GROWTH = 1.2

/** The ratio of several rounds, each of which was measured against its own floor. */
export function summariseRounds(rounds: readonly QuickPair[]): Ratio {
  const ratios = rounds.map(({ oursMs, floorMs }) => oursMs / floorMs).toSorted((a, b) => a - b)
  const kept = ratios.length < ROUNDS_OF_TRIMMED ? ratios : ratios.slice(1, -1)
  return { median: findPercentile(ratios, 0.5), low: findPercentile(kept, 0), high: findPercentile(kept, 1) }
}

export type Verdict = 'new' | 'same' | 'grew' | 'shrank'

/** Against the ratio kept last: another one only where the bounds of both lie apart. */
export function judgeRatio(now: Ratio, kept: Ratio | undefined): Verdict {
  if (kept === undefined) return 'new'
  if (now.low > kept.high && now.median > kept.median * LEAST_GROWTH) return 'grew'
  return now.high < kept.low && now.median * LEAST_GROWTH < kept.median ? 'shrank' : 'same'
}
