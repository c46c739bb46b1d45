import { WATCH_ORDERS } from '@merleg/contract/address-words'
import type { WatchedRow, WatchList } from '@merleg/contract/watched-rows'

/** A company of the watch list. */
export function testingWatched(given: Partial<WatchedRow> = {}): WatchedRow {
  return {
    companyId: '14562877',
    name: { value: 'Dunamenti Gépgyártó Kft.', url: '/report/14562877/summary' },
    status: { key: 'working', icon: 'status-working', color: 'good', value: 'működik' },
    address: '1117 Budapest, Fő utca 1.',
    registrationNumber: '01-09-123456',
    taxNumber: '14562877-2-43',
    cor: { value: 72, color: 'low', band: 'low', label: 'alacsony kockázat' },
    creditability: { value: 12_000_000, currency: 'HUF' },
    noLimit: null,
    ratedSince: '2026-11-20',
    lastEvents: [],
    silence: '2026. 11. 01. óta nem hallottunk róla eseményt e forrásokból: Cégjegyzék.',
    notFollowed: null,
    delete: '/api/monitoring/14562877',
    importance: 'none',
    note: '',
    labels: [],
    addedAt: '2026-11-01T10:00:00.000Z',
    isMadeUp: false,
    countryCode: 'HU',
    ...given,
  }
}

/** A page of the watch list. */
export function testingWatchList(results: WatchedRow[], given: Partial<WatchList> = {}): WatchList {
  const count = results.length
  return {
    results,
    meta: {
      count,
      total: count,
      currentPage: 1,
      perPage: 10,
      orderBy: 'name',
      order: 'asc',
      orderOptions: WATCH_ORDERS.map((id) => ({ id, label: id === 'cor' ? 'Minősítés' : id })),
    },
    monitoringLevel: 'mid',
    importanceCounts: [
      { importance: 'none', count },
      { importance: 'high', count: 0 },
    ],
    labels: [{ label: 'vevő', count: 1 }],
    downloadUrl: null,
    importExampleUrl: '/api/monitoring/import/example',
    isExporting: false,
    export: null,
    lastImport: null,
    ...given,
  }
}
