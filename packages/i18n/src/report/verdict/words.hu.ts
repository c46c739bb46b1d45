/** The block at the head of a report that says what to know first, on its page and in print. */
export const reportVerdictWordsHu = {
  title: 'Összkép',
  rating: 'Kockázati besorolás',
  advice: 'Hiteljavaslat',
  limit: 'Ajánlott hitelkeret',
  for: 'Ami mellette szól',
  against: 'Ami ellene szól',
  none: { for: 'A pontszámban semmi sem szól mellette.', against: 'A pontszámban semmi sem szól ellene.' },
  alerts: 'Figyelmeztetések a beszámolókból',
  ofAll: '{{total}} figyelmeztetésből a legsúlyosabbak',
  negative: 'Negatív információk',
  positive: 'Pozitív információk',
  coverage: 'Meddig terjed, amit tudunk',
  sources: 'Források: {{sources}}.',
  locked: 'Az előfizetésében nem szereplő részek: {{sections}}.',
} as const
