import type { Texts } from '../../texts.ts'
import type { reportPrintPageHu } from './page.hu.ts'

export const reportPrintPageEn: Texts<typeof reportPrintPageHu> = {
  title: 'Print: {{company}}',
  panel: 'Print settings',
  open: 'Open the settings',
  close: 'Hide the settings',
  sections: 'Sections',
  all: 'All',
  none: 'None',
  options: 'Content',
  onlyLastReport: 'Only the latest accounts',
  onlyLastReportHint: 'Otherwise the latest five financial years.',
  download: 'Download PDF',
  print: 'Print',
  save: 'Save settings',
  load: 'Saved settings',
  nothingSaved: 'You have no saved print settings yet.',
  back: 'Back to the report',
  empty: {
    title: 'Choose the sections to print',
    text: 'The chosen sections appear here as they will stand on paper or in the PDF.',
    action: 'All sections',
  },
  locked: 'Not included, as not part of your subscription: {{sections}}.',
  absent: 'The report of this company has no such section: {{sections}}.',
  contents: 'Contents',
  sources: 'Sources',
  printedOn: 'Issued on {{date}}',
  updating: 'Updating…',
  chart: '{{title}}: {{values}}',
  point: '{{label}}: {{value}}',
}
