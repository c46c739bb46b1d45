/** What the server answers about the second factor. */
export const secondFactorAnswersHu = {
  confirmed: 'Köszönjük, most öt percig módosíthatja a bejelentkezését.',
  appSet: 'A hitelesítő alkalmazást beállítottuk. A többi eszközén kijelentkeztettük.',
  appRemoved: 'A hitelesítő alkalmazást eltávolítottuk.',
  codesMade: 'Új helyreállító kódokat készítettünk; a korábbiak már nem használhatók.',
} as const
