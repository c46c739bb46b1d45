import type { Texts } from '../../texts.ts'
import type { reportFinancialSummaryPageHu } from './page.hu.ts'

export const reportFinancialSummaryPageEn: Texts<typeof reportFinancialSummaryPageHu> = {
  xlsx: 'Download XLSX',
  alerts: {
    title_one: 'One warning',
    title_other: '{{count}} warnings',
    open: 'See it in the accounts',
    more_one: 'One more warning',
    more_other: '{{count}} more warnings',
    severity: {
      info: 'information',
      warning: 'warning',
      error: 'serious',
    },
  },
  table: {
    caption: 'Key figures by year',
    scrolled: 'Scrollable table of years',
    label: 'Item',
    trend: 'Trend',
    change: 'Change',
    changeHint:
      'The last financial year against the one before; percentages in percentage points, quotients as a difference',
    trendOf: '{{label}}: {{values}}',
    trendValue: '{{year}}: {{value}}',
    definitionOf: 'What it means: {{label}}',
    sector: 'Sector',
    ofSector:
      'Sector: the quarter in which the company stands among the companies of the sector – {{sector}} – that filed accounts in the same country and the same currency; the quarter of the lowest values is on the left. Open a row for details.',
    noSector:
      'No sector comparison: the main activity is not known, or we have no statistics of its sector based on at least five companies with accounts in the same country and currency.',
    zeros_one: 'One row of zeros',
    zeros_other: '{{count}} rows of zeros',
    sources: 'Source: {{sources}}',
  },
  /** Where the company stands in its sector with a figure. */
  place: {
    text: '{{quarter}} ({{year}})',
    lowest: 'lowest quarter',
    second: 'second quarter',
    third: 'third quarter',
    highest: 'highest quarter',
    shared: 'the same as many others',
    sentence:
      'In the sector – {{sector}} – based on {{companies}} companies: {{place}}. Lower quartile {{lower}}, median {{median}}, upper quartile {{upper}}.',
  },
  empty: {
    title: 'No accounts known',
    text: 'The database holds no accounts of this company, so there is nothing to summarise.',
  },
}
