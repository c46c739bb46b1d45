import type { Provenance, Silence } from '@merleg/contract/fields'
import { listMenuFlags, type ReportHeader } from '@merleg/contract/report/header.contract'
import type { SectionNoun } from '@merleg/contract/report/report-sections'

export const testingProvenance: Provenance = {
  publisher: 'Igazságügyi Minisztérium',
  title: 'Cégjegyzék',
  url: 'https://register.example.test/13-09-128844',
  validFrom: '2019-03-17',
  validTo: null,
  recordedAt: '2026-11-01T06:00:00.000Z',
  reference: '13-09-128844',
}

const SHOWN: readonly SectionNoun[] = ['summary', 'company-data', 'changes', 'financial-report', 'sanctions']

/** A working company with some of the sections. */
export const testingHeader: ReportHeader = {
  id: '14562877',
  name: 'Dunamenti Gépgyártó és Szolgáltató Kft.',
  tax8: '14562877',
  menu: {
    ...listMenuFlags((noun) => SHOWN.includes(noun)),
    extraMenu: null,
  },
  status: { key: 'working', icon: 'status-working', color: 'good', value: 'működő' },
  risk: { value: null, band: 'unrated', label: 'nem minősített', backgroundColor: 'unrated', confidence: null },
  type: { kind: 'company', icon: 'kind-company', name: 'Korlátolt felelősségű társaság' },
  monitoring: null,
  positiveColor: null,
  negativeColor: null,
  countryCode: 'HU',
  isMadeUp: false,
}

/** Nothing is listed, and not every source tells everything. */
export const testingSilence: Silence = {
  level: 'partly',
  title: 'Ilyet nem ismerünk',
  text: 'Nincs teljes körű forrásunk a következőkről: Zálog.',
}
