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
  limited: 'limited basis',
  advice: {
    minimal: 'very low risk loan',
    low: 'low risk loan',
    medium: 'to be considered up to a limit',
    risky: 'only with cover',
    'very-risky': 'not recommended',
    'extremely-risky': 'not recommended',
    unrated: 'no credit advice without a rating',
  },
}
