import type { chartsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const chartsPageDe: Texts<typeof chartsPageHu> = {
  views: {
    label: '{{card}}: Ansicht',
    chart: 'Diagramm',
    table: 'Tabelle',
    info: 'Definition und Quelle',
  },
  columns: {
    year: 'Jahr',
    value: 'Wert',
  },
  million: 'Mio. {{unit}}',
  points: '{{card}}: Werte und Quellen nach Jahr',
  point: '{{label}}: {{figures}}',
  named: '{{name}}: {{value}}',
  png: 'Diagramm als Bild speichern',
  pngFailed: 'Das Bild konnte nicht erstellt werden.',
  table: '{{card}}, Tabelle',
}
