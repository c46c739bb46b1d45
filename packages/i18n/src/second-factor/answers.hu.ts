/** What the server answers about the second factor. */
export const secondFactorAnswersHu = {
  confirmed: 'Köszönjük, az igazolás öt percig érvényes.',
  appSet: 'A hitelesítő alkalmazást beállítottuk. A többi eszközén kijelentkeztettük.',
  appRemoved: 'A hitelesítő alkalmazást eltávolítottuk.',
  codesMade: 'Új helyreállító kódokat készítettünk; a korábbiak már nem használhatók.',
} as const
