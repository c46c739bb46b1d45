import { boolean, json, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const choicesInForce = statement({
  row: { countryCode: text, modelVersion: orNull(text), chosenAt: timestamptz },
  sql: sql`
    ${onePlan} select distinct on (country_code) country_code as "countryCode", model_version as "modelVersion", chosen_at as "chosenAt"
    from model_choices order by country_code, chosen_at desc, choice_id desc`,
})

/** By country the model that rates its companies since when; null: that of the program. Other countries were never chosen for. */
export function listChoices(db: DbOrTx) {
  return choicesInForce.list(db)
}

const storedModels = statement({
  row: { modelVersion: text, content: json<unknown>() },
  examples: [['']],
  sql: (versions: readonly string[]) => sql`
    select model_version as "modelVersion", content from trained_models where model_version = any(${[...versions]}::text[])`,
})

/** The model files of versions, as they were stored; no entry for one that is not there. */
export async function findContents(db: DbOrTx, versions: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await storedModels.list(db, versions)
  return new Map(rows.map(({ modelVersion, content }) => [modelVersion, content]))
}

const storedCard = statement({
  row: { card: text },
  examples: [''],
  sql: (version: string) => sql`select card from trained_models where model_version = ${version}`,
})

/** The card of a model that was switched on at some time; null for any other. */
export async function findStoredCard(db: DbOrTx, version: string): Promise<string | null> {
  return (await storedCard.find(db, version))?.card ?? null
}

const everyModel = statement({
  row: { modelVersion: text, countryCode: text, content: json<unknown>(), storedAt: timestamptz, isInForce: boolean },
  sql: sql`
    select m.model_version as "modelVersion", m.country_code as "countryCode", m.content, m.stored_at as "storedAt",
      coalesce(m.model_version = (
        select c.model_version from model_choices c where c.country_code = m.country_code
        order by c.chosen_at desc, c.choice_id desc limit 1), false) as "isInForce"
    from trained_models m order by m.country_code, m.stored_at, m.model_version`,
})

/** Every model that was switched on at some time, by country, the oldest first. */
export function listStoredModels(db: DbOrTx) {
  return everyModel.list(db)
}

type NewModel = { modelVersion: string; countryCode: string; content: string; card: string; storedAt: Date }

const insertModel = command({
  examples: [{ modelVersion: '', countryCode: '', content: '{}', card: '', storedAt: new Date(0) }],
  sql: ({ modelVersion, countryCode, content, card, storedAt }: NewModel) => sql`
    insert into trained_models (model_version, country_code, content, card, stored_at)
    values (${modelVersion}, ${countryCode}, ${content}::json, ${card}, ${storedAt}::timestamptz)
    on conflict (model_version) do nothing`,
})

/** Keeps a model file and its card; one that is there stays as it is. */
export async function insertTrainedModel(db: DbOrTx, model: NewModel): Promise<void> {
  await insertModel.run(db, model)
}

export type NewChoice = { countryCode: string; modelVersion: string | null; chosenAt: Date }

export async function insertChoice(db: DbOrTx, { countryCode, modelVersion, chosenAt }: NewChoice): Promise<void> {
  await db
    .insertInto('model_choices')
    .values({ country_code: countryCode, model_version: modelVersion, chosen_at: chosenAt })
    .execute()
}

const realCompanies = statement({
  row: { isFound: boolean },
  examples: [''],
  sql: (countryCode: string) => sql`
    select exists (select 1 as one from companies where country_code = ${countryCode} and not is_made_up) as "isFound"`,
})

export async function hasRealCompanies(db: DbOrTx, countryCode: string): Promise<boolean> {
  return (await realCompanies.get(db, countryCode)).isFound
}
