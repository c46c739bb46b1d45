import type { Texts } from '../../texts.ts'
import type { reportConnectionListPageHu } from './page.hu.ts'

export const reportConnectionListPageEn: Texts<typeof reportConnectionListPageHu> = {
  header: {
    label: 'Totals',
    interest: 'Interests',
    owner: 'Owners',
    affiliatedCompany: 'Affiliated companies',
    activeOf: '{{active}} active, {{inactive}} inactive',
  },
  filter: {
    asOf: 'As of',
    text: 'Filter by name, address, role',
    order: 'Order',
    orders: {
      weight: 'By weight',
      name: 'By name',
      status: 'By gravity of the status',
      since: 'Newest first',
    },
    none: 'The filter hides all of them.',
  },
  madeUp: 'made up',
  pathsShort: 'Paths',
  pathsTo: 'Paths to {{name}}',
  paths: 'Paths to other parties',
  marks: {
    title: 'Marks',
    V: 'leads it',
    T: 'owns it',
    VT: 'leads and owns it',
    É: 'interest',
    J: 'predecessor or successor',
  },
  inactive: 'inactive connection',
  through: 'Through:',
  moreThrough: 'and {{count}} more',
  showMore_one: '{{number}} more connection',
  showMore_other: '{{number}} more connections',
  showFewer: 'Only the first {{count}}',
  noActive: 'Only inactive connections are known.',
  notFollowed:
    'The company has very many owners and directors: other companies of {{number}} of them were not looked for.',
  details: 'Details: {{name}}',
  back: 'Back to the list',
  rating: '{{points}} points, {{label}}',
  article: {
    facts: 'What the sources say',
    changes: 'How it changed',
    noChanges: 'The sources do not tell when it changed.',
    company: 'Company',
    party: 'Whose role',
    section: 'Register section',
    role: 'Role, share',
    dates: 'From and until',
    source: 'Source',
  },
}
