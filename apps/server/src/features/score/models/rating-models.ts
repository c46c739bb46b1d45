import type { DbOrTx } from '@merleg/db/connect'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { readScoreModel } from '@merleg/domain/score/model/read-score-model'
import type { ScoreModel } from '@merleg/domain/score/model/score-model'
import { findContents, listChoices } from './trained-models.repository.ts'

/** Which model rates whom. */
export type RatingModels = {
  /** The model of a country (ISO 3166): one that was switched on for it, else that of the program. */
  of: (countryCode: string) => ScoreModel
  /** The versions that rate anybody. */
  versions: ReadonlySet<string>
  /** The same text for the same choices; empty where the program's model rates everybody. */
  description: string
}

/** One model for everybody. */
export function allBy(model: ScoreModel): RatingModels {
  return { of: () => model, versions: new Set([model.version]), description: '' }
}

const SHIPPED = allBy(CURRENT_MODEL)

/** What a version says never changes, so that it is read once; probabilities remember by the object what they solved. */
const known = new Map<string, ScoreModel>([[CURRENT_MODEL.version, CURRENT_MODEL]])

/** The models in force. */
export async function loadRatingModels(db: DbOrTx): Promise<RatingModels> {
  const chosen = (await listChoices(db)).flatMap(({ countryCode, modelVersion }) =>
    modelVersion === null ? [] : { countryCode, modelVersion },
  )
  if (chosen.length === 0) return SHIPPED
  const models = await readModels(
    db,
    chosen.map(({ modelVersion }) => modelVersion),
  )
  const byCountry = new Map(
    chosen.flatMap(({ countryCode, modelVersion }) => pair(countryCode, models.get(modelVersion))),
  )
  return {
    of: (countryCode) => byCountry.get(countryCode) ?? CURRENT_MODEL,
    versions: new Set([CURRENT_MODEL.version, ...models.keys()]),
    description: chosen.map(({ countryCode, modelVersion }) => `${countryCode}=${modelVersion}`).join(),
  }
}

function pair(countryCode: string, model: ScoreModel | undefined): [string, ScoreModel][] {
  return model === undefined ? [] : [[countryCode, model]]
}

/** The model of a version: that of the program, or one that was switched on at some time; null where it is not known here. */
export async function findRatingModel(db: DbOrTx, version: string): Promise<ScoreModel | null> {
  return (await readModels(db, [version])).get(version) ?? null
}

async function readModels(db: DbOrTx, versions: readonly string[]): Promise<Map<string, ScoreModel>> {
  const missing = versions.filter((version) => !known.has(version))
  const contents = missing.length === 0 ? new Map<string, unknown>() : await findContents(db, missing)
  for (const [version, content] of contents) known.set(version, readScoreModel(content))
  return new Map(versions.flatMap((version) => pair(version, known.get(version))))
}
