import type { DataRow } from '@merleg/contract/report/company-data.contract'
import type { MarkedTimeline, TimelineItem } from '@merleg/contract/report/timeline.contract'
import { testingProvenance, testingSilence } from '../header/testing-header.ts'

export function timelineRow(key: string, value: string): DataRow {
  return { key, keyIcon: null, value, valueUrl: null, valueIcon: null, style: 'plain' }
}

export function timelineItem(id: string, changes: Partial<TimelineItem> = {}): TimelineItem {
  return {
    id,
    kind: 'places',
    action: 'began',
    on: '2024-05-06',
    date: '2024. 05. 06.',
    icon: 'site',
    title: `Új telephely ${id}`,
    link: `/report/14562877/company-data?hl=site%3A${id}`,
    valid: true,
    tone: 'neutral',
    count: 1,
    rows: [timelineRow('Telephely', `${id} utca 1.`)],
    provenance: testingProvenance,
    ...changes,
  }
}

/** Two years with an item of several kinds, one of them over. */
export const testingTimeline: MarkedTimeline = {
  years: [
    {
      year: 2024,
      items: [
        timelineItem('liquidation', {
          kind: 'procedures',
          title: 'Felszámolás kezdete',
          tone: 'negative',
          rows: [timelineRow('Ügyszám', '1.Fpk.1/2024')],
        }),
        timelineItem('site'),
      ],
    },
    {
      year: 2019,
      items: [
        timelineItem('signatory', {
          kind: 'people',
          title: 'Ügyvezető kijelölése',
          date: '2019. 01. 02.',
          valid: false,
        }),
        timelineItem('award', { kind: 'awards', title: 'Közbeszerzés nyertese', tone: 'positive' }),
      ],
    },
  ],
  company: { start: '2010. 03. 01.', name: 'Dunamenti Gépgyártó Kft.', address: '7621 Pécs, Kis utca 2.' },
  undated: { count: 3, negative: 1, text: '3 adat nincs rajta.' },
  alerts: [],
  silence: testingSilence,
}
