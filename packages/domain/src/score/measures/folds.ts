import { createRandom, shuffle } from './seeded-random.ts'

/**
 * Deals rows into `foldCount` folds, failures and survivors each evenly. Rows with the same `keys` entry (duplicates)
 * stay together, so that no row is foretold by a model that has seen its twin. The same seed gives the same folds.
 * @returns the fold of each row, from 0
 * @throws RangeError where there are fewer failures or survivors (duplicates counted once) than folds
 */
export function dealFolds({
  keys,
  failed,
  foldCount,
  seed,
}: {
  readonly keys: readonly string[]
  readonly failed: readonly boolean[]
  readonly foldCount: number
  readonly seed: number
}): number[] {
  const twins = new Map<string, { rows: number[]; hasFailed: boolean }>()
  keys.forEach((key, row) => {
    const group = twins.get(key) ?? { rows: [], hasFailed: false }
    group.rows.push(row)
    group.hasFailed ||= failed[row] === true
    twins.set(key, group)
  })
  const random = createRandom(seed)
  const folds = Array.from({ length: keys.length }, () => 0)
  for (const outcome of [true, false]) {
    const groups = shuffle(
      [...twins.values()].filter(({ hasFailed }) => hasFailed === outcome),
      random,
    )
    if (groups.length < foldCount) {
      throw new RangeError(
        `${groups.length} ${outcome ? 'failures' : 'survivors'} cannot be dealt into ${foldCount} folds`,
      )
    }
    const sizes = Array.from({ length: foldCount }, () => 0)
    for (const { rows } of groups) {
      const fold = sizes.indexOf(Math.min(...sizes))
      sizes[fold] = (sizes[fold] ?? 0) + rows.length
      for (const row of rows) folds[row] = fold
    }
  }
  return folds
}
