import type { GroupMember, ReportGroup } from '@merleg/contract/report/group.contract'
import { testingProvenance } from '../header/testing-header.ts'

const working = { key: 'working', icon: 'status-working', color: 'good', value: 'működő' }
const ceased = { key: 'ceased', icon: 'status-ceased', color: 'inactive', value: 'megszűnt' }

function groupMember(name: string, changes: Partial<GroupMember> = {}): GroupMember {
  return {
    name,
    url: `/report/${20_000_000 + name.length}/summary`,
    registerNumber: '01-09-123456',
    status: working,
    risk: { value: 69, band: 'low', label: 'alacsony kockázat', backgroundColor: '#238577' },
    isAsked: false,
    level: 1,
    verdict: 'certain',
    reasons: ['Többségben: Fő Ferenc (100 %).'],
    counted: { state: 'own', text: 'saját beszámolóval' },
    year: 2025,
    currency: 'HUF',
    sales: 500_000,
    equity: 50_000,
    headcount: 7,
    marks: [],
    ...changes,
  }
}

/** A group of two with a tie to a failed company and a strong sign. */
export const testingGroup: ReportGroup = {
  asOf: '2026-11-20',
  head: {
    name: 'Fő Ferenc',
    url: '/person/p-fo',
    kind: 'owner',
    verdict: 'certain',
    reasons: ['Végső tulajdonos: többsége van.', 'A csoport ennél nagyobb is lehet.'],
  },
  count: 120,
  possible: 1,
  offset: 0,
  members: [
    groupMember('Anya Zrt.'),
    groupMember('Minta Kft.', { isAsked: true, level: 2, marks: ['A csoport legújabb éve 2025, ez 2024. évi.'] }),
    groupMember('Talán Kft.', {
      verdict: 'possible',
      counted: { state: 'possible', text: 'nem: tagsága nem biztos' },
      risk: null,
      year: null,
      currency: null,
      sales: null,
      equity: null,
      headcount: null,
    }),
  ],
  sums: [{ currency: 'HUF', sales: 900_000, equity: 90_000, note: '2 cég, 2 beszámoló (2024–2025)' }],
  headcount: { value: 14, note: '2 cégé ismert' },
  notes: ['Amit a cégek egymásnak adtak el, kétszer is benne lehet.'],
  failures: {
    count: 1,
    inactive: 1,
    items: [
      {
        name: 'Bukott Kft.',
        url: '/report/20000004/summary',
        status: ceased,
        kind: 'under-liquidation',
        text: 'felszámolás, kezdete: 2012. 01. 01.',
        steps: 2,
        paths: [
          {
            text: 'Fő Ferenc – Minta Kft.: ügyvezető; Fő Ferenc – Bukott Kft.: ügyvezető',
            parties: [
              { name: 'Minta Kft.', url: null },
              { name: 'Fő Ferenc', url: '/person/p-fo' },
              { name: 'Bukott Kft.', url: '/report/20000004/summary' },
            ],
            time: 'A kapcsolat fennállt, amikor az eljárás megkezdődött.',
            isOverlap: true,
            isActive: false,
          },
        ],
        morePaths: 2,
      },
    ],
    notes: [],
    silence: null,
  },
  phoenix: {
    items: [
      {
        level: 'strong',
        title: 'Erős jel',
        failed: { name: 'Bukott Kft.', url: '/report/20000004/summary' },
        risen: { name: 'Minta Kft.', url: null },
        text: 'Bukott Kft.: felszámolás. Minta Kft. alapítása: 2012. 06. 01., 152 nappal később.',
        reasons: ['Volt közös székhelyük.'],
        counterReasons: [],
      },
    ],
    notes: ['Jel, nem tény.'],
    silence: null,
  },
  silence: null,
  sources: [testingProvenance],
}
