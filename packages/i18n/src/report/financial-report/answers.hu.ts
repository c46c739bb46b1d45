/** Words of the financial report and of its XLSX sheets that the server says. */
export const reportFinancialReportAnswersHu = {
  files: {
    balance: 'merleg',
    'income-statement': 'eredmenykimutatas',
  },
  sheet: {
    period: '{{from}} – {{to}}',
    unit: 'Az összegek egysége: {{unit}}',
    thousand: 'ezer {{currency}}',
    source: 'Forrás: {{publisher}}, {{title}}',
    filedOn: 'letétbe helyezve: {{date}}',
  },
} as const
