/** What the server says of billing details. */
export const billingAnswersHu = {
  saved: 'A számlázási adatokat elmentettük.',
} as const
