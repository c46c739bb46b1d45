import type { FactorKey } from '@merleg/domain/score/model/factor-keys'
import type { RegisterFactorKey } from '@merleg/domain/score/rate/register-factors'
import type { ModelCardInput } from '@merleg/domain/score/evaluate/model-card'
import { getTranslator } from '@merleg/i18n/translator'

const factors = getTranslator('en', 'score/factors')
const rates = getTranslator('en', 'score/base-rates')
const additions = getTranslator('en', 'score/register-factors')

/** The English words of the product for what the card lists. */
export const MODEL_CARD_WORDS: ModelCardInput['words'] = {
  factor: (key: FactorKey) => ({ name: factors(`${key}.name`), formula: factors(`${key}.formula`) }),
  register: (key: RegisterFactorKey) => ({
    name: additions(`${key}.name`),
    definition: additions(`${key}.definition`),
  }),
  baseRate: (source, year) => rates(`sources.${source}`, { year: String(year ?? '') }),
}
