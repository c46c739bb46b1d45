import type { Texts } from '../../texts.ts'
import type { reportFinalOwnerPageHu } from './page.hu.ts'

export const reportFinalOwnerPageEn: Texts<typeof reportFinalOwnerPageHu> = {
  asOf: 'As of',
  changes: {
    since: 'What changed since',
    title: 'What changed between {{from}} and {{to}}',
    owners: 'Natural persons behind the company',
    holdings: 'Holdings in the chains',
    held: '{{owner}} in {{company}}',
    unchanged_one: 'Unchanged: {{number}} person.',
    unchanged_other: 'Unchanged: {{number}} persons.',
    kinds: { came: 'new', went: 'left', changed: 'changed' },
  },
  told: {
    statements: 'Statements',
    natures: 'Nature of control: {{natures}}',
  },
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
  show_one: 'Show {{count}} person',
  show_other: 'Show {{count}} people',
  hide: 'Hide',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
}
