import currentModel from './score-model.json' with { type: 'json' }
import { readScoreModel } from './read-score-model.ts'
import type { ScoreModel } from './score-model.ts'

/** The model of the committed file; `merleg score train` writes it. */
export const CURRENT_MODEL: ScoreModel = readScoreModel(currentModel)
