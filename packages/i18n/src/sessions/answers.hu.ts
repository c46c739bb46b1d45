/** What the server answers about sessions. */
export const sessionsAnswersHu = {
  ended: 'Ott kijelentkeztettük.',
  othersEnded: 'Minden más eszközén kijelentkeztettük.',
} as const
