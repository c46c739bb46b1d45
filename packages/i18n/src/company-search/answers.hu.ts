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
    activity: 'ugyanaz a főtevékenység: {{value}}',
    county: 'ugyanaz a vármegye: {{value}}',
    type: 'ugyanaz a cégforma: {{value}}',
  },
}
