import type { FinalOwner, OwnerEntry } from '@merleg/contract/report/final-owner.contract'
import { testingProvenance } from '../header/testing-header.ts'

function ownerEntry(name: string, changes: Partial<OwnerEntry> = {}): OwnerEntry {
  return {
    name,
    link: '/person/p-1',
    icon: 'owner',
    prohibited: false,
    address: '1051 Budapest, Fő utca 1.',
    percent: '25 %',
    source: testingProvenance,
    level: 2,
    verdict: 'certain',
    notes: [],
    figures: [{ title: 'Magyar szabály', percent: '25 %', verdict: 'biztosan eléri a küszöböt' }],
    paths: [
      {
        steps: [
          { name, link: '/person/p-1', percent: '50 %' },
          { name: 'Köztes Kft.', link: '/report/20000001/summary', percent: '50 %' },
          { name: 'Minta Kft.', link: null, percent: null },
        ],
        percent: '25 %',
      },
    ],
    pathNote: null,
    ...changes,
  }
}

/** A final owner through a company, and a manager who stands in if the rest reveals nobody. */
export const testingFinalOwner: FinalOwner = {
  groups: [
    {
      id: 'final',
      title: 'Tényleges tulajdonosok',
      icon: 'owner',
      level: 1,
      count: 3,
      items: [ownerEntry('Tag Tamás', { prohibited: true })],
    },
    {
      id: 'stand-in',
      title: 'Vezető tisztségviselők tényleges tulajdonos helyett',
      icon: 'signatory',
      level: 1,
      count: 1,
      items: [
        ownerEntry('Vezető Vera', {
          percent: null,
          source: null,
          level: null,
          verdict: null,
          notes: ['Nem tulajdonosként, hanem vezető tisztségviselőként szerepel.'],
          figures: [],
          paths: [],
        }),
      ],
    },
  ],
  asOf: '2026-11-20',
  law: 'Pmt. 3. § 38.',
  unknown: '10 %',
  reasons: ['Meg nem nevezett tulajdonosok: 10 %.'],
  silence: null,
  told: {
    title: 'A nyilvántartás által közölt tényleges tulajdonosok',
    count: 0,
    owners: [],
    statements: [],
    notes: [],
    silence: {
      level: 'unknown',
      title: 'A betöltött források nem közölnek tényleges tulajdonost',
      text: 'Cégbíróság; 2026. 11. 20.',
    },
  },
}
