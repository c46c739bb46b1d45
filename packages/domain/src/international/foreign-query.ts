/** Texts of the online search (spec part 1 §2). */
export const FOREIGN_QUERY_FIELDS = ['name', 'zip', 'city', 'street', 'companyNumber', 'taxNumber'] as const
export type ForeignQueryField = (typeof FOREIGN_QUERY_FIELDS)[number]
export type ForeignQueryTexts = Readonly<Partial<Record<ForeignQueryField, string | undefined>>>

/** Above so many hits the reader is asked to refine (spec part 2 §9: the text says more than 50). */
export const TOO_MANY_HITS_ABOVE = 49

/** At most so many hits are listed, however many there are. */
export const LISTED_HITS = 50

const LEAST_LETTERS = 3

/** Is a search too broad to be made? A name or a number of at least three characters is needed; a place alone is not enough. */
export function isTooShortToSearch({ name = '', companyNumber = '', taxNumber = '' }: ForeignQueryTexts): boolean {
  return [name, companyNumber, taxNumber].every((text) => text.trim().length < LEAST_LETTERS)
}
