/** Results of the searches by criteria. */
export const companySearchAnswersHu = {
  variants: {
    marketing: 'Marketing keresés',
    advanced: 'Részletes keresés',
  },
  moreCriteria_one: 'és még {{count}} feltétel',
  moreCriteria_other: 'és még {{count}} feltétel',
  months_one: 'az elmúlt {{count}} hónapban',
  months_other: 'az elmúlt {{count}} hónapban',
  millions: 'M Ft',
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
