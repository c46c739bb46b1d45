/** What the server says of the network: roles, nodes that stand for several, what changed, what is not drawn. */
export const reportConnectionsAnswersHu = {
  /** What the source of an arrow is to its target. */
  relations: {
    owner: 'tulajdonos',
    beneficial: 'tényleges tulajdonos a nyilvántartás szerint',
    leader: 'vezető',
    succession: 'jogelőd',
  },
  kinds: {
    company: 'cég',
    person: 'személy',
    other: 'szervezet',
  },
  focus: 'a kép közepe',
  banned: 'eltiltva',
  unrated: 'minősítés nélkül',
  unratedThen: 'akkori minősítés nincs',
  hub_one: 'csomópont, {{number}} további kapcsolat',
  hub_other: 'csomópont, {{number}} további kapcsolat',
  /** In place of connections that are not drawn. */
  rests: {
    owners_one: '+ {{number}} további tulajdonos',
    owners_other: '+ {{number}} további tulajdonos',
    leaders_one: '+ {{number}} további vezető',
    leaders_other: '+ {{number}} további vezető',
    interests_one: '+ {{number}} további érdekeltség',
    interests_other: '+ {{number}} további érdekeltség',
    led_one: '+ {{number}} további vezetett cég',
    led_other: '+ {{number}} további vezetett cég',
    successions_one: '+ {{number}} további jogelőd, jogutód',
    successions_other: '+ {{number}} további jogelőd, jogutód',
  },
  restOf: 'kibontható',
  unknown: 'Ismeretlen tulajdonos',
  unknownText: '{{share}}, amelyről nincs adat',
  rows: {
    kind: 'Jelleg',
    registerNumber: 'Nyilvántartási szám',
    seat: 'Székhely',
    address: 'Cím',
    status: 'Státusz',
    rating: 'Minősítés',
    connections: 'Kapcsolatok',
  },
  drawnOf: '{{drawn}} látszik, {{hidden}} nem',
  drawnAll: '{{drawn}}, mind látszik',
  /** A day on which ties came or went. */
  day: {
    came: '+{{number}}: {{ties}}',
    went: '−{{number}}: {{ties}}',
    changed: 'változott {{number}}: {{ties}}',
    tie: '{{source}} ({{relation}}, {{target}})',
    more: '{{ties}} és még {{number}}',
  },
  notes: {
    drawn: '{{parties}} szereplő és {{connections}} kapcsolat látszik, {{date}} állapot szerint.',
    ended_one: '{{number}} megszűnt kapcsolat rejtve (két fél minden szerepe együtt egy kapcsolat).',
    ended_other: '{{number}} megszűnt kapcsolat rejtve (két fél minden szerepe együtt egy kapcsolat).',
    otherKinds_one: '{{number}} kapcsolatot a tulajdonosok vagy a vezetők kikapcsolása rejt el.',
    otherKinds_other: '{{number}} kapcsolatot a tulajdonosok vagy a vezetők kikapcsolása rejt el.',
    alone_one: '{{number}} kapcsolat rejtve, mert a másik félnek nincs más kapcsolata.',
    alone_other: '{{number}} kapcsolat rejtve, mert a másik félnek nincs más kapcsolata.',
    overLimit_one:
      '{{number}} kapcsolat nem fért el: a képen legfeljebb {{limit}} látszik, elöl a hatályosak, a nagyobb részesedések, majd a vezetők.',
    overLimit_other:
      '{{number}} kapcsolat nem fért el: a képen legfeljebb {{limit}} látszik, elöl a hatályosak, a nagyobb részesedések, majd a vezetők.',
    inHubs_one: '{{number}} kapcsolat csomópontokban összevonva; ezek kibonthatók.',
    inHubs_other: '{{number}} kapcsolat csomópontokban összevonva; ezek kibonthatók.',
  },
  picture: {
    title: 'Kapcsolati háló: {{company}}',
    state: '{{date}} állapot szerint',
    sources: 'Forrás: {{sources}}',
  },
  sheet: {
    title: 'Kapcsolati háló',
    fileName: 'kapcsolati-halo',
    heading: 'Kapcsolati háló, {{date}}',
    levels1:
      'Szintek: 1 – a fájl a kép legfeljebb {{limit}} kapcsolatát tartalmazza, a többi szereplő további kapcsolatait nem.',
    levels2:
      'Szintek: 2 – a fájl a kép legfeljebb {{limit}} kapcsolatát tartalmazza, a második szinten túli kapcsolatokat nem.',
    hub: '{{name}} ({{number}})',
    hubs: 'Összevont csomópontok, zárójelben a fájlból hiányzó kapcsolataik száma: {{hubs}}',
    moreHubs: 'és még {{number}} csomópont',
  },
  printed: 'Kapcsolatok, {{date}} állapot szerint',
} as const
