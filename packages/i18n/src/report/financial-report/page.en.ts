import type { Texts } from '../../texts.ts'
import type { reportFinancialReportPageHu } from './page.hu.ts'

export const reportFinancialReportPageEn: Texts<typeof reportFinancialReportPageHu> = {
  years: 'Financial year',
  consolidated: 'Consolidated accounts',
  tabs: {
    label: 'Parts of the accounts',
    balance: 'Balance sheet',
    incomeStatement: 'Income statement',
  },
  xlsx: 'Download XLSX',
  columns: {
    change: 'Change',
  },
  facts: {
    type: 'Accounts',
    period: 'Period',
    source: 'Source',
  },
  findings: {
    title_one: 'One remark on the accounts',
    title_other: '{{count}} remarks on the accounts',
    row: 'row {{row}}',
    severity: {
      info: 'note',
      warning: 'warning',
      error: 'error',
    },
  },
  empty: {
    title: 'No accounts known',
    text: 'The database holds no accounts of this company. New accounts appear once they have been filed.',
    asked: 'The database holds no such accounts for this year.',
  },
  latestYear: 'The latest accounts',
}
