/** What the server answers about accounts of another provider. */
export const oidcAnswersHu = {
  linked: 'A fiókot összekapcsoltuk. Mostantól ezzel is bejelentkezhet.',
  unlinked: 'A fiók összekapcsolását megszüntettük.',
} as const
