import type { chartsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const chartsPageEn: Texts<typeof chartsPageHu> = {
  views: {
    label: '{{card}}: view',
    chart: 'Chart',
    table: 'Table',
    info: 'Definition and source',
  },
  columns: {
    year: 'Year',
    value: 'Value',
  },
  million: 'million {{unit}}',
  points: '{{card}}: values and sources by year',
  point: '{{label}}: {{figures}}',
  named: '{{name}}: {{value}}',
  png: 'Save chart as picture',
  pngFailed: 'The picture could not be made.',
  table: '{{card}}, table',
}
