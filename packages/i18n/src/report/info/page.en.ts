import type { Texts } from '../../texts.ts'
import type { reportInfoPageHu } from './page.hu.ts'

export const reportInfoPageEn: Texts<typeof reportInfoPageHu> = {
  counts: '{{active}} current, {{inactive}} former',
  countActive: '{{active}} current',
  inactive: 'former',
  hidden_one: '{{count}} former item is hidden.',
  hidden_other: '{{count}} former items are hidden.',
  showHidden: 'Show former items',
  noActive: 'This group has no current item.',
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
  /** `complete`: sources cover every subject; `partial`: some; `unknown`: none. */
  empty: {
    negative: {
      title: 'No negative information',
      unsure: 'No negative information known',
      complete: 'According to the sources below as of {{date}} there is no negative information about the company.',
    },
    positive: {
      title: 'No positive information',
      unsure: 'No positive information known',
      complete: 'According to the sources below as of {{date}} there is no positive information about the company.',
    },
    partial:
      'There is none according to the sources below as of {{date}}, but not on every subject do we have a source that would tell all about this company.',
    unknown: 'We have no source that would tell all of it about this company.',
  },
}
