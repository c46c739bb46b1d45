import type { Texts } from '../../texts.ts'
import type { reportIndicatorsPageHu } from './page.hu.ts'

export const reportIndicatorsPageEn: Texts<typeof reportIndicatorsPageHu> = {
  groups: 'Groups of indicators',
  views: {
    label: 'How the indicators are shown',
    charts: 'Charts',
    tables: 'Tables',
  },
  company: 'This company',
  sectorMedian: 'Sector median',
  ofSector: 'The sector median is the middle value of the companies in {{sector}}.',
  noSector:
    'No sector median: of the sector of the main activity there are no statistics that rest on five companies or more.',
  columns: {
    change: 'Change',
    companies: 'Companies',
  },
  formula: 'Formula',
  source: 'Source',
  missing: 'The accounts do not tell:',
  empty: {
    title: 'No accounts known',
    text: 'Indicators are made of accounts, and the database has none of this company.',
  },
}
