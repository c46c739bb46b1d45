/** Words of the financial report and of its XLSX sheets that the server says. */
export const reportFinancialReportAnswersHu = {
  files: {
    balance: 'merleg',
    'income-statement': 'eredmenykimutatas',
  },
  sheet: {
    period: '{{from}} – {{to}}',
    unit: 'Az összegek egysége: {{unit}}',
    thousand: 'ezer {{currency}}',
    source: 'Forrás: {{publisher}}, {{title}}',
    filedOn: 'letétbe helyezve: {{date}}',
    /** Of accounts that were filed again. */
    firstFiledOn: 'először letétbe helyezve: {{date}}',
    filedAgainOn: 'ismét letétbe helyezve: {{date}}',
    dayUnknown: 'a napja nem ismert',
  },
  /** Of accounts with the column „Előző év(ek) módosításai”. */
  formerYears:
    'A beszámoló előző évek módosításait is tartalmazza: lezárt évek utólag feltárt, jelentős összegű hibáinak hatását, a többi összegtől elkülönítve. A tárgyévi és az előző évi összegekhez nem adtuk hozzá őket. Forrás: {{publisher}}, {{title}}.',
} as const
