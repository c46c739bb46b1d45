import type { ChangedField, FactChange } from '@merleg/contract/report/changes.contract'
import type { DataRow } from '@merleg/contract/report/company-data.contract'
import { testingProvenance, testingSilence } from '../header/testing-header.ts'
import type { Changes } from './changes-filter.ts'

function row(key: string, value: string): DataRow {
  return { key, keyIcon: null, value, valueUrl: null, valueIcon: null, style: 'plain' }
}
function field(key: string, before: string | null, after: string | null): ChangedField {
  const [was, is] = [before, after].map((value) => (value === null ? null : row(key, value)))
  return { before: was ?? null, after: is ?? null, isChanged: before !== after }
}
const version = (days: string) => ({ days, provenance: testingProvenance })

export function change(id: string, changes: Partial<FactChange>): FactChange {
  return {
    id,
    kind: 'added',
    day: '2026-02-01',
    knownSince: '2026-02-03T08:00:00.000Z',
    before: null,
    after: version('2026. 02. 01. –'),
    fields: [field('Név', null, 'Új Ubul')],
    between: [],
    ...changes,
  }
}

/** A change of every kind. */
export const testingChanges: Changes = {
  view: 'world',
  from: '2025-11-21',
  to: '2026-11-21',
  knownAt: null,
  firstKnownOn: '2019-06-15',
  lastStatementDay: '2025-12-31',
  silence: testingSilence,
  downloadUrl: '/api/report/14562877/changes-download?from=2025-11-21&to=2026-11-21&view=world',
  groups: [
    {
      id: 'headcount',
      title: 'Létszám',
      changes: [
        change('headcount:', {
          kind: 'passing',
          before: version('2020. 01. 01. – 2025. 12. 31.'),
          after: version('2026. 02. 01. –'),
          fields: [field('Létszám', '46 fő', '46 fő')],
          between: [{ ...version('2026. 01. 01. – 2026. 01. 31.'), rows: [row('Létszám', '51 fő')] }],
        }),
      ],
    },
    {
      id: 'member',
      title: 'Tagok',
      changes: [
        change('member:1', {
          kind: 'changed',
          before: version('2019. 03. 17. – 2026. 01. 31.'),
          fields: [field('Név', 'Kovács Béla', 'Kovács Béla'), field('Részesedés', '40 %', '60 %')],
        }),
        change('member:2', {}),
        change('member:3', {
          kind: 'ended',
          before: version('– 2026. 01. 31.'),
          after: null,
          fields: [field('Név', 'Régi Rezső', null)],
        }),
      ],
    },
  ],
  statements: [
    {
      id: '2024',
      kind: 'restated',
      year: 2024,
      periodStart: '2024-01-01',
      periodEnd: '2024-12-31',
      isConsolidated: false,
      before: { layout: 'Éves beszámoló', currency: 'HUF', filedOn: '2025-05-31', provenance: testingProvenance },
      after: { layout: 'Éves beszámoló', currency: 'HUF', filedOn: '2026-01-10', provenance: testingProvenance },
      lines: [
        {
          code: 'netSales',
          label: 'Értékesítés nettó árbevétele',
          part: 'Eredménykimutatás',
          column: 'Tárgyév',
          before: 100_000,
          after: 90_000,
        },
      ],
    },
  ],
}
