import type { Texts } from '../../texts.ts'
import type { reportInfoPageHu } from './page.hu.ts'

export const reportInfoPageEn: Texts<typeof reportInfoPageHu> = {
  inactive: 'former',
  noActive: 'Only former items are known.',
  showMore_one: '{{count}} more item',
  showMore_other: '{{count}} more items',
  showFewer: 'Only the first {{count}}',
  details: 'Details',
  print: 'Print',
  printOf: 'Print: {{item}}',
  detailsOf: 'Details: {{item}}',
  rowsError: 'The data of this item could not be loaded.',
  noRows: 'The source tells no more of it.',
  back: 'Back to the list',
  jump: 'Go to a group',
  totals: 'Totals: {{group}}',
  checked: {
    title: 'What was checked?',
    text: 'These sources tell everything of this kind about the company: where there is no item, there is none according to the source.',
    groups: 'Subject',
    source: 'Source',
    readOn: 'As of',
    unchecked: 'On what we have no complete source for this company',
    uncheckedText: 'Of these we cannot say that there is nothing beyond what is shown:',
  },
}
