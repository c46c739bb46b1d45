import type { Texts } from '../../texts.ts'
import type { reportVerdictWordsHu } from './words.hu.ts'

export const reportVerdictWordsEn: Texts<typeof reportVerdictWordsHu> = {
  title: 'At a glance',
  rating: 'Risk rating',
  advice: 'Credit recommendation',
  limit: 'Recommended credit limit',
  for: 'Strengths',
  against: 'Weaknesses',
  none: { for: 'The score shows no strengths.', against: 'The score shows no weaknesses.' },
  alerts: 'Warnings from the accounts',
  ofAll: 'the most serious of {{total}} warnings',
  negative: 'Negative information',
  positive: 'Positive information',
  coverage: 'Coverage of our data',
  sources: 'Sources: {{sources}}.',
  locked: 'Not part of your subscription: {{sections}}.',
}
