/** Words of the comparison as a file. */
export const reportChangesAnswersHu = {
  statements: 'Beszámolók',
  validity: 'Hatály',
  nothingLearnt: {
    title: 'Semmi újat nem tudtunk meg',
    text: 'A két nap között a forrásaink egyike sem közölt újat a cégről. Források: {{sources}}.',
  },
  /** Of days before anything of the company was read: nothing new is then no reassurance. */
  nothingRead: {
    title: 'Erről a cégről akkor még nem volt forrásunk',
    before: 'Erről a cégről {{date}} előtt egyetlen forrást sem olvastunk be.',
    until: 'Erről a cégről {{date}} végéig egyik beolvasott forrásunk sem közölt semmit.',
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
