/** Words of the comparison as a file. */
export const reportChangesAnswersHu = {
  statements: 'Beszámolók',
  validity: 'Hatály',
  nothingLearnt: {
    title: 'Semmi újat nem tudtunk meg',
    text: 'A két nap között a forrásaink egyike sem közölt újat a cégről. Források: {{sources}}.',
  },
  sheet: {
    title: 'Változások',
    fileName: 'valtozasok',
    world: 'Változások: {{from}} és {{to}} között',
    knowledge: 'Amit {{from}} és {{to}} között tudtunk meg',
    knownAt: 'Ismereteink szerint: {{date}}',
    columns: {
      section: 'Adatkör',
      kind: 'Változás',
      field: 'Mező',
      before: 'Előtte',
      after: 'Utána',
      day: 'Mikortól',
      validity: 'Hatály',
      source: 'Forrás',
      known: 'Tudomásunkra jutott',
    },
  },
} as const
