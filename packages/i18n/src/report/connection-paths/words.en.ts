import type { Texts } from '../../texts.ts'
import type { reportConnectionPathsWordsHu } from './words.hu.ts'

export const reportConnectionPathsWordsEn: Texts<typeof reportConnectionPathsWordsHu> = {
  title: 'Paths between parties',
  parties: 'Parties',
  ever: 'Through ended connections too',
  path: 'Path {{number}}',
  told: 'The first {{told}} paths are listed, of {{total}} in all.',
  incomplete: 'The search is not complete: in the time allowed, connections of {{explored}} parties were read.',
  hubs: 'Because they have many connections, no path was looked for through: {{names}}. Paths may lead through them.',
  andMore: '{{names}} and {{count}} more',
  kinds: {
    owner: 'owner',
    beneficial: 'beneficial owner told by the register',
    leader: 'director, representative',
    succession: 'predecessor, successor',
    supervisor: 'supervisory board member',
    auditor: 'auditor',
  },
}
