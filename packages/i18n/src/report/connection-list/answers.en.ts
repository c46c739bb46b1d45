import type { Texts } from '../../texts.ts'
import type { reportConnectionListAnswersHu } from './answers.hu.ts'

export const reportConnectionListAnswersEn: Texts<typeof reportConnectionListAnswersHu> = {
  groups: {
    owner: 'Owners',
    leader: 'Directors and representatives',
    interest: 'Interests',
    affiliated: 'Connected companies',
    succession: 'Predecessors and successors',
  },
  counts: {
    active_one: '{{number}} active',
    active_other: '{{number}} active',
    activeOn_one: '{{number}} active as last known ({{date}})',
    activeOn_other: '{{number}} active as last known ({{date}})',
    inactive: '{{number}} inactive',
    banned: '{{number}} disqualified',
  },
  brief: {
    all: 'Active connections: {{active}}, ended: {{ended}} (persons and companies, each once).',
    troubled_one:
      '{{number}} active connection leads to a disqualified person or to a company in bankruptcy proceedings, insolvent liquidation or compulsory strike-off, or with suspended business.',
    troubled_other:
      '{{number}} active connections lead to disqualified persons or to companies in bankruptcy proceedings, insolvent liquidation or compulsory strike-off, or with suspended business.',
  },
  roles: {
    owner: 'owner, {{share}}',
    member: '{{role}}, {{share}}',
    ownShares: 'own shares, {{share}}',
    shareUnknown: 'share not known',
    /** Of what holds on a day after the last one of which its source tells. */
    lastTold: 'last known as of {{date}}',
    signatory: 'authorised signatory',
    representative: 'representative',
    'supervisory-board': 'member of the supervisory board',
    'beneficial-owner': 'beneficial owner told by the register',
    auditor: 'auditor',
    predecessor: 'predecessor',
    successor: 'successor',
  },
  banned: 'disqualified person',
  changes: {
    begins: '{{party}} – {{company}}: {{role}}',
    ends: '{{party}} – {{company}}: ended ({{role}})',
    becomes: '{{party}} – {{company}}: {{after}} instead of {{before}}',
  },
  through: 'through {{names}}',
  more: 'and {{number}} more',
  inactive: 'inactive connection',
  past: {
    all: 'Names, registered offices, statuses and ratings are those of {{date}}, as the sources tell them now. A procedure that no source tells of that day is not known; a rating is shown only where one had been made by then.',
    addresses: 'Names and addresses are those of {{date}}, as the sources tell them now.',
    names: 'No source tells the name of that day, so today’s name stands: {{names}}.',
  },
  withoutId_one:
    'The source gives no identifier to {{number}} owner or officer: whether that party is in other companies too is not known.',
  withoutId_other:
    'The source gives no identifier to {{number}} owners or officers: whether they are in other companies too is not known.',
  sheet: {
    title: 'Connections',
    fileName: 'connections',
    heading: 'Connection list, {{date}}',
    inactive: 'Inactive connections that the file does not hold: {{number}}.',
    notFollowed:
      'The company has very many owners and directors: other companies of {{number}} of them were not looked for.',
    columns: {
      group: 'Group',
      name: 'Name',
      id: 'Identifier',
      address: 'Address',
      status: 'Status',
      active: 'Active',
      company: 'In which company',
      companyId: 'Company identifier',
      party: 'Whose role',
      partyId: 'Identifier of the party',
      partyKind: 'Kind',
      interest: 'Code of the interest',
      role: 'Role',
      shareMin: 'Share, at least',
      shareMax: 'Share, at most',
      votesMin: 'Votes, at least',
      votesMax: 'Votes, at most',
      from: 'From',
      until: 'Until',
      source: 'Source',
      reference: 'Reference',
      known: 'Day of the source',
      record: 'Record',
    },
    kinds: { person: 'person', company: 'company', other: 'other' },
    yes: 'yes',
    no: 'no',
  },
}
