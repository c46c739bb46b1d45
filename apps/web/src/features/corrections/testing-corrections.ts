import type { Correction, DisputedValue } from '@merleg/contract/corrections.contract'

const source = {
  publisher: 'Igazságügyi Minisztérium',
  title: 'Cégjegyzék',
  url: null,
  validFrom: '2020-01-01',
  validTo: null,
  recordedAt: '2026-01-01T00:00:00.000Z',
  reference: null,
}

export const testingDisputed: DisputedValue = {
  number: 7,
  section: 'company-data',
  field: 'Székhely',
  fieldKey: null,
  shownValue: '1051 Budapest, Fő utca 1.',
  expected: '6720 Szeged, Kis utca 2.',
  sources: [source],
  state: 'reported',
  reportedAt: '2026-11-01T10:00:00.000Z',
  locale: 'hu',
}

export const testingCorrection: Correction = {
  id: '0199aa00-0000-7000-8000-000000000001',
  number: 7,
  companyId: '14562877',
  companyName: 'Példa Kft.',
  section: 'company-data',
  field: 'Székhely',
  fieldKey: null,
  shownValue: '1051 Budapest, Fő utca 1.',
  sources: [source],
  fault: 'Elköltöztek.',
  expected: '6720 Szeged, Kis utca 2.',
  evidence: '',
  file: null,
  state: 'reported',
  reportedAt: '2026-11-01T10:00:00.000Z',
  decidedAt: null,
  notices: [{ kind: 'answered', body: 'Utánanézünk.', at: '2026-11-02T10:00:00.000Z' }],
}
