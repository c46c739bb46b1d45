import type { Texts } from '../../texts.ts'
import type { reportSanctionsAnswersHu } from './answers.hu.ts'

export const reportSanctionsAnswersEn: Texts<typeof reportSanctionsAnswersHu> = {
  notChecked: 'Not yet compared with a sanctions list: nothing has been checked.',
  matches_one: 'One match. A matching name is not a finding: it may be someone else.',
  matches_other: '{{count}} matches. A matching name is not a finding: it may be someone else.',
  identified_one: 'One match. The official identifier is the same: the list is about this party.',
  identified_other:
    '{{count}} matches. The official identifier is the same in each of them: the lists are about the parties named.',
  someIdentified: 'Where the official identifier is the same, the list is about the party named.',
  scope:
    'The check covers the lists below only, and the names and identifiers in the register of the company and of its officers and owners of today, also of those who own it through companies in the register; it says nothing about other lists, former owners, or persons not named in the register.',
  lists: 'Lists used for screening',
  list: 'List',
  day: 'As of',
  entries: 'Entries',
  compared: 'Compared',
  notLoaded: 'Lists that are not loaded and were not looked at: {{lists}}. Whether anyone is on these is not known.',
  name: 'Name',
  role: 'Role',
  more: 'and {{count}} more',
  placeholder: 'Placeholder in the source',
  found: 'Matches',
  columns: {
    party: 'In the register',
    listed: 'On the list',
    grade: 'Match',
    programme: 'Programme',
    list: 'List, entry',
    listedOn: 'Listed on',
    decision: 'Decision',
  },
  sides: { for: 'For', against: 'Against', unknown: 'Cannot be compared' },
  verdicts: { confirmed: 'confirmed', dismissed: 'dismissed', withdrawn: 'withdrawn' },
  decidedBy: '{{name}}, {{at}}',
  undecided: 'no decision yet',
  reopened: 'open again',
  history: 'History of decisions',
  historyColumns: { match: 'Match', verdict: 'Decision', reason: 'Reason', by: 'Who and when' },
  ended: 'no longer a match (since {{day}})',
  listUnused: 'the list is no longer in use (since {{day}})',
}
