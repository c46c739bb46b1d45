/** Companies that are written into the register under test beside the demo data, each to try the pages in one way. */
export const SEEDED = {
  /** More of everything than a page expects: people, places, awards, years, and long names. */
  overLong: '98000010',
  /** A name and a tax number. */
  tiny: '98000027',
  /** Every text of every section tries to run, to lead away, or to break the line. */
  hostile: '98000034',
  selfemployed: 'SE98000041',
  tinySelfemployed: 'SE98000058',
  nonprofit: 'NP98000065',
  tinyNonprofit: 'NP98000072',
  budgetary: 'BI98000089',
  tinyBudgetary: 'BI98000096',
  educational: 'EI98000106',
  tinyEducational: 'EI98000113',
  taxentity: 'TE98000120',
  tinyTaxentity: 'TE98000137',
  /** Romanian, with twelve years of accounts. */
  foreign: 'ro-98000144',
  /** Estonian: a name and a status. */
  tinyForeign: 'ee-98000151',
  /** As hostile as the other one, with the page of the simpler kinds. */
  hostileNonprofit: 'NP98000168',
} as const

export type SeededName = keyof typeof SEEDED
