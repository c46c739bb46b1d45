import type { NetworkLink, NetworkNode } from '@merleg/contract/report/connections.contract'
import type { Connections } from './connections.queries.ts'
import { testingProvenance, testingSilence } from '../header/testing-header.ts'

const WORKING = { key: 'working', icon: 'status-working', color: 'good', value: 'működő' }

function node(id: string, name: string, given: Partial<NetworkNode> = {}): NetworkNode {
  return {
    id,
    name,
    coord: { x: 0, y: 0 },
    fill: 'good',
    icons: [],
    rows: [{ key: 'Státusz', value: 'működő' }],
    shadow: false,
    kind: 'company',
    text: '71 · alacsony kockázat',
    url: `/report/${id}/summary`,
    status: WORKING,
    risk: { value: 71, band: 'low', label: 'alacsony kockázat' },
    depth: 1,
    hidden: 0,
    isHub: false,
    isExpanded: false,
    expands: null,
    ...given,
  }
}

function link(source: string, target: string, given: Partial<NetworkLink> = {}): NetworkLink {
  const ends = { id: `${source}>${target}`, source, target }
  const look = { color: 'owner', marker: 'arrow', mark: 'T' } as const
  return {
    ...ends,
    ...look,
    share: '60 %',
    relation: 'tulajdonos, 60 %',
    dates: '2015. 01. 01. –',
    isActive: true,
    ...given,
  }
}

const PERSON = { kind: 'person', fill: 'plain', text: 'személy', url: null, status: null, risk: null } as const

/** A company, its owner with another company, a daughter, and leaders who are not drawn. */
export const testingConnections: Connections = {
  nodes: [
    node('14562877', 'Dunamenti Gépgyártó Kft.', { shadow: true, depth: 0 }),
    node('person-anna', 'Kiss Anna', { ...PERSON, coord: { x: 0, y: -2 }, hidden: 3, expands: 'person-anna' }),
    node('20000001', 'Leány Kft.', { coord: { x: -1, y: 2 } }),
    node('20000002', 'Testvér Kft.', { coord: { x: 2, y: 0 }, depth: 2 }),
    node('rest:leaders:14562877', '+ 18 további vezető', {
      ...PERSON,
      kind: 'rest',
      fill: 'muted',
      text: 'kibontható',
      rows: [],
      coord: { x: -2, y: 0 },
      expands: '14562877',
    }),
  ],
  links: [
    link('person-anna', '14562877', { mark: 'VT', relation: 'tulajdonos, 60 %, ügyvezető' }),
    link('14562877', '20000001', { share: '100 %', relation: 'tulajdonos, 100 %' }),
    link('person-anna', '20000002', { share: null, relation: 'tulajdonos', isActive: false }),
    link('rest:leaders:14562877', '14562877', {
      color: 'leader',
      marker: 'none',
      mark: 'V',
      share: null,
      relation: 'vezető',
    }),
  ],
  prefill: { levels: 1, owners: true, leaders: true, onlyActive: true, withoutConnections: true, limit: 100 },
  asOf: '2026-11-22',
  days: [
    { day: '2015-01-01', text: '+1: Kiss Anna (tulajdonos, Dunamenti Gépgyártó Kft.)' },
    { day: '2020-02-02', text: '−1: Régi Rezső (ügyvezető, Dunamenti Gépgyártó Kft.)' },
  ],
  counts: {
    parties: 4,
    connections: 3,
    leftOut: { ended: 1, otherKinds: 0, alone: 0, overLimit: 18, inHubs: 0 },
  },
  notes: ['4 szereplő és 3 kapcsolat látszik, 2026. 11. 22. állapot szerint.', '1 megszűnt kapcsolat rejtve.'],
  sources: [testingProvenance],
  picture: { title: 'Kapcsolati háló: Dunamenti Gépgyártó Kft.', lines: ['2026. 11. 22. állapot szerint'] },
  legend: { statuses: [WORKING], bands: [{ band: 'low', label: 'alacsony kockázat' }] },
  silence: testingSilence,
}
