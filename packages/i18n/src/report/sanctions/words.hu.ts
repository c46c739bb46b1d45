/** Name of the section, on the page and in print. */
export const reportSanctionsWordsHu = {
  title: 'Szankciós szűrés',
  grades: {
    identifier: 'Azonosító egyezik',
    strong: 'Erős névegyezés',
    probable: 'Valószínű névegyezés',
    possible: 'Lehetséges névegyezés',
  },
} as const
