import type { Db } from '@merleg/db/connect'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { readScoreModel } from '@merleg/domain/score/model/read-score-model'
import type { RegisterTraining } from '@merleg/domain/score/model/register-training'
import type { ScoreModel } from '@merleg/domain/score/model/score-model'
import { renderVersionLine } from '@merleg/domain/score/evaluate/model-card'
import { isAsTrained } from '@merleg/domain/score/train/format-model'
import { CommandError } from '../../../shared/cli/command-error.ts'
import type { Clock } from '../../../shared/clock.ts'
import { loadRatingModels } from './rating-models.ts'
import { hasRealCompanies, insertChoice, insertTrainedModel } from './trained-models.repository.ts'

type ChoiceDeps = { db: Db; clock: Clock }

export type OfferedModel = { countryCode: string; content: string; card: string }

/** A model that may be switched on for its country. */
export type ReadyModel = { model: ScoreModel; register: RegisterTraining; content: string; card: string }

/**
 * Reads what was trained for a country. Throws CommandError where it is no model of a register, of another country, was
 * changed by hand, foretells no insolvency, or was learned from made-up companies where real ones would be rated.
 */
export async function readOffered(
  { db }: Pick<ChoiceDeps, 'db'>,
  { countryCode, content, card }: OfferedModel,
): Promise<ReadyModel> {
  const model = readModel(content)
  const { register, version } = model
  if (register === undefined)
    throw new CommandError('This model was not trained on a register: the model of the program is chosen by --shipped.')
  if (!isAsTrained(model))
    throw new CommandError(`The file says ${version}, but was changed after it was written. Train it again.`)
  if (register.countryCode !== countryCode)
    throw new CommandError(
      `${version} was trained on ${register.countryCode}: it rates no companies of ${countryCode}.`,
    )
  if (register.outcome !== 'insolvency')
    throw new CommandError(`${version} foretells that accounts fail to come, which is no insolvency: it rates nobody.`)
  if (register.isMadeUp && (await hasRealCompanies(db, countryCode)))
    throw new CommandError(`${version} was trained on made-up companies, and real ones of ${countryCode} are loaded.`)
  if (!card.includes(renderVersionLine(model))) throw new CommandError(`The card is not that of ${version}.`)
  return { model, register, content, card }
}

function readModel(content: string): ScoreModel {
  try {
    return readScoreModel(JSON.parse(content))
  } catch (error) {
    throw new CommandError(`This is no model file: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** From now on companies of the country are rated by the model; ratings made before stay as they are. False: they are already. */
export async function useTrainedModel(
  { db, clock }: ChoiceDeps,
  { model, register, content, card }: ReadyModel,
): Promise<boolean> {
  const { countryCode } = register
  if ((await loadRatingModels(db)).of(countryCode).version === model.version) return false
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await insertTrainedModel(tx, { modelVersion: model.version, countryCode, content, card, storedAt: now })
    await insertChoice(tx, { countryCode, modelVersion: model.version, chosenAt: now })
  })
  return true
}

/** From now on companies of the country are rated by the model of the program again. False: they are already. */
export async function useShippedModel({ db, clock }: ChoiceDeps, countryCode: string): Promise<boolean> {
  if ((await loadRatingModels(db)).of(countryCode).version === CURRENT_MODEL.version) return false
  await insertChoice(db, { countryCode, modelVersion: null, chosenAt: clock.now() })
  return true
}
