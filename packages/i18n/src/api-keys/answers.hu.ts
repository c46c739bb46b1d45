/** What the server says of keys. */
export const apiKeysAnswersHu = {
  added: 'A kulcs elkészült. Most látható utoljára.',
  revoked: 'A kulcsot visszavontuk, több hívást nem fogadunk vele.',
} as const
