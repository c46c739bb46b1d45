import type { riskRatingWordsHu } from './words.hu.ts'
import type { Texts } from '../texts.ts'

export const riskRatingWordsDe: Texts<typeof riskRatingWordsHu> = {
  bands: {
    minimal: 'minimales Risiko',
    low: 'geringes Risiko',
    medium: 'mittleres Risiko',
    risky: 'riskant',
    'very-risky': 'sehr riskant',
    'extremely-risky': 'äußerst riskant',
    unrated: 'nicht bewertet',
  },
  liteBands: {
    minimal: 'minimales Risiko',
    medium: 'mittleres Risiko',
    'very-risky': 'sehr riskant',
    unrated: 'nicht bewertet',
  },
  selfEmployedBands: {
    minimal: 'geringes Risiko',
    medium: 'mittleres Risiko',
    'very-risky': 'hohes Risiko',
    unrated: 'nicht bewertet',
  },
  simplified: '{{label}} (vereinfacht)',
  withoutAccounts: '{{label}} (ohne Jahresabschluss)',
  limited: 'eingeschränkte Grundlage',
  noLimit: 'Kein Kreditlimit empfohlen',
  limitUnknown: 'Ein Kreditlimit lässt sich nicht berechnen',
  adviceWithoutLimit: 'im Einzelfall abzuwägen; hier wird kein Kreditlimit genannt',
  advice: {
    minimal: 'Kredit mit sehr geringem Risiko',
    low: 'Kredit mit geringem Risiko',
    medium: 'bis zum Limit erwägenswert',
    risky: 'nur mit Sicherheiten',
    'very-risky': 'nicht empfohlen',
    'extremely-risky': 'nicht empfohlen',
    unrated: 'ohne Bewertung keine Kreditempfehlung',
  },
}
