import type { Marketing } from '@merleg/contract/report/marketing.contract'
import { testingProvenance, testingSilence } from '../header/testing-header.ts'

const WORKING = { key: 'working', icon: 'status-working', color: 'good', value: 'működő' }

export function association(
  name: string,
  changes: Partial<Marketing['associations'][number]> = {},
): Marketing['associations'][number] {
  return {
    kind: 'commonOwner',
    type: 'Közös tulajdonos',
    registrationNumber: null,
    name,
    link: null,
    through: 'Tag Tamás',
    status: WORKING,
    valid: true,
    ...changes,
  }
}

/** Of everything one in force and one that is over. */
export const testingMarketing: Marketing = {
  contact: {
    phones: [
      {
        value: '+36 1 234 5678',
        url: 'tel:+3612345678',
        valid: true,
        dates: '2020. 01. 01. –',
        provenance: testingProvenance,
      },
      {
        value: '+36 1 111 1111',
        url: 'tel:+3611111111',
        valid: false,
        dates: '2010. 01. 01. – 2019. 12. 31.',
        provenance: testingProvenance,
      },
    ],
    emails: [],
    websites: [{ value: 'javascript:alert(1)', url: null, valid: true, dates: null, provenance: testingProvenance }],
  },
  interests: [
    {
      registrationNumber: '01-09-123456',
      name: 'Leány Kft.',
      url: '/report/30000001/summary',
      status: WORKING,
      share: '75 %',
      valid: true,
      dates: '2018. 01. 01. –',
      provenance: testingProvenance,
    },
    {
      registrationNumber: null,
      name: 'Régi Leány Kft.',
      url: '/report/30000002/summary',
      status: null,
      share: null,
      valid: false,
      dates: '– 2017. 12. 31.',
      provenance: testingProvenance,
    },
  ],
  hasMoreInterests: false,
  associations: [
    association('Testvér Kft.', { link: '/report/20000002/summary' }),
    association('Szomszéd Kft.', { kind: 'sameSeat', type: 'Azonos székhely', through: 'Fő utca 1.' }),
    association('Egykori Kft.', { valid: false }),
  ],
  hasMoreAssociations: false,
  silence: { contacts: testingSilence, interests: testingSilence, associations: testingSilence },
}
