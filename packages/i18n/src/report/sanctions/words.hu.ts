/** Name of the section, on the page and in print. */
export const reportSanctionsWordsHu = {
  title: 'Szankciós szűrés',
} as const
