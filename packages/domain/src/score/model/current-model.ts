import currentModel from './score-model.json' with { type: 'json' }
import { readScoreModel } from './read-score-model.ts'
import type { Horizon, HorizonModel, ScoreModel } from './score-model.ts'

/** The model of the committed file; `merleg score train` writes it. */
export const CURRENT_MODEL: ScoreModel = readScoreModel(currentModel)

/** The model of a horizon. @throws RangeError where the model has none */
export function horizonOf(model: ScoreModel, months: Horizon): HorizonModel {
  const found = model.horizons.find((horizon) => horizon.months === months)
  if (found === undefined) throw new RangeError(`model ${model.version} foretells nothing for ${months} months`)
  return found
}
