import type { Texts } from '../../texts.ts'
import type { reportConnectionPathsPageHu } from './page.hu.ts'

export const reportConnectionPathsPageEn: Texts<typeof reportConnectionPathsPageHu> = {
  title: 'Paths between parties',
  parties: 'Parties',
  addParty: 'Add a company',
  persons: 'Add a person from that person’s page.',
  remove: 'Remove {{name}}',
  full: 'Up to {{count}} parties can be chosen.',
  choose: 'Choose at least two parties',
  chooseText: 'The shortest paths between two to ten companies or persons are looked for, up to six steps.',
  kindsLabel: 'Through which connections',
  ever: 'Through ended connections too',
  asOf: 'As of',
  hubTies: 'Hub',
  hubOption: 'over {{number}} connections',
  path: 'Path {{number}}',
  told: 'The first {{told}} paths are listed, of {{total}} in all.',
  incomplete: 'The search is not complete: in the time allowed, connections of {{explored}} parties were read.',
  hubs: 'Because they have many connections, no path was looked for through: {{names}}. Paths may lead through them.',
  andMore: '{{names}} and {{count}} more',
  kinds: {
    owner: 'owner',
    leader: 'director, representative',
    succession: 'predecessor, successor',
    supervisor: 'supervisory board member',
    auditor: 'auditor',
  },
}
