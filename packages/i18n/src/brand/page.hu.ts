export const brandPageHu = {
  name: 'Mérleg',
  madeUp: 'Bemutató adatbázis: a kitaláltként jelölt cégek nem léteznek, valós céggel való egyezésük véletlen',
} as const
