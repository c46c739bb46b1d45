import givenNames from './given-names.json' with { type: 'json' }
import surnameRows from './surnames.json' with { type: 'json' }

/** Given names of the official list (HUN-REN, 2021), a choice of usual ones; the more usual first. */
export const FEMALE_GIVEN_NAMES: readonly string[] = givenNames.female
export const MALE_GIVEN_NAMES: readonly string[] = givenNames.male

/** The hundred most frequent surnames with the number of their bearers (Ministry of Interior, 2021). */
export const SURNAMES: ReadonlyArray<{ name: string; bearers: number }> = surnameRows.map((row) => {
  const [name = '', bearers = ''] = row.split('|')
  return { name, bearers: Number(bearers) }
})
