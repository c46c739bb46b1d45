import type { Texts } from '../../texts.ts'
import type { reportFinancialSummaryPageHu } from './page.hu.ts'

export const reportFinancialSummaryPageEn: Texts<typeof reportFinancialSummaryPageHu> = {
  inThousands: 'In thousand HUF',
  xlsx: 'Download XLSX',
  alerts: {
    title_one: 'One alert',
    title_other: '{{count}} alerts',
    none: 'Nothing in the accounts gives cause for an alert.',
    open: 'See it in the accounts',
    more_one: 'One more alert',
    more_other: '{{count}} more alerts',
    severity: {
      info: 'information',
      warning: 'warning',
      error: 'grave',
    },
  },
  table: {
    caption: 'Main figures by year',
    label: 'Line',
    trend: 'Course',
    change: 'Change',
    changeHint: 'The last business year against the one before; percentage points of shares',
    trendOf: '{{label}}: {{values}}',
    trendValue: '{{year}}: {{value}}',
    definitionOf: 'What it means: {{label}}',
    older: 'The other business years since {{year}} are in the charts of the opened rows and in the XLSX file.',
    sources: 'Source: {{sources}}',
  },
  empty: {
    title: 'No published accounts',
    text: 'The database holds no accounts of this company, so there is nothing to sum up.',
  },
}
