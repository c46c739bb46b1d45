import type { Texts } from '../../texts.ts'
import type { reportConnectionPathsAnswersHu } from './answers.hu.ts'

export const reportConnectionPathsAnswersEn: Texts<typeof reportConnectionPathsAnswersHu> = {
  owner: '{{party}} owns {{share}} of {{company}}',
  ownerOfUnknownShare: '{{party}} is an owner of {{company}}; the share is not known',
  role: '{{party}} holds a position at {{company}}: {{role}}',
  succession: '{{company}} and {{party}}: {{role}}',
  ended: 'ended',
  madeUp: 'MADE-UP DEMONSTRATION DATA – one or more of these parties do not exist',
  outcome: {
    found:
      'Length of the shortest path in steps: {{steps}}; paths of this length: {{number}} (in what the sources tell, as of the day given with each path).',
    none: 'No path within {{steps}} steps in what the sources tell. There may be a longer one, a connection that the sources do not tell, or a path through somebody without an identifier in the source.',
    stopped:
      'The search reached its limit. No path within {{steps}} steps in what the sources tell; longer ones were not looked for.',
  },
  known: {
    all: 'As of {{date}}.',
    last: 'As a whole the path is known only as of {{date}}: its connections are told as of different days, and this is the last of which every step is told.',
    none: 'There is no day up to {{date}} of which the sources tell every step of this path.',
    ended: 'The path leads over ended connections and does not hold as of {{date}}.',
    source: 'Source: {{told}}',
  },
  print: {
    fileName: 'paths',
    kinds: 'Through which connections',
    asOf: 'As of {{date}}',
    picture: 'Picture of the paths',
    step: 'Step',
    ties: 'What ties them',
    known: 'As of',
    source: 'Source',
  },
}
