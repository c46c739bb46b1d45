import type { Texts } from '../../texts.ts'
import type { reportSectorPageHu } from './page.hu.ts'

export const reportSectorPageEn: Texts<typeof reportSectorPageHu> = {
  choice: {
    label: 'Sector',
    main: 'Main activity',
    other: 'Other activities',
    class: 'class',
    group: 'group',
    division: 'division',
    option_one: '{{name}} ({{level}}, {{companies}} company)',
    option_other: '{{name}} ({{level}}, {{companies}} companies)',
    optionFew: '{{name}} ({{level}}, fewer than five companies in this currency)',
  },
  basis:
    'Companies with this main activity that filed accounts in the same country and the same currency. One quarter of them are below the lower quartile, one quarter above the upper quartile; the median is the middle value. Nothing is calculated from fewer than five companies.',
  basisMadeUp: 'A made-up company: compared with made-up companies only.',
  computedAt: 'Calculated on {{day}}.',
  table: {
    title: 'Comparison',
    caption: 'Figures of the company beside the quartiles of the sector, {{year}}',
    year: 'Financial year {{year}}',
  },
  quarters: {
    lowest: 'lowest quarter',
    second: 'second quarter, up to the median',
    third: 'third quarter, above the median',
    highest: 'highest quarter',
    shared: 'the same as many others',
  },
  chart: {
    company: 'The company',
    median: 'Median',
    middle: 'Middle half of the companies',
    lowerQuartile: 'Lower quartile',
    upperQuartile: 'Upper quartile',
    counts: 'Companies',
    count: '{{year}}: {{companies}}',
    few: 'under 5',
    formula: 'Calculation',
  },
  wider: 'Choose a broader or different sector: some of those offered are large enough.',
  untold: 'Not available from the accounts: {{figures}}',
  ownSector: 'Back to the company’s sector',
  ownSectorHint: 'You can choose among the sectors in which the company has a registered activity.',
  gaps: {
    'no-accounts': {
      title: 'Nothing to compare',
      text: 'The database holds no accounts of this company. New accounts appear here once they have been filed.',
    },
    'no-activity': {
      title: 'The activity of the company is not known',
      text: 'No source states this company’s activity in a classification corresponding to NACE, so it is not known which companies to compare it with.',
    },
    'not-computed': {
      title: 'The figures of the sector are being prepared',
      text: 'Sector quartiles are calculated after the database has been loaded. Until then only the company’s own figures are shown.',
    },
    'too-few': {
      title: 'Fewer than five companies',
      text: 'Accounts in the same country and the same currency are known of fewer than five companies in this sector, so only the company’s own figures are shown. It is not compared with accounts in another currency.',
    },
  },
}
