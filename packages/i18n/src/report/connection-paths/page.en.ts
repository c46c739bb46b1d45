import type { Texts } from '../../texts.ts'
import type { reportConnectionPathsPageHu } from './page.hu.ts'

export const reportConnectionPathsPageEn: Texts<typeof reportConnectionPathsPageHu> = {
  addParty: 'Add a company',
  persons: 'Add a person from that person’s page.',
  remove: 'Remove {{name}}',
  full: 'Up to {{count}} parties can be chosen.',
  tooMany: '{{chosen}} parties are chosen; paths can be looked for between {{count}} at most: remove some.',
  print: 'Print, PDF',
  picture: 'Picture of the paths',
  choose: 'Choose at least two parties',
  chooseText: 'The shortest paths between two to ten companies or persons are looked for, up to six steps.',
  kindsLabel: 'Through which connections',
  asOf: 'As of',
  hubTies: 'Hub',
  hubOption: 'over {{number}} connections',
}
