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
    optionFew: '{{name}} ({{level}}, fewer than five companies)',
  },
  basis:
    'Companies with this as their main activity that filed accounts in the same country and the same currency. A quarter of them are below the lower quartile, a quarter above the upper quartile; the median is the value in the middle. Nothing is worked out from fewer than five companies.',
  basisMadeUp: 'A made-up company: compared with made-up companies alone.',
  computedAt: 'Worked out on {{day}}.',
  table: {
    title: 'Comparison',
    caption: 'Figures of the company beside the quartiles of the sector, {{year}}',
    year: 'Business year {{year}}',
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
    formula: 'How it is worked out',
  },
  wider: 'Choose a wider or another sector: some of those offered are large enough.',
  untold: 'The accounts do not tell: {{figures}}',
  ownSector: 'To the sector of the company',
  ownSectorHint: 'You can choose among the sectors in which the company has a registered activity.',
  gaps: {
    'no-accounts': {
      title: 'Nothing to compare',
      text: 'The database holds no accounts of this company. New accounts appear here once they have been filed.',
    },
    'no-activity': {
      title: 'The activity of the company is not known',
      text: 'No source tells the activity of this company in a classification that corresponds to NACE, so that it is not known which companies to compare it with.',
    },
    'not-computed': {
      title: 'The figures of the sector are being prepared',
      text: 'The quartiles of the sectors are worked out after the database has been loaded. Until then only the figures of the company itself are shown.',
    },
    'too-few': {
      title: 'Fewer than five companies',
      text: 'There are no five companies with accounts in this sector, so that only the figures of the company itself are shown.',
    },
  },
}
