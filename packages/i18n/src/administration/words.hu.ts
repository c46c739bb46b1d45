/** Words about users and what they may do: modules by the claim that opens them, roles. */
export const administrationWordsHu = {
  modules: {
    MarketingAdatok: 'Marketingadatok',
    Reszleteskereso: 'Részletes kereső',
    Monitoring: 'Monitoring',
    Kedvencek: 'Kedvencek',
    Nemzetkozi: 'Nemzetközi céginformáció',
    Osszehasonlitas: 'Összehasonlítás',
    Cegriport: 'Cégadatok',
    GazdasagiAdatok: 'Gazdasági adatok',
    Beszamolok: 'Beszámolók',
    Mutatok: 'Mutatók',
    KapcsolatiHalo: 'Kapcsolati háló',
    Idovonal: 'Idővonal',
    AgazatiMutatok: 'Ágazati mutatók',
    TenylegesTulajdonos: 'Tényleges tulajdonos',
    NegativInfo: 'Negatív információ',
    PozitivInfo: 'Pozitív információ',
  },
  roles: {
    member: 'Felhasználó',
    administrator: 'Adminisztrátor',
    operator: 'Szolgáltató munkatársa',
  },
} as const
