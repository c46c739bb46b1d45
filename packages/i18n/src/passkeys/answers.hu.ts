/** What the server answers about passkeys. */
export const passkeysAnswersHu = {
  added: 'Felvettük: {{name}}. Mostantól jelszó nélkül is bejelentkezhet vele.',
  renamed: 'Az új nevet elmentettük.',
  removed: 'Töröltük: {{name}}. Ezzel már nem lehet bejelentkezni.',
} as const
