import type { Texts } from '../../texts.ts'
import type { reportConnectionsAnswersHu } from './answers.hu.ts'

export const reportConnectionsAnswersEn: Texts<typeof reportConnectionsAnswersHu> = {
  relations: {
    owner: 'owner',
    beneficial: 'beneficial owner told by the register',
    leader: 'officer',
    succession: 'predecessor',
  },
  kinds: {
    company: 'company',
    person: 'person',
    other: 'organisation',
  },
  focus: 'centre of the picture',
  banned: 'disqualified',
  unrated: 'not rated',
  unratedThen: 'no rating from then',
  hub_one: 'hub, {{number}} more connection',
  hub_other: 'hub, {{number}} more connections',
  rests: {
    owners_one: '+ {{number}} more owner',
    owners_other: '+ {{number}} more owners',
    leaders_one: '+ {{number}} more officer',
    leaders_other: '+ {{number}} more officers',
    interests_one: '+ {{number}} more interest',
    interests_other: '+ {{number}} more interests',
    led_one: '+ {{number}} more company led',
    led_other: '+ {{number}} more companies led',
    successions_one: '+ {{number}} more legal predecessor or successor',
    successions_other: '+ {{number}} more legal predecessors or successors',
  },
  restOf: 'can be expanded',
  unknown: 'Unknown owner',
  unknownText: '{{share}} of which nothing is known',
  rows: {
    kind: 'Kind',
    registerNumber: 'Registration number',
    seat: 'Registered office',
    address: 'Address',
    status: 'Status',
    rating: 'Rating',
    connections: 'Connections',
  },
  drawnOf: '{{drawn}} shown, {{hidden}} not',
  drawnAll: '{{drawn}}, all shown',
  day: {
    came: '+{{number}}: {{ties}}',
    went: '−{{number}}: {{ties}}',
    changed: 'changed {{number}}: {{ties}}',
    tie: '{{source}} ({{relation}}, {{target}})',
    more: '{{ties}} and {{number}} more',
  },
  notes: {
    drawn: 'Parties shown: {{parties}}, connections: {{connections}}, as of {{date}}.',
    ended_one: '{{number}} ended connection is hidden (all roles between two parties count as one).',
    ended_other: '{{number}} ended connections are hidden (all roles between two parties count as one).',
    otherKinds_one: '{{number}} connection is hidden because owners or officers are switched off.',
    otherKinds_other: '{{number}} connections are hidden because owners or officers are switched off.',
    alone_one: '{{number}} connection is hidden because the other party has no further connection.',
    alone_other: '{{number}} connections are hidden because the other party has no further connection.',
    overLimit_one:
      '{{number}} connection did not fit: the picture shows {{limit}} at most, those in force first, then larger shares, then officers.',
    overLimit_other:
      '{{number}} connections did not fit: the picture shows {{limit}} at most, those in force first, then larger shares, then officers.',
    inHubs_one: '{{number}} connection is folded into hubs, which can be expanded.',
    inHubs_other: '{{number}} connections are folded into hubs, which can be expanded.',
  },
  picture: {
    title: 'Network of {{company}}',
    state: 'as of {{date}}',
    sources: 'Source: {{sources}}',
  },
  sheet: {
    title: 'Network',
    fileName: 'network',
    heading: 'Network, {{date}}',
    levels1:
      'Levels: 1 – the file holds the connections of the picture, {{limit}} at most, and no further connections of the other parties.',
    levels2:
      'Levels: 2 – the file holds the connections of the picture, {{limit}} at most, and none beyond the second level.',
    hub: '{{name}} ({{number}})',
    hubs: 'Folded hubs, in brackets how many of their connections the file does not hold: {{hubs}}',
    moreHubs: 'and {{number}} more hubs',
  },
  printed: 'Connections as of {{date}}',
}
