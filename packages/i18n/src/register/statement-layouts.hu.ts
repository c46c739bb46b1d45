/** Names of the statement layouts and of their parts, and what the checks of a filing find. */
export const registerStatementLayoutsHu = {
  types: {
    'hu-full-a': 'Éves beszámoló',
    'hu-full-a-function-cost': 'Éves beszámoló',
    'hu-simplified-a': 'Egyszerűsített éves beszámoló',
    'hu-micro': 'Mikrogazdálkodói egyszerűsített éves beszámoló',
    'ro-short': 'Éves beszámoló közzétett adatai (Románia)',
    'ee-short': 'Éves beszámoló közzétett adatai (Észtország)',
    'lv-short': 'Éves beszámoló közzétett adatai (Lettország)',
    'lv-short-function-cost': 'Éves beszámoló közzétett adatai (Lettország, forgalmi költség eljárás)',
    'gb-accounts': 'Éves beszámoló címkézett adatai (Egyesült Királyság)',
    'no-short': 'Éves beszámoló közzétett adatai (Norvégia)',
  },
  parts: {
    balance: 'Mérleg',
    incomeStatement: 'Eredménykimutatás',
  },
  variants: {
    A: '„A” változat',
    totalCost: '„A” változat, összköltség eljárás',
    functionCost: '„A” változat, forgalmi költség eljárás',
  },
  consolidated: 'összevont (konszolidált)',
  columns: {
    rowNumber: 'Sorszám',
    label: 'A tétel megnevezése',
    previous: 'Előző év',
    amendments: 'Előző év(ek) módosításai',
    current: 'Tárgyév',
  },
  findings: {
    'balance-mismatch': 'Az eszközök és a források összege nem egyezik: az eltérés {{difference}}.',
    'subtotal-mismatch':
      '{{line, capitalArticle}} „{{line}}” sor nem egyezik a részeinek összegével: az eltérés {{difference}}.',
    'profit-mismatch': 'A mérleg és az eredménykimutatás adózott eredménye nem egyezik: az eltérés {{difference}}.',
    'of-which-exceeds':
      '{{line, capitalArticle}} „{{line}}” sor nagyobb, mint az egész, amelynek része („{{whole}}”): a többlet {{difference}}.',
    'unexpected-sign': '{{line, capitalArticle}} „{{line}}” sor negatív ({{difference}}), noha nem lehetne az.',
    'thousand-slip':
      'A fő sorok nagyjából ezerszer akkorák vagy ezredakkorák, mint a szomszédos években: az összegek valószínűleg más nagyságrendben (forint – ezer forint) szerepelnek.',
    'unit-unclear':
      'A szomszédos évek fő sorai nagyjából ezerszeresen eltérnek, és nem dönthető el, melyik év áll rossz nagyságrendben (forint – ezer forint): ez az év sem számít.',
  },
} as const
