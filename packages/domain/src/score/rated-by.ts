/**
 * By what a rating was made: the version of the model, and that of our rules beside it (`rate/rules-version`); null of ratings
 * made before that was noted.
 */
export type RatedBy = { readonly modelVersion: string; readonly rulesVersion: string | null }

/** Were two ratings made by one model and one version of our rules? Only then a difference is the company's. */
export function areRatedAlike(one: RatedBy, other: RatedBy): boolean {
  return one.modelVersion === other.modelVersion && one.rulesVersion === other.rulesVersion
}
