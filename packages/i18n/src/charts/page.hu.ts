/** Charts of every page: their views, their table, their picture. */
export const chartsPageHu = {
  views: {
    label: '{{card}}: nézet',
    chart: 'Diagram',
    table: 'Táblázat',
    info: 'Leírás és forrás',
  },
  columns: {
    year: 'Év',
    value: 'Érték',
  },
  million: 'millió {{unit}}',
  points: '{{card}}: értékek és források évenként',
  point: '{{label}}: {{figures}}',
  named: '{{name}}: {{value}}',
  png: 'Diagram mentése képként',
  pngFailed: 'A kép elkészítése nem sikerült.',
  table: '{{card}}, táblázat',
} as const
