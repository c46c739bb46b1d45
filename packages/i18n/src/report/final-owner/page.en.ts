import type { Texts } from '../../texts.ts'
import type { reportFinalOwnerPageHu } from './page.hu.ts'

export const reportFinalOwnerPageEn: Texts<typeof reportFinalOwnerPageHu> = {
  asOf: 'As of',
  overview: 'Overview',
  law: 'Law',
  unknown: 'Unknown ownership',
  reasons: 'What is known, and what is not',
  rules: 'By the three rules',
  paths: 'Chains to the company',
  product: 'product: {{percent}}',
  prohibited: 'disqualified person',
  source: 'Source: {{name}}',
  level: 'level {{count}}',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
}
