/** The page of paths between parties. */
export const reportConnectionPathsPageHu = {
  addParty: 'Cég hozzáadása',
  persons: 'Magánszemély a róla szóló oldalról vehető fel.',
  remove: '{{name}} eltávolítása',
  full: 'Legfeljebb {{count}} fél választható.',
  tooMany: '{{chosen}} fél van kiválasztva, legfeljebb {{count}} között kereshető út: vegyen ki néhányat.',
  print: 'Nyomtatás, PDF',
  picture: 'Az utak képe',
  choose: 'Válasszon legalább két felet',
  chooseText: 'Két–tíz cég vagy személy között keressük a legrövidebb utakat, legfeljebb hat lépésig.',
  kindsLabel: 'Milyen kapcsolatokon át',
  asOf: 'Állapot',
  hubTies: 'Csomópont',
  hubOption: '{{number}} kapcsolat felett',
} as const
