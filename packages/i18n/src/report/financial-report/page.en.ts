import type { Texts } from '../../texts.ts'
import type { reportFinancialReportPageHu } from './page.hu.ts'

export const reportFinancialReportPageEn: Texts<typeof reportFinancialReportPageHu> = {
  years: 'Business year',
  consolidated: 'Consolidated statements',
  tabs: {
    label: 'Parts of the statements',
    balance: 'Balance sheet',
    incomeStatement: 'Income statement',
  },
  xlsx: 'Download XLSX',
  columns: {
    change: 'Change',
  },
  facts: {
    type: 'Statements',
    period: 'Period',
    source: 'Source',
  },
  findings: {
    title_one: 'One remark on the statements',
    title_other: '{{count}} remarks on the statements',
    row: 'row {{row}}',
    severity: {
      info: 'note',
      warning: 'warning',
      error: 'error',
    },
  },
  empty: {
    title: 'No accounts known',
    text: 'The database holds no financial statements of this company. New ones appear after they have been filed.',
    asked: 'The database holds no such financial statement for this year.',
  },
  latestYear: 'The latest statements',
}
