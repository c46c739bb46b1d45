const LONG =
  'Rendkívül Hosszú Nevű Mezőgazdasági, Élelmiszeripari, Kereskedelmi, Szállítmányozási és Szolgáltató Próba Korlátolt Felelősségű Társaság'

/** Companies that a user watches, of which something is heard then; each series, from 0 to 9, is of one user. */
export function alertedCompanies(series: number) {
  const id = (place: number): string => String(98_200_000 + series * 10 + place)
  return {
    wound: { id: id(1), name: 'Bukó Próba Kft.' },
    moved: { id: id(2), name: 'Költöző Próba Zrt.' },
    overLong: { id: id(3), name: LONG },
  }
}
