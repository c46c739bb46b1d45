import type { Texts } from '../texts.ts'
import type { reportHeaderPageHu } from './header-page.hu.ts'

export const reportHeaderPageEn: Texts<typeof reportHeaderPageHu> = {
  sidebar: 'The company',
  menu: 'Sections of the report',
  openMenu: 'Sections and actions',
  download: 'Print, download',
  onlyValid: 'Current data only',
  madeUp: 'Made-up company',
  statusUnknown: 'status unknown',
  madeUpHint: 'Demonstration data: this company does not exist.',
  locked: 'not part of your subscription',
  searchAgain: 'New search',
  groups: {
    company: 'Company',
    finance: 'Finance',
    risk: 'Risk',
    connections: 'Connections',
  },
  sections: {
    summary: 'Summary',
    companyData: 'Company data',
    changes: 'Changes',
    timeline: 'Timeline',
    marketing: 'Marketing',
    im: 'Order official register data',
    financialReportSummary: 'Financial data',
    financialReport: 'Financial statements',
    commonRatings: 'Indicators',
    sector: 'Sector',
    negativeInfo: 'Negative information',
    positiveInfo: 'Positive information',
    sanctions: 'Sanctions screening',
    connectionList: 'List of connections',
    connections: 'Network of connections',
    finalOwner: 'Beneficial owner',
  },
}
