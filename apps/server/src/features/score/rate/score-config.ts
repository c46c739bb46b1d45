import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import type { Config } from '../../../app/config.ts'

type ScoreSettings = Pick<Config, 'MERLEG_SCORE_SWITCHED_OFF' | 'MERLEG_BASE_RATES'>

/** The settings of the rating; ratings made by others are made anew. */
export function readScoreConfig(config: ScoreSettings): ScoreConfig {
  return { switchedOff: new Set(config.MERLEG_SCORE_SWITCHED_OFF), baseRates: config.MERLEG_BASE_RATES }
}

/** The same text for the same settings. */
export function describeScoreConfig({ switchedOff, baseRates = [] }: ScoreConfig): string {
  return JSON.stringify({ switchedOff: [...switchedOff].toSorted(), baseRates })
}
