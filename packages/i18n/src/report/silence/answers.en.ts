import type { Texts } from '../../texts.ts'
import type { reportSilenceAnswersHu } from './answers.hu.ts'

export const reportSilenceAnswersEn: Texts<typeof reportSilenceAnswersHu> = {
  /** In place of contacts that are not given out. */
  withoutId:
    'There is an owner or officer to whom the source gives no identifier: whether that party is in other companies too is not known.',
  refused: { title: 'The contacts are not given out', text: 'The company asked not to be contacted.' },
  titles: {
    changes: {
      none: 'No change',
      partly: 'No change known',
      unknown: 'Not known whether anything changed',
    },
    negative: {
      none: 'No negative information',
      partly: 'No negative information known',
      unknown: 'Not known whether there is negative information',
    },
    entry: {
      none: 'No such entry',
      partly: 'No such entry known',
      unknown: 'Not known whether there is such an entry',
    },
    positive: {
      none: 'No positive information',
      partly: 'No positive information known',
      unknown: 'Not known whether there is positive information',
    },
    company: {
      none: 'No company data',
      partly: 'No company data known',
      unknown: 'Company data not known',
    },
    members: {
      none: 'No members or officers',
      partly: 'No members or officers known',
      unknown: 'Members and officers not known',
    },
    /** Nobody tells of them so that silence would say anything: one sentence for all. */
    beneficialOwners: {
      none: 'Beneficial owners are not told by the sources loaded',
      partly: 'Beneficial owners are not told by the sources loaded',
      unknown: 'Beneficial owners are not told by the sources loaded',
    },
    news: {
      none: 'No announcements or proceedings',
      partly: 'No announcements or proceedings known',
      unknown: 'Not known whether there are announcements or proceedings',
    },
    events: {
      none: 'No events',
      partly: 'No events known',
      unknown: 'Not known whether anything happened',
    },
    contacts: {
      none: 'No contact details',
      partly: 'No contact details known',
      unknown: 'Contact details not known',
    },
    interests: {
      none: 'No shareholdings',
      partly: 'No shareholdings known',
      unknown: 'Not known whether there are shareholdings',
    },
    associations: {
      none: 'No connected companies',
      partly: 'No connected companies known',
      unknown: 'Not known whether there are connected companies',
    },
    connections: {
      none: 'No connections',
      partly: 'No connections known',
      unknown: 'Not known whether there are connections',
    },
    owners: {
      none: 'The register names no owner',
      partly: 'The register named no owner',
      unknown: 'Not known who the owners are',
    },
    leaders: {
      none: 'No directors',
      partly: 'No directors known',
      unknown: 'Not known whether there are directors',
    },
    successions: {
      none: 'No predecessors or successors',
      partly: 'No predecessors or successors known',
      unknown: 'Not known whether there are predecessors or successors',
    },
    group: {
      none: 'No other company in the group',
      partly: 'No other company in the group known',
      unknown: 'Not known whether there are other companies in the group',
    },
    failures: {
      none: 'No such company within two steps',
      partly: 'No such company within two steps known',
      unknown: 'Not known whether there is such a company within two steps',
    },
    phoenix: {
      none: 'No phoenix sign',
      partly: 'No phoenix sign known',
      unknown: 'Not known whether there are phoenix signs',
    },
    statements: {
      none: 'No financial statements',
      partly: 'No financial statements known',
      unknown: 'Not known whether there are financial statements',
    },
  },
  titleOf: '{{title}} – {{told}} of {{all}} topics checked',
  titleFewOf: '{{title}} – only {{told}} of {{all}} topics checked',
  titleFew: '{{title}} – only {{told}} of {{all}} topics checked: {{subjects}}',
  titleAsOf: '{{title}} – as of {{date}}',
  state_one: 'None found as of {{date}} in: {{sources}}.',
  state_other: 'None found as of {{date}} in: {{sources}}.',
  stateEach: 'None found in: {{sources}}.',
  screened:
    'No official identifier of the company is on these sanctions lists: {{sources}}. Of its owners and officers this says nothing: who of them was compared is told by Sanctions screening.',
  period_one: 'None found between {{from}} and {{to}} in: {{sources}}.',
  period_other: 'None found between {{from}} and {{to}} in: {{sources}}.',
  day_one: 'None found on {{to}} in: {{sources}}.',
  day_other: 'None found on {{to}} in: {{sources}}.',
  notYet: {
    founded: 'The company was not there yet on {{asOf}}: it was founded on {{date}} – source: {{source}}.',
    registered:
      'The earliest registration of the company that we know of is of {{date}}, later than {{asOf}} – source: {{source}}.',
  },
  notYetTitles: {
    founded: 'Was not there yet on this day',
    registered: 'Earliest known registration is later than this day',
  },
  outside: 'None of our sources covers the days in question.',
  nobody: 'None of our sources is complete for this company: the absence of entries does not mean there are none.',
  nobodyOfThem:
    'None of our sources is complete for these parties: the absence of entries does not mean there are none.',
  onlyOf: 'This applies only to: {{subjects}}. For everything else we have no complete source.',
  notOf: 'We have no complete source on: {{subjects}}.',
  unjudgedAccounts:
    'Not known whether accounts are missing: by the rule ({{law}}) this can only be told of a Hungarian company of which accounts are known, or whose legal form must publish them and whose founding day is known; where it is being wound up or has ceased, the day on which that began must be known, too. Source of published accounts: {{sources}}.',
  before: 'The source does not cover the time before {{date}}.',
  after: 'We have no data on the time after {{date}}.',
  lists: 'Covers selected data only, so its silence is not a negative finding: {{sources}}.',
  linesNotRead:
    'A line about this company could not be read, so that any change told in it was not heard: {{sources}}.',
  linesNotReadOf_one:
    'A line about {{count}} of these companies could not be read, so that any change told in it was not heard: {{sources}}.',
  linesNotReadOf_other:
    'Lines about {{count}} of these companies could not be read, so that any change told in them was not heard: {{sources}}.',
  partial: 'Source: {{sources}}. It does not list everything: there may be more.',
  titled: '{{title}} ({{publisher}})',
  span: '{{title}} ({{publisher}}; covers {{from}} to {{to}})',
  asOf: '{{title}} ({{publisher}}; as of {{to}})',
  moreInTime_one: '{{sources}}; and {{number}} more source (as of {{date}} or later)',
  moreInTime_other: '{{sources}}; and {{number}} more sources (as of {{date}} or later)',
  statement: 'published accounts',
  sinceUnknown: 'start not known',
  answeredSince: 'answered so since {{date}}, whenever asked',
  lastTold: 'start not known; last known as of {{date}}',
  tiesUntil:
    '{{source}}: connections known from here are last known as of {{date}}. None of our sources tells whether they hold on {{asOf}}.',
  tiesFrom:
    '{{source}}: tells neither the start of connections known from here nor anything of the time before {{date}}. It is not known whether they held on {{asOf}}.',
  inForce_one: '{{number}} current',
  inForce_other: '{{number}} current',
  inForceOn_one: '{{number}} as last known on {{date}}',
  inForceOn_other: '{{number}} as last known on {{date}}',
  withEnded: '{{held}}, {{number}} former',
  happened_one: '{{number}} entry, {{years}}',
  happened_other: '{{number}} entries, {{years}}',
}
