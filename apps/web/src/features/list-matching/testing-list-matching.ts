import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { getMatchingRows, MatchingList } from '@merleg/contract/list-matching.contract'
import type { MatchCandidate, MatchRow } from '@merleg/contract/matching-rows'

export const LIST_ID = '0199aa00-0000-7000-8000-000000000001'

export const testingList: MatchingList = {
  id: LIST_ID,
  fileName: 'partnerek.csv',
  state: 'done',
  rowCount: 3,
  doneCount: 3,
  createdAt: '2026-11-22T10:00:00Z',
  expiresAt: '2027-01-03T10:00:00Z',
  hasHeading: true,
  roles: ['name', 'settlement', null],
  firstRow: ['Partner', 'Város', 'Egyenleg'],
  preview: [['Gombaj Pékség', 'Vác', '12']],
  counts: [
    { grade: 'certain', count: 1, openCount: 1 },
    { grade: 'contradiction', count: 0, openCount: 0 },
    { grade: 'probable', count: 1, openCount: 1 },
    { grade: 'possible', count: 1, openCount: 1 },
    { grade: 'none', count: 0, openCount: 0 },
  ],
  matchedCount: 1,
  failure: null,
}

export function testingCandidate(companyId: string, name: string): MatchCandidate {
  return {
    companyId,
    name: { value: name, url: `/report/${companyId}/summary` },
    address: '2600 Vác, Fő tér 1.',
    taxNumber: '11111111-2-13',
    registrationNumber: null,
    countryCode: 'HU',
    status: { key: 'working', icon: 'status-working', color: 'good', value: 'működő' },
    isMadeUp: false,
    risk: { value: 72, band: 'low', label: 'alacsony' },
    grade: { key: 'probable', value: 'valószínű' },
    reasons: [
      { code: 'name-mistyped', text: 'a név egy-két betűben tér el', tone: 'for' },
      { code: 'place-differs', text: 'a székhely más településen van', tone: 'against' },
    ],
  }
}

export function testingRow(row: number, name: string, candidates: MatchCandidate[]): MatchRow {
  return {
    row,
    given: [{ role: 'name', title: 'Partner', value: name }],
    grade: { key: 'probable', value: 'valószínű' },
    notes: [],
    candidates,
    decision: 'open',
    decisionText: 'eldöntendő',
    company: null,
    sameAs: [],
    sameAsCount: 0,
  }
}

export const testingRows: EndpointAnswer<typeof getMatchingRows> = {
  rows: [
    testingRow(2, 'Gombaj Pékség', [testingCandidate('11111111', 'Gombai Pékség Kft.')]),
    testingRow(3, 'Ikerház', [
      testingCandidate('22222222', 'Ikerház Bt.'),
      testingCandidate('33333333', 'Ikerház Kft.'),
    ]),
  ],
  meta: { count: 2, currentPage: 1, perPage: 20 },
  readAt: '2026-11-20T08:00:00.000Z',
}
