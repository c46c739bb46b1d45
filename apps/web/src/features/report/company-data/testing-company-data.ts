import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { DataGroup, DataItem, getCompanyData } from '@merleg/contract/report/company-data.contract'
import { testingProvenance, testingSilence } from '../header/testing-header.ts'

type DataRow = DataItem['rows'][number]

export function row(key: string, value: string, changes: Partial<DataRow> = {}): DataRow {
  return { key, keyIcon: null, value, valueUrl: null, valueIcon: null, style: 'plain', ...changes }
}

export function item(id: string, rows: DataRow[], changes: Partial<DataItem> = {}): DataItem {
  return { id, counter: 1, valid: true, rows, dates: '2019. 03. 17. –', provenance: testingProvenance, ...changes }
}

export function group(heading: Pick<DataGroup, 'id' | 'title'> & Partial<DataGroup>, items: DataItem[]): DataGroup {
  const inactive = items.filter(({ valid }) => !valid).length
  return {
    type: 'other',
    open: false,
    hasMore: false,
    active: items.length - inactive,
    inactive,
    counts:
      items.length === 1
        ? null
        : `${items.length - inactive} hatályos${inactive === 0 ? '' : `, ${inactive} megszűnt`}`,
    basis: null,
    items,
    ...heading,
  }
}

/** Some groups of each tab; the seat has a version that ended. */
export const testingCompanyData: EndpointAnswer<typeof getCompanyData> = {
  downloadUrl: '/api/report/14562877/print-extract?all=false',
  asOf: '2026-11-20',
  knownAt: null,
  firstKnownOn: '2019-06-15',
  lastStatementDay: '2025-12-31',
  notYet: null,
  silence: { company: testingSilence, members: testingSilence, news: testingSilence },
  groups: [
    group({ id: 'name', title: 'A cég elnevezése', open: true }, [
      item('name:1', [row('Név', 'Dunamenti Gépgyártó és Szolgáltató Kft.', { style: 'strong' })]),
    ]),
    group({ id: 'seat', title: 'A cég székhelye', open: true }, [
      item('seat:1', [row('Székhely', '2600 Vác, Derecskei dűlő 14.', { keyIcon: 'seat' })]),
      item('seat:1', [row('Székhely', '1139 Budapest, Váci út 99.', { keyIcon: 'seat' })], {
        counter: 2,
        valid: false,
        dates: '2008. 03. 17. – 2019. 03. 16.',
      }),
    ]),
    group({ id: 'tax-number', title: 'A cég adószáma' }, [
      item('tax-number:1', [row('Adószám', '14562877-2-13', { style: 'code' })]),
    ]),
    group(
      { id: 'activity', title: 'A cég tevékenységi köre', hasMore: true },
      Array.from({ length: 230 }, (_, index) =>
        item(`activity:${index + 1}`, [row('TEÁOR', `${1000 + index} Tevékenység ${index + 1}`)], {
          counter: index + 1,
        }),
      ),
    ),
    group({ id: 'member', title: 'A cég tagjai', type: 'members', open: true }, [
      item('member:1', [
        row('Név', 'Vácmetál Vagyonkezelő Zrt.', { valueUrl: '/report/10738885/summary', valueIcon: 'company' }),
        row('Részesedés', '60 %', { style: 'number' }),
      ]),
    ]),
  ],
}
