/** Words of the report's side bar that the server says: kinds of entities. */
export const reportHeaderAnswersHu = {
  kinds: {
    company: 'Gazdasági társaság',
    selfemployed: 'Egyéni vállalkozó',
    nonprofit: 'Civil szervezet',
    budgetary: 'Költségvetési szerv',
    educational: 'Oktatási intézmény',
    taxentity: 'Adóalany',
    foreign: 'Külföldi cég',
  },
  statusOn: '{{status}} ({{date}} szerint)',
  statusUndated: '{{status}} (a legutóbb beolvasott források szerint)',
  /** Heads the column of a file that lists companies. */
  statusColumn: 'Státusz (a legutóbb beolvasott források szerint)',
  /** Stands on everything made of demonstration data. */
  madeUp: 'KITALÁLT BEMUTATÓ ADATOK – ez a cég nem létezik',
} as const
