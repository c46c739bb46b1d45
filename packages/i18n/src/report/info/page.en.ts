import type { Texts } from '../../texts.ts'
import type { reportInfoPageHu } from './page.hu.ts'

export const reportInfoPageEn: Texts<typeof reportInfoPageHu> = {
  inactive: 'former',
  noActive: 'Only former entries are known.',
  showMore_one: '{{count}} more entry',
  showMore_other: '{{count}} more entries',
  showFewer: 'Only the first {{count}}',
  details: 'Details',
  print: 'Print',
  printOf: 'Print: {{item}}',
  detailsOf: 'Details: {{item}}',
  rowsError: 'The data of this entry could not be loaded.',
  noRows: 'The source gives no further details.',
  back: 'Back to the list',
  jump: 'Go to a group',
  totals: 'Totals: {{group}}',
  checked: {
    title: 'What was checked?',
    text: 'These sources are complete for this company: where no entry is shown, there is none according to the source.',
    lists:
      'No official identifier of the company is on these sanctions lists, and no name match is open of it or of those officers and owners, direct and indirect, who were compared (whoever is not known was not):',
    groups: 'Subject',
    source: 'Source',
    readOn: 'As of',
    unchecked: 'Topics that cannot be checked completely for this company',
    uncheckedText: 'For these we cannot say that there is nothing beyond what is shown:',
  },
}
