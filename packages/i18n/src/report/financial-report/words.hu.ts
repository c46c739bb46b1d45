/** Words of the accounts that their page and the printed report both show. */
export const reportFinancialReportWordsHu = {
  title: 'Beszámolók',
  columns: {
    rowNumber: 'Sor',
  },
  facts: {
    filedOn: 'Letétbe helyezve',
    range: '{{from}} – {{to}}',
  },
  partMissing: 'A beszámolónak ez a része nem szerepel a forrásban.',
} as const
