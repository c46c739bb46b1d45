import type { Texts } from '../texts.ts'
import type { portfolioPageHu } from './page.hu.ts'

export const portfolioPageEn: Texts<typeof portfolioPageHu> = {
  intro: 'The watched companies together: how they are spread, how they moved, and what receivables are at risk.',
  filter: {
    label: 'Filter and days',
    importance: 'Importance',
    labels: 'Label',
    any: 'all',
    from: 'First day',
    to: 'Last day',
  },
  print: 'Print, PDF',
  download: 'XLSX',
  count_one: '{{number}} watched company',
  count_other: '{{number}} watched companies',
  filteredCount: 'Fit the filter: {{number}} / {{total}}',
  unrated: 'Why unrated: {{reasons}}',
  unratedReason: '{{reason}} ({{number}})',
  showPart_one: '{{part}}: show {{number}} company',
  showPart_other: '{{part}}: show {{number}} companies',
  chartAbout: 'Companies watched today by rating band.',
  noneWatched: 'You do not watch any company yet',
  noneWatchedText:
    'Put your partners on the watch list – in the side bar of a report or in any list of results – and see here how they are spread and how they move.',
  watchList: 'To the watch list',
  noneFits: 'No company fits the filter',
  clearFilter: 'Clear the filter',
  matrix: {
    about:
      'Rows are the bands of the first day, columns those of the last. Choose a number to see the companies behind it.',
    cell_one: '{{from}} › {{to}}: show {{number}} company',
    cell_other: '{{from}} › {{to}}: show {{number}} companies',
    none: 'You did not watch any company on these two days.',
  },
  list: {
    close: 'Close the list',
    noneText: 'No company stands behind the chosen number now.',
  },
  madeUp: 'made up',
  upload: {
    title: 'Upload receivables',
    text: 'An XLSX or CSV file with a heading in its first row: tax number, registration number or name of the company, the amount, the currency (forint if empty) and the due date. Only your subscription sees it; a new upload replaces the former one as a whole.',
    choose: 'Choose a file',
    placeholder: 'XLSX or CSV, at most 10,000 rows',
    busy: 'Reading, and looking for the companies…',
    done: 'Of {{rows}} rows the company of {{matched}} is certain.',
  },
  receivables: {
    replace: 'Upload a new list',
    delete: 'Delete the list',
    deleteTitle: 'Delete the list of receivables?',
    deleteText: 'The uploaded receivables are deleted at once and for good.',
    lossShare: 'Loss share, %',
    apply: 'Work out',
    showFaults_one: '{{number}} row with a problem',
    showFaults_other: '{{number}} rows with a problem',
    noRisks: 'No probability of insolvency is known of any of the companies.',
    empty: 'The list has no amount that can be read.',
  },
}
