import type {
  ConnectionArticle,
  ConnectionGroup,
  ConnectionItem,
  ConnectionList,
} from '@merleg/contract/report/connection-list.contract'
import { testingProvenance, testingSilence } from '../header/testing-header.ts'

export function connectionItem(id: string, changes: Partial<ConnectionItem> = {}): ConnectionItem {
  return {
    id,
    title: `Tag ${id}`,
    isMadeUp: false,
    active: true,
    address: '1051 Budapest, Fő utca 1.',
    icons: ['T'],
    connections: [],
    borderColor: 'neutral',
    scrollTo: `owner-${id}`,
    url: `/person/p-${id}`,
    status: null,
    pathsUrl: `/connections/paths?parties=14562877,p-${id}`,
    roles: ['tulajdonos, 10 %'],
    risk: null,
    ...changes,
  }
}

export function connectionGroup(
  items: readonly ConnectionItem[],
  changes: Partial<ConnectionGroup> = {},
): ConnectionGroup {
  return {
    id: 'owner',
    title: 'Tulajdonosok',
    icon: 'owner',
    active: true,
    open: true,
    subtitle: { count: 8, active: 7, inactive: 1, value: '7 aktív, 1 inaktív', banned: 0 },
    matching: items.length,
    items: [...items],
    ...changes,
  }
}

const owners = Array.from({ length: 7 }, (_, index) => connectionItem(String(index + 1), { isMadeUp: index === 0 }))
const ended = connectionItem('8', { active: false, borderColor: 'inactive' })

export const testingConnectionList: ConnectionList = {
  notes: [],
  header: {
    interest: { count: 0, active: 0, inactive: 0 },
    owner: { count: 8, active: 7, inactive: 1 },
    affiliatedCompany: { count: 1, active: 1, inactive: 0 },
  },
  groups: [
    connectionGroup([...owners, ended]),
    connectionGroup(
      [
        connectionItem('a', {
          title: 'Testvér Kft.',
          icons: ['VT'],
          scrollTo: 'affiliated-a',
          url: '/report/20000002/summary',
          connections: [{ name: 'Tag 1', url: '/person/p-1', icons: ['VT'] }],
          status: { key: 'working', icon: 'status-working', color: 'good', value: 'működő' },
          risk: { value: 71, label: 'alacsony kockázat', backgroundColor: 'low' },
          roles: [],
        }),
      ],
      {
        id: 'affiliated',
        title: 'Kapcsolódó cégek',
        subtitle: { count: 1, active: 1, inactive: 0, value: '1 aktív', banned: 0 },
      },
    ),
  ],
  asOf: '2026-11-01',
  notFollowed: 0,
  untold: ['Minta forrás: 2021. 12. 31.'],
  silence: null,
  missing: [{ ...testingSilence, title: 'Jogelődöt, jogutódot nem ismerünk' }],
}

export const testingArticle: ConnectionArticle = {
  item: connectionItem('1'),
  group: { id: 'owner', title: 'Tulajdonosok' },
  facts: [
    {
      company: { name: 'Minta Kft.', url: '/report/14562877/summary' },
      party: { name: 'Tag 1', url: '/person/p-1' },
      section: 'Tagok',
      role: 'tulajdonos, 60 %',
      active: true,
      dates: '2018. 01. 01. –',
      provenance: testingProvenance,
    },
  ],
  untold: ['Minta forrás: 2021. 12. 31.'],
  changes: [{ on: '2018-01-01', date: '2018. 01. 01.', text: 'Tag 1 – Minta Kft.: tulajdonos, 60 %' }],
}
