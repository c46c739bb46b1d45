/** Reports about foreign companies: their variants, and what they hold. */
export const internationalWordsHu = {
  title: 'Nemzetközi céginformáció',
  variants: {
    extended: 'Bővített jelentés',
    small: 'Rövid jelentés',
    check: 'Kockázati ellenőrzés',
    profile: 'Cégprofil',
  },
  parts: {
    identity: 'Azonosító adatok',
    status: 'Státusz',
    rating: 'Minősítés',
    'credit-limit': 'Ajánlott hitelkeret',
    'negative-events': 'Negatív események',
    'payment-behaviour': 'Fizetési szokások',
    activity: 'Tevékenység',
    capital: 'Tőke',
    managers: 'Vezetők',
    owners: 'Tulajdonosok',
    affiliates: 'Cégcsoport',
    'key-figures': 'Fő adatok, 1 év',
    accounts: 'Beszámolók, 3 év',
  },
} as const
