import type { riskRatingWordsHu } from './words.hu.ts'
import type { Texts } from '../texts.ts'

export const riskRatingWordsEn: Texts<typeof riskRatingWordsHu> = {
  bands: {
    minimal: 'minimal risk',
    low: 'low risk',
    medium: 'medium risk',
    risky: 'risky',
    'very-risky': 'very risky',
    'extremely-risky': 'extremely risky',
    unrated: 'unrated',
  },
  liteBands: {
    minimal: 'minimal risk',
    medium: 'medium risk',
    'very-risky': 'very risky',
    unrated: 'unrated',
  },
  selfEmployedBands: {
    minimal: 'low risk',
    medium: 'medium risk',
    'very-risky': 'high risk',
    unrated: 'unrated',
  },
  simplified: '{{label}} (simplified)',
  withoutAccounts: '{{label}} (without accounts)',
  limited: 'limited basis',
  noLimit: 'No credit limit is recommended',
  limitUnknown: 'A credit limit cannot be worked out',
  adviceWithoutLimit: 'case by case; no credit limit is given here',
  advice: {
    minimal: 'very low credit risk',
    low: 'low credit risk',
    medium: 'may be considered up to the limit',
    risky: 'only against collateral',
    'very-risky': 'not recommended',
    'extremely-risky': 'not recommended',
    unrated: 'no credit recommendation without a rating',
  },
}
