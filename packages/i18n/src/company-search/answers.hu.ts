/** Results of the searches by criteria. */
export const companySearchAnswersHu = {
  variants: {
    marketing: 'Marketingkeresés',
    advanced: 'Részletes keresés',
  },
  moreCriteria_one: 'és még {{count}} feltétel',
  moreCriteria_other: 'és még {{count}} feltétel',
  months_one: '{{count}} hónapon belül',
  months_other: '{{count}} hónapon belül',
  millions: 'M Ft',
  /** Whom a search passes over in silence. */
  limits: {
    amounts:
      'Az összeghatárok forintban értendők, és nem számítunk át: az a cég, amelynek a figyelembe vett beszámolója más pénznemben készült, az összegeitől függetlenül nincs a találatok között. Az ilyen cégeket nem számoltuk meg.',
    wholeYear:
      'Az árbevételre, az EBITDA-ra, az eredményekre és a társasági adóra kért határokat csak {{from}}–{{to}} napos üzleti évvel nézzük: az a cég, amelynek a figyelembe vett beszámolója rövidebb vagy hosszabb üzleti évről szól, az összegeitől függetlenül nincs a találatok között. Az ilyen cégeket nem számoltuk meg.',
    growth:
      'Az árbevétel változását csak azonos pénznemű, egész évek között nézzük: az a cég, amelynél nincs két ilyen egymást követő év, nincs a találatok között.',
    order:
      'Az árbevétel szerinti sorrend csak a forintos beszámolókra szól: akié más pénznemben készült, a sor végén áll, bármekkora az árbevétele.',
    likeness:
      'Az árbevétel hasonlóságát csak egész évről szóló forintos beszámolók között néztük: akinek ilyen nincs, annak az árbevétele ismeretlennek számított, közepes eltéréssel.',
    noLikeness:
      'Az árbevétel hasonlóságát nem tudtuk nézni: akikhez hasonlót keres, azok közül senkinek sem ismert egész évről szóló forintos árbevétele, ezért a többi szempont döntött.',
    noActivity:
      'Akikhez hasonlót keres, azok közül senkinek sem ismert olyan főtevékenysége, amely szerint hasonlót kereshetnénk: ezért egyetlen céget sem hasonlítottunk hozzájuk.',
    nearest:
      'Hasonlónak az ágazat {{limit}} leginkább hasonló cégét vesszük: az ágazat többi cége akkor sincs a találatok között, ha a többi feltételnek megfelel.',
  },
  alike: {
    sales: 'hasonló árbevétel',
    headcount: 'hasonló létszám',
    age: 'hasonló életkor',
    growth: 'hasonló árbevétel-változás',
    equityRatio: 'hasonló sajáttőke-arány',
    rating: 'hasonló minősítés',
    activity: 'hasonló tevékenység',
    place: 'közeli székhely',
    legalForm: 'azonos cégforma',
  },
}
