/** What the server answers to a request of a user. */
export const requestsAnswersHu = {
  message: 'Üzenetét megkaptuk, munkatársunk hamarosan válaszol.',
  offer: 'Ajánlatkérését megkaptuk, munkatársunk hamarosan keresni fogja.',
  topUp: 'Feltöltési kérését megkaptuk, munkatársunk hamarosan díjbekérőt küld az e-mail-címére.',
} as const
