import type { Texts } from '../../texts.ts'
import type { reportGroupAnswersHu } from './answers.hu.ts'

export const reportGroupAnswersEn: Texts<typeof reportGroupAnswersHu> = {
  head: {
    owner:
      'Ultimate owner: alone and through the companies it controls it has more than half of the votes; a part above half counts as the whole. The sources name nobody with a majority above it.',
    ownerPossible:
      'Possibly the ultimate owner: the sources do not tell the exact part, which may be more than half of the votes. No certain majority owner and no sole director is known.',
    leader:
      'No certain majority owner is known, but the company has one director only, a natural person: what holds the group together is that lead.',
    ownerLed:
      'The majority of votes ends with {{name}}. No certain majority owner above it is known, but it has one director only, a natural person: what holds the group together is that lead.',
    company:
      'Neither a majority owner nor a sole director is known: the group is the company itself with what it has the majority of.',
    led: 'What the person leads alone belongs to the group too, unless another majority owner is known.',
    rivals: 'These may be ultimate owners as well, because their exact parts are not known: {{names}}.',
    served: '{{name}} leads more than {{number}} companies: that is taken for a service, not for a group.',
    notRead:
      'The network is too large: behind {{number}} companies or shares nothing was read, what is there counts as not known.',
    untold: 'Agreements, family ties and foreign registers are not in the sources: the group may be larger than this.',
    day: 'Ownership and lead are of the chosen day.',
  },
  member: {
    head: 'Heads the group.',
    led: 'Led by {{name}} alone.',
    owned: 'Majority held by {{owners}}.',
    possible: 'Majority possibly held by {{owners}}.',
    shareUnknown: 'part not known',
    more: 'and {{number}} more',
  },
  counted: {
    own: 'by its own accounts',
    consolidated: 'by its consolidated accounts',
    within: 'contained in: {{name}}',
    flawed: 'no: accounts with an error',
    unknown: 'no: accounts not known',
    possible: 'no: membership not certain',
  },
  marks: {
    madeUp: 'A made-up company.',
    year: 'The latest year of the group is {{newest}}, this is of {{year}}.',
    currency: 'In another currency: {{currency}}.',
    flawed: 'Left out because of an error: accounts of {{year}}.',
    headcount: 'Its headcount is of {{year}}.',
    irregular: 'The financial year {{year}} has {{span}}: its sales are those of this time.',
  },
  sums: {
    companies_one: '{{number}} company',
    companies_other: '{{number}} companies',
    accounts_one: '{{number}} set of accounts',
    accounts_other: '{{number}} sets of accounts',
    note: '{{members}}, {{units}} ({{years}}); net sales known of {{sales}}, equity of {{equity}}',
    headcount_one: 'known of {{told}} of {{members}} certain member',
    headcount_other: 'known of {{told}} of the {{members}} certain members',
    headcountAge_one: 'that of {{number}} company is of an earlier year ({{year}})',
    headcountAge_other: 'those of {{number}} companies are of earlier years (from {{year}} on)',
    counted_one: 'The sums hold the figures of {{counted}} of {{members}} certain member.',
    counted_other: 'The sums hold the figures of {{counted}} of the {{members}} certain members.',
    consolidated:
      'The consolidated accounts of {{name}} stand for the company and those it controls (in this group {{number}}), which were not added once more. Which companies exactly they cover the source does not tell.',
    double:
      'What the companies sold to each other, and what they hold in each other, may be in the sums twice; how much, no source tells.',
    currencies:
      'There are several currencies ({{currencies}}): they were neither converted nor added up, and no sum holds the companies of another currency.',
    years: 'The accounts are not of one year ({{years}}); older ones are marked.',
    irregular_one:
      'The sums include the sales of {{number}} set of accounts whose financial year is shorter or longer than a full one: it is marked, and was not converted to twelve months.',
    irregular_other:
      'The sums include the sales of {{number}} sets of accounts whose financial year is shorter or longer than a full one: they are marked, and were not converted to twelve months.',
    contained:
      'There are more consolidated accounts than those whose reach was worked out ({{number}}); the others were left out.',
  },
  kinds: {
    bankruptcy: 'bankruptcy proceedings',
    'under-liquidation': 'insolvent liquidation',
    'forced-deletion': 'compulsory strike-off',
  },
  failure: {
    began: '{{kind}} from {{date}}',
    undated: '{{kind}}, first day not known',
    ceased: 'ceased: {{date}}',
    ceasedUndated: 'ceased',
    over: 'the proceedings are over, the source tells no deletion',
  },
  path: {
    tie: '{{party}} – {{company}}: {{roles}}',
    atFailure: 'The tie was in force when the proceedings began.',
    before_one: 'The tie had ended {{number}} day before the proceedings began.',
    before_other: 'The tie had ended {{number}} days before the proceedings began.',
    after_one: 'The tie came about {{number}} day after the proceedings began.',
    after_other: 'The tie came about {{number}} days after the proceedings began.',
    unknown: 'Whether the tie was in force when the proceedings began the source does not tell.',
  },
  failures: {
    hubs: 'With more than {{number}} ties each, nothing was looked for through {{names}}.',
    notRead: 'The network is too large: {{number}} ties or companies were not looked at.',
    withoutId_one:
      'The source gives no identifier to {{number}} owner or officer: nothing could be looked for through that party.',
    withoutId_other:
      'The source gives no identifier to {{number}} owners or officers: nothing could be looked for through them.',
    first: 'Only the first {{shown}} are shown.',
    hidden: 'Left out by choice, because the tie to it has ended: {{number}} companies.',
    own: 'Of the company itself: {{failure}}.',
  },
  phoenix: {
    strong: 'Strong sign',
    weak: 'Weak sign',
    sign: 'A sign and no fact: entries of registers that coincide, which may have a harmless reason. It does not say that anybody did anything wrong.',
    rated: 'What of it counts is decided in the rating; nothing counts here.',
    comparedWithNone:
      'There was nothing to compare with: no other company is known that would come into question by a tie or a shared registered office.',
    compared: 'Compared with {{number}} companies.',
    undated:
      'In {{number}} cases the day of the foundation or of the proceedings is not known: nothing can be said of them.',
    after_one: '{{failed}}: {{failure}}. {{risen}} was founded on {{founded}}, {{number}} day later.',
    after_other: '{{failed}}: {{failure}}. {{risen}} was founded on {{founded}}, {{number}} days later.',
    before_one: '{{failed}}: {{failure}}. {{risen}} was founded on {{founded}}, {{number}} day earlier.',
    before_other: '{{failed}}: {{failure}}. {{risen}} was founded on {{founded}}, {{number}} days earlier.',
  },
  reasons: {
    'same-leader': 'Holds or held office in both: {{names}}.',
    'same-owner': 'Owns or owned a part of both: {{names}}.',
    'same-person': 'Owner of the one and director of the other, or was so: {{names}}.',
    'at-failure': 'Still there when the proceedings began: {{names}}.',
    'same-seat': 'They have had one registered office.',
    'same-activity': 'Their main activity is the same.',
    'similar-name': 'Their names have a distinctive word in common.',
    'founded-near': 'The two are within half a year.',
  },
  counter: {
    'left-long-before': 'Left more than a year before the proceedings began.',
    'joined-late': 'Joined more than a year after the foundation.',
    'identity-unsure': 'It is not sure that it is the same person.',
    'mass-seat': '{{number}} existing entities are registered at the common address.',
    'common-activity': 'The activity is common: {{share}} of known companies have it.',
    'founded-earlier': 'It was founded more than half a year before the proceedings.',
    'legal-successor': 'By the register a legal successor: an open change under the law.',
    'failure-over': 'The proceedings are over, and the sources tell no deletion of the company.',
  },
  incomplete:
    'Not everything could be looked at, or a day is not in the sources: that nothing is listed here does not mean that there is nothing.',
  print: {
    head: 'Head of the group',
    name: 'Company',
    why: 'Why it belongs here',
    year: 'Year',
    sales: 'Net sales',
    equity: 'Equity',
    headcount: 'Headcount',
    counted: 'In the sums',
    members: 'Companies of the group ({{shown}} of {{total}})',
    sums: 'Sums',
    currency: 'Currency',
    note: 'What it is of',
    failures: 'Ties to companies insolvent or compulsorily struck off',
    failure: 'What happened',
    paths: 'Path',
    phoenix: 'Phoenix signs',
    pair: 'The two companies',
    for: 'What speaks for it',
    against: 'What speaks against it',
  },
  sheet: {
    title: 'Group',
    fileName: 'group',
    heading: 'Group, {{date}}; headed by {{head}}',
    columns: {
      name: 'Company',
      registerNumber: 'Registration number',
      level: 'Level',
      verdict: 'Membership',
      why: 'Why it belongs here',
      status: 'Status',
      points: 'Rating points',
      rating: 'Risk band',
      year: 'Year',
      currency: 'Currency',
      sales: 'Net sales',
      equity: 'Equity',
      headcount: 'Headcount',
      counted: 'In the sums',
      marks: 'Remarks',
    },
    sum: 'Sum ({{currency}})',
  },
  verdicts: {
    certain: 'certain',
    possible: 'possible',
  },
}
