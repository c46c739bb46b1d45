import type { FactorKey } from '@merleg/domain/score/factor-keys'
import type { RegisterFactorKey } from '@merleg/domain/score/register-factors'
import type { ModelCardInput } from '@merleg/domain/score-validation/model-card'
import { getTranslator } from '@merleg/i18n/translator'

const factors = getTranslator('en', 'score-factors')
const rates = getTranslator('en', 'base-rates')
const additions = getTranslator('en', 'register-factors')

/** The English words of the product for what the card lists. */
export const MODEL_CARD_WORDS: ModelCardInput['words'] = {
  factor: (key: FactorKey) => ({ name: factors(`${key}.name`), formula: factors(`${key}.formula`) }),
  register: (key: RegisterFactorKey) => ({
    name: additions(`${key}.name`),
    definition: additions(`${key}.definition`),
  }),
  baseRate: (source, year) => rates(`sources.${source}`, { year: String(year ?? '') }),
}
