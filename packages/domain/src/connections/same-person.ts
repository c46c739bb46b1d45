/** What the entries taken for one person say of him; they bear one identifier of their source. */
export type IdentityMarks = {
  /** Companies whose entries name him. */
  companies: number
  entries: number
  /** Different names, folded; mothers' names and birth dates that are told. */
  names: number
  motherNames: number
  birthDates: number
  /** Entries that tell a mother's name, and those that tell a birth date. */
  withMotherName: number
  withBirthDate: number
}

/**
 * How sure it is that the entries mean one person. `single`: there is one company, nothing was put together. `certain`:
 * name, mother's name and birth date agree in all. `strong`: the name and one of the two agree in all. `weak`: the
 * source's identifier and the name alone. `doubtful`: a name, a mother's name or a birth date differs.
 */
export const SAMENESS_LEVELS = ['single', 'certain', 'strong', 'weak', 'doubtful'] as const
export type Sameness = (typeof SAMENESS_LEVELS)[number]

/** Name, mother's name and birth date are what Hungarian law tells persons apart by (Act LXVI of 1992, section 4). */
export function judgeSameness(marks: IdentityMarks): Sameness {
  if (marks.companies <= 1) return 'single'
  if (marks.motherNames > 1 || marks.birthDates > 1 || marks.names > 1) return 'doubtful'
  const [hasMother, hasBirth] = [marks.withMotherName === marks.entries, marks.withBirthDate === marks.entries]
  if (hasMother && hasBirth) return 'certain'
  return hasMother || hasBirth ? 'strong' : 'weak'
}
