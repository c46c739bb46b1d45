/** Bands of the rating and of the lite rating with their credit advice, by the keys of `domain/risk-rating`. */
export const riskRatingWordsHu = {
  bands: {
    minimal: 'minimális kockázat',
    low: 'alacsony kockázat',
    medium: 'közepes kockázat',
    risky: 'kockázatos',
    'very-risky': 'nagyon kockázatos',
    'extremely-risky': 'rendkívül kockázatos',
    unrated: 'nem minősített',
  },
  liteBands: {
    minimal: 'minimális kockázat',
    medium: 'közepes kockázat',
    'very-risky': 'nagyon kockázatos',
    unrated: 'nem minősített',
  },
  /** The lite bands of the self-employed (spec part 1 §4). */
  selfEmployedBands: {
    minimal: 'alacsony kockázat',
    medium: 'közepes kockázat',
    'very-risky': 'magas kockázat',
    unrated: 'nem minősített',
  },
  /** Of the band of a simplified rating: the same points mean another band than of a company. */
  simplified: '{{label}} (egyszerűsített)',
  /** Of the band of a company that the register alone speaks of: the same points by accounts say more. */
  withoutAccounts: '{{label}} (beszámoló nélkül)',
  /** Beside a rating that does not see all it should. */
  limited: 'korlátozottan megalapozott',
  /** In place of the amount, where a limit can be worked out and comes to nothing. */
  noLimit: 'Nem ajánlunk hitelkeretet',
  /** Where no accounts can be counted on, or their currency has no limit. */
  limitUnknown: 'Hitelkeret nem számítható',
  /** Of the middle band, where no limit is given. */
  adviceWithoutLimit: 'egyedi mérlegeléssel; itt hitelkeretet nem adunk meg',
  advice: {
    minimal: 'nagyon alacsony kockázatú hitel',
    low: 'alacsony kockázatú hitel',
    medium: 'a hitelkeretig megfontolható',
    risky: 'csak fedezettel',
    'very-risky': 'nem javasolt',
    'extremely-risky': 'nem javasolt',
    unrated: 'minősítés hiányában nincs hiteljavaslat',
  },
} as const
