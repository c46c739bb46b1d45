import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import type { RegisterTraining } from '@merleg/domain/score/model/register-training'
import type { ScoreModel } from '@merleg/domain/score/model/score-model'
import { formatModel, versionOf } from '@merleg/domain/score/train/format-model'
import { renderVersionLine } from '@merleg/domain/score/evaluate/model-card'

const FIGURE = { value: 0.8, low: 0.75, high: 0.85 }

/** A model as training on a register writes it: the shipped one with three points more for everybody. */
export function makeRegisterModel(given: Partial<RegisterTraining> = {}): ScoreModel {
  const { version: _version, ...shipped } = CURRENT_MODEL
  const content = {
    ...shipped,
    basePoints: shipped.basePoints + 3,
    register: {
      countryCode: 'LV',
      isMadeUp: false,
      outcome: 'insolvency',
      monthsUntilPublic: 7,
      trained: { from: '2016-06-30', until: '2024-06-30' },
      validated: { from: '2024-06-30', until: '2026-06-30' },
      sources: [],
      comparison: {
        against: CURRENT_MODEL.version,
        rows: 900,
        failures: 60,
        auc: FIGURE,
        shippedAuc: FIGURE,
        difference: { value: 0, low: -0.02, high: 0.02 },
        verdict: 'open',
      },
      ...given,
    },
  } as const
  return { ...content, version: versionOf(content) }
}

/** Its file and its card. */
export function offer(model: ScoreModel): { content: string; card: string } {
  return { content: formatModel(model), card: `# A card\n\n${renderVersionLine(model)}\n` }
}
