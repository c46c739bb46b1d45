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
  ofSector:
    'The sector median is the middle value of the companies in {{sector}} that filed accounts in the same country and the same currency.',
  noSector:
    'No sector median: the main activity is not known, or we have no statistics of its sector based on at least five companies with accounts in the same country and currency.',
  columns: {
    change: 'Change',
    companies: 'Companies',
  },
  formula: 'Formula',
  source: 'Source',
  missing: 'Not available from the accounts:',
  empty: {
    title: 'No accounts known',
    text: 'Indicators are calculated from accounts, and the database holds none for this company.',
  },
}
