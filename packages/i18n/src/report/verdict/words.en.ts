import type { Texts } from '../../texts.ts'
import type { reportVerdictWordsHu } from './words.hu.ts'

export const reportVerdictWordsEn: Texts<typeof reportVerdictWordsHu> = {
  title: 'At a glance',
  rating: 'Risk rating',
  advice: 'Credit advice',
  limit: 'Recommended credit limit',
  noLimit: 'No credit limit is recommended',
  for: 'What speaks for it',
  against: 'What speaks against it',
  none: { for: 'Nothing in the points speaks for it.', against: 'Nothing in the points speaks against it.' },
  alerts: 'Alerts from the accounts',
  ofAll: 'the most serious of {{total}} alerts',
  negative: 'Negative information',
  positive: 'Positive information',
  coverage: 'How far our knowledge reaches',
  sources: 'Sources: {{sources}}.',
  locked: 'Not part of your subscription: {{sections}}.',
}
