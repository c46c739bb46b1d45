import type { Texts } from '../../texts.ts'
import type { reportFinalOwnerAnswersHu } from './answers.hu.ts'

export const reportFinalOwnerAnswersEn: Texts<typeof reportFinalOwnerAnswersHu> = {
  groups: {
    final: 'Beneficial owners',
    possible: 'Possible beneficial owners',
    standIn: 'Senior managers in place of a beneficial owner',
    excluded: 'Persons who are not beneficial owners',
    intermediate: 'Intermediate owners',
  },
  shares: {
    ofVotes: '{{share}} (votes; ownership: {{capital}})',
    ofCapital: '{{share}} (ownership; votes: {{votes}})',
    higher: '{{share}} (the higher; ownership: {{capital}}, votes: {{votes}})',
    below: 'just under {{share}}',
    above: 'just over {{share}}',
    between: '{{from}} – {{to}}',
    atLeast: 'at least {{from}}',
    atMost: 'at most {{to}}',
    unknown: 'not known',
    partUnknown: 'how large a part is not known',
  },
  verdicts: {
    certain: 'certainly meets the threshold',
    possible: 'may meet the threshold',
    onlyUnlisted: 'may meet the threshold if part of what nobody is named for belongs to this party',
    excluded: 'cannot meet the threshold',
    alone: 'cannot meet the threshold alone',
  },
  rules: {
    economic: 'Economic share (multiplied and added, from 25%)',
    hungarian: 'Hungarian rule (more than half counts as whole, from 25%)',
    control: 'Control (more than half of the votes)',
  },
  laws: {
    hungary:
      'Act LIII of 2017, section 3, point 38: at least 25% of the votes or the ownership, indirectly as section 8:2(4) of Act V of 2013 counts it; the other control and determining influence that the Act also names are not worked out',
    union: 'Regulation (EU) 2024/1624, articles 51–54: at least 25% of the ownership or the votes, or control',
  },
  notes: {
    onlyUnlisted: 'Only if they also stand behind owners whom no source names.',
    namesakes_one:
      'No identifier tells this entry from {{count}} other of the same name: if they are one person, together they may meet the threshold.',
    namesakes_other:
      'No identifier tells this entry from {{count}} others of the same name: if they are one person, together they may meet the threshold.',
    decides: 'This would decide it if it were known: the share of {{owner}} in {{company}}.',
    decidesUnlisted: 'This would decide it if it were known: who holds the unnamed part of {{company}}.',
    helps: 'Does not decide alone, but would help: the share of {{owner}} in {{company}}.',
    helpsUnlisted: 'Does not decide alone, but would help: who holds the unnamed part of {{company}}.',
    standIn: 'Named as a senior manager, not as an owner.',
  },
  pathCircle: 'The chains add up to {{sum}}; the rest comes through circular holdings.',
  pathCut: 'Only the largest chains are shown; they add up to {{sum}}.',
  prohibited: 'disqualified person',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  withoutOwners: {
    unknown: 'not applicable',
    person:
      'This is a natural person in business: the rule of shares and votes does not apply. No source tells whether the person acts for somebody else.',
    foundation:
      'A foundation has no owners: a rule of its own looks for beneficial owners among the beneficiaries, the members of its managing body and those with determining influence (Hungarian Act LIII of 2017, section 3, point 38). No source tells beneficiaries or influence; the known representatives are in the company data.',
    association:
      'An association has members and no owners. No source tells its members or anybody’s influence; where nobody holds a quarter of the votes, the law puts the senior managers in that place.',
    institution:
      'A public body or institution has no owners: the company data name who maintains or directs it, where the source tells.',
  },
  reasons: {
    lastOwners: 'Last day on which owners were named: {{date}} ({{title}}, {{publisher}}).',
    listed: 'The company is listed on a regulated market; the first limb of the definition does not apply to it.',
    certain: 'Certainly a beneficial owner: {{names}}.',
    possible: 'May be a beneficial owner: {{names}}. The sources do not tell the shares exactly.',
    onlyUnlisted: 'None of those named ({{names}}) is one, unless they also stand behind owners whom no source names.',
    onlyIfOne:
      'None of these entries alone ({{names}}), but those of the same name may be one person, who may meet the threshold: the source gives no identifier.',
    dispersed_one: 'The part of {{count}} person is too small.',
    dispersed_other: 'The parts of {{count}} persons are each too small.',
    standIn: 'No natural person is found to be a beneficial owner, so by law the senior managers stand in.',
    standInUnless: 'If the missing parts reveal no beneficial owner either, by law the senior managers stand in.',
    standInNobody: 'No source names a senior manager.',
    contradiction:
      'The sources contradict themselves: the shares in {{company}} cannot add up to so much. There the shares count only as upper bounds.',
    cannotBeOwned: 'The sources name an owner of somebody who cannot have one: {{company}}. This was left out.',
    relatives:
      'By law the parts of close relatives are added; no source tells who they are. Nor is anything told of nominees or persons acting in concert.',
    boundsWide:
      'The circle in which companies hold each other is too large to be worked out to the end: the bounds of the shares are true, but may be wider than need be, and so may be who is possible.',
    notRead:
      'The network is too large: {{number}} owners were not read further. What is behind them counts as not known.',
    ownVotes: 'No source tells votes: they were taken from the shares, leaving out own shares.',
    someVotes: 'Where no source tells votes they were taken from the shares, leaving out own shares.',
  },
  ends: {
    state: 'State or municipality: {{share}} ({{names}}).',
    foundation: 'Foundation: {{share}} ({{names}}).',
    listed: 'Dispersed owners of a listed company: {{share}} ({{names}}).',
    abroad: 'Company abroad whose owners are not known: {{share}} ({{names}}).',
    unlisted: 'Owners who are not named: {{share}} ({{names}}).',
    unknown: 'Owner whose own owners are not known: {{share}} ({{names}}).',
    'own-shares': 'Own shares: {{share}} ({{names}}).',
    ring: 'Companies that wholly own each other, with nobody behind them: {{share}} ({{names}}).',
  },
  untold: {
    title: 'The shares are not known',
    text: 'The source does not tell shares, though it names owners: {{sources}}.',
    source: '{{title}} ({{publisher}}; {{date}})',
  },
  told: {
    title: 'Beneficial owners told by the register',
    standings: {
      'same-entry': 'The result above was made from this very entry, so it does not confirm it.',
      certain: 'Worked out from the owners as well: certainly a beneficial owner.',
      possible: 'Worked out from the owners: possible, but not certain.',
      excluded: 'Disagreement: by the shares that are told, the part is below the threshold.',
      between: 'A company that stands between the beneficial owners and this company.',
      'beyond-shares':
        'Cannot be worked out from shares: the register tells no shares or votes in figures, but control of another kind.',
      'not-found': 'Disagreement or gap: not among the owners whom the sources name.',
    },
    untold:
      'Disagreement: worked out from the owners these are certainly beneficial owners, but the register does not tell them as such: {{names}}.',
    restsOn:
      'No source names the owners of these companies: {{names}}. The calculation therefore starts from those whom the register names as controlling them.',
    byName: 'Where somebody has no identifier the comparison is by name; persons of the same name may be confused.',
  },
  changes: {
    otherLaw: 'For the earlier day another law was used: {{law}}.',
    untold:
      'Who the owners were on {{date}} is not known of: {{names}}. The source does not tell of that day: {{sources}}.',
    untoldByNobody: 'Who the owners were on {{date}} is not known of: {{names}}. No source tells of them.',
    startUnknown:
      'The source does not say since when these are owners: {{names}}. Whether they were on {{date}} is not known; the comparison counts them as if they had been.',
  },
  brief: {
    certain_one: 'Beneficial owners: {{count}}, certain by the sources.',
    certain_other: 'Beneficial owners: {{count}}, certain by the sources.',
    possible_one: 'Possible beneficial owners: {{count}}; the sources do not decide it.',
    possible_other: 'Possible beneficial owners: {{count}}; the sources do not decide it.',
    unknown: 'The beneficial owner is not known: {{reason}}',
    told_one: 'The register tells {{count}} beneficial owner.',
    told_other: 'The register tells {{count}} beneficial owners.',
    lastTold: 'Last known as of {{date}}.',
    notFound: 'The beneficial owner is not known: by the sources nobody meets the threshold.',
    large: 'The network of owners is large: its result opens on the page of the beneficial owner.',
  },
  sheet: {
    title: 'Beneficial owner',
    fileName: 'beneficial-owner',
    heading: 'Beneficial owner, {{date}}',
    kind: 'What the line says',
    kinds: {
      finding: 'Finding',
      standIn: 'Senior manager in place of an owner',
      holding: 'Direct holding',
      unlisted: 'Part of unnamed owners',
    },
  },
  print: {
    natures: 'Nature of control',
    standing: 'Beside the result worked out',
    name: 'Name',
    percent: 'Share',
    figures: 'By the three rules',
    paths: 'Chains',
    law: 'Law',
    unknown: 'Unknown ownership',
    source: 'Source',
  },
}
