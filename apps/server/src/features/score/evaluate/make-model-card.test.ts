import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { HORIZONS } from '@merleg/domain/score/model/score-model'
import { drawTrainingRows } from '@merleg/domain/score/evaluate/testing-scored-rows'
import { expect, test } from 'vitest'
import { makeModelCard } from './make-model-card.ts'

test('the card is of the whole training, fold by fold, with the seed of each', () => {
  const progress: number[] = []
  const card = makeModelCard({
    horizons: HORIZONS.map((months) => ({ months, files: [`${months}.csv`], rows: drawTrainingRows(160, months) })),
    model: CURRENT_MODEL,
    settings: { foldCount: 2, repetitions: 1, seed: 3 },
    training: { finestBins: 4 },
    bootstrap: { seed: 1, repetitions: 100 },
    onProgress: ({ months }) => progress.push(months),
  })
  expect(progress).toEqual([12, 12, 36, 36, 60, 60])
  expect(card.match(/^## Failure within \d+ months$/gm)).toHaveLength(3)
  expect(card).toContain('| This score | ')
  expect(card).not.toMatch(/NaN|undefined/)
})
