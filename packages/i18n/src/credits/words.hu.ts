/** Words of prepaid credit, on its pages and in the files of its statement. */
export const creditsWordsHu = {
  statement: 'Egyenlegkivonat',
  sum: 'Összesen',
  accounts: {
    normal: 'Normál egyenleg',
    international: 'Nemzetközi egyenleg',
  },
  kinds: {
    'top-up': 'Feltöltés',
    charge: 'Vásárlás',
    hold: 'Zárolás',
    capture: 'Vásárlás (teljesítve)',
    release: 'Feloldás',
    refund: 'Visszatérítés',
    adjustment: 'Helyesbítés',
  },
  products: {
    'list-export': 'Céglista',
    'foreign-report': 'Külföldi céginformáció',
    'foreign-order': 'Külföldi megrendelés',
  },
  columns: {
    seq: 'Sorszám',
    day: 'Nap',
    at: 'Időpont',
    kind: 'Tétel',
    product: 'Termék',
    title: 'Megnevezés',
    reason: 'Indok',
    user: 'Felhasználó',
    amount: 'Összeg',
    balanceAfter: 'Egyenleg utána',
  },
}
