import type { PrintDocument } from '@merleg/contract/report/print.contract'

/** A document with a block of every kind. */
export const testingPrint: PrintDocument = {
  title: 'Cégriport',
  companyName: 'Dunamenti Gépgyártó Kft.',
  madeUp: 'KITALÁLT BEMUTATÓ ADATOK',
  asOf: 'Állapot: 2026. 11. 20.',
  printedOn: '2026-11-20',
  notice: 'Tájékoztató jellegű összeállítás.',
  facts: [{ key: 'Adószám', value: '14562877-2-13' }],
  verdict: [{ type: 'note', text: 'Összkép: alacsony kockázat', tone: 'plain' }],
  sections: [
    {
      id: 'summary',
      title: 'Összefoglaló',
      blocks: [
        { type: 'note', text: 'Negatív saját tőke. <b>x</b>', tone: 'negative' },
        { type: 'facts', rows: [{ key: 'Székhely', value: '2600 Vác', note: '[1]' }] },
        {
          type: 'charts',
          charts: [
            {
              title: 'Árbevétel',
              unit: 'millió Ft',
              labels: ['2023', '2024', '2025'],
              scaleEnd: null,
              bars: [
                { value: 12, text: '12,0' },
                { value: null, text: '' },
                { value: -3, text: '−3,0' },
              ],
              barsName: 'Cég',
              lines: [{ name: 'medián', values: [1, 2, 3] }],
              band: { name: 'kvartilisek közt', lower: [0, 1, 2], upper: [2, 3, 4] },
            },
          ],
        },
      ],
    },
    {
      id: 'financialReport',
      title: 'Beszámolók',
      blocks: [
        {
          type: 'table',
          caption: 'Mérleg 2025 (ezer Ft)',
          columns: [
            { title: 'Megnevezés', align: 'left', weight: 1 },
            { title: '2025', align: 'right', weight: 0 },
          ],
          rows: [[{ text: 'Saját tőke', strong: true, indent: 1 }, { text: '−900' }]],
          empty: null,
        },
        { type: 'heading', text: 'Képviseletre jogosultak', note: '1 hatályos' },
        {
          type: 'items',
          items: [
            {
              lead: '1.',
              title: null,
              muted: false,
              rows: [{ key: 'Név', value: 'Minta Ilona' }],
              foot: '[1] · Hatályos',
            },
          ],
        },
      ],
    },
  ],
  sources: ['Cégbíróság: Cégnyilvántartás'],
  available: [],
  downloadUrl: '/api/report/print/14562877/x',
}
