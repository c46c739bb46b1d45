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
