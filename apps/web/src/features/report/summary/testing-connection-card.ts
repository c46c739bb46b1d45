import type { ConnectionCounts } from '@merleg/contract/report/connection-list.contract'
import type { FinalOwnerBrief } from '@merleg/contract/report/final-owner.contract'

export const testingConnectionCounts: ConnectionCounts = {
  groups: [{ id: 'owner', title: 'Tulajdonosok', value: '2 aktív, 1 inaktív' }],
  lines: [
    { text: 'Aktív kapcsolat: 2, megszűnt: 1 (személyek és cégek, mindegyik egyszer).', tone: 'plain' },
    { text: '1 aktív kapcsolat vezet eltiltott személyhez, vagy csődben álló céghez.', tone: 'warning' },
  ],
  silence: null,
  asOf: '2026-11-01',
}

export const testingOwnerBrief: FinalOwnerBrief = {
  outcome: 'certain',
  text: 'Tényleges tulajdonos: 1 személy, a források szerint biztosan.',
  names: [{ name: 'Tag Tamás', link: '/person/p-1' }],
  asOf: '2026-11-01',
}
