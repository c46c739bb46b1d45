import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../packages/db/src/connect.ts'
import { generateDemoData } from '../../apps/server/src/features/generate/generate.usecases.ts'
import { readFollowedTables } from '../../apps/server/src/features/followers/testing-followed-tables.ts'
import { auditRegister } from '../../apps/server/src/features/register/audit.usecases.ts'
import { readContents, readReadModels } from '../../apps/server/src/features/register/testing-register-contents.ts'
import { findLineOrder } from '../../apps/server/src/features/register/statement-lines/line-order.repository.ts'
import { collectRows } from '../../apps/server/src/features/score/register-training/collect-rows.ts'
import { planTraining } from '../../apps/server/src/features/score/register-training/training-plan.ts'
import { systemClock } from '../../apps/server/src/shared/clock.ts'
import { followMerges, watchAll } from './followed-tables.ts'
import { onOneMachine } from './one-machine.ts'
import { emptyRegister, type Trial } from './trial.ts'

const COMPANIES = 600
const DAYS = 20
/** After which the followers follow for the first time, and somebody begins to watch. */
const FIRST_DAYS = 8

/**
 * A made-up country, told day by day, is the same on a cluster as on one machine, and so is what followers make of it (ratings,
 * statistics, profiles of the searches, alerts), and what the audit finds.
 */
export const tryCountry: Trial = async ({ cluster, db, tell }) => {
  const expected = await onOneMachine(makeCountry)
  await emptyRegister(cluster)
  const found = await makeCountry(db)
  const differing = [...expected.tables.keys()].filter(
    (name) => !isDeepStrictEqual(found.tables.get(name), expected.tables.get(name)),
  )
  for (const name of differing)
    tell(
      `${name}: ${found.tables.get(name)?.length} rows, ${expected.tables.get(name)?.length} on one machine, or others`,
    )
  if (!isDeepStrictEqual(found.audit, expected.audit)) tell(`audit: ${JSON.stringify(found.audit)}`)
  const countOf = (name: string) => expected.tables.get(name)?.length ?? 0
  return {
    isRight: differing.length === 0 && isDeepStrictEqual(found.audit, expected.audit),
    text: `${COMPANIES} companies, ${DAYS} days, ${countOf('facts')} facts, ${countOf('events')} events, ${countOf('scores')} ratings, ${countOf('alerts')} alerts, ${countOf('rows to learn from')} rows to learn from, ${differing.length} of ${
      expected.tables.size
    } tables differ; ${found.seconds.toFixed(1)} s, ${expected.seconds.toFixed(1)} s on one machine`,
  }
}

async function makeCountry(db: Db) {
  const began = Date.now()
  await makeFirstDays(db)
  await followMerges(db)
  await watchAll(db)
  await generateDemoData({ db, clock: systemClock }, COUNTRY)
  await followMerges(db)
  const seconds = (Date.now() - began) / 1000
  const audit = (await auditRegister({ db })).map(({ check, findings }) => ({ check, count: findings.count }))
  const { links = [], ...readModels } = await readReadModels(db)
  const followed = await readFollowedTables(db)
  const tables = {
    ...(await readContents(db)),
    ...readModels,
    ...followed,
    links: links.map(withoutBatch).toSorted(),
    'rows to learn from': await readTrainingRows(db),
  }
  return { tables: new Map<string, readonly unknown[]>(Object.entries(tables)), audit, seconds }
}

/** What a model would learn from. */
async function readTrainingRows(db: Db): Promise<unknown[]> {
  const plan = await planTraining(db, { countryCode: 'HU', outcome: 'insolvency', isMadeUp: true, asOf: undefined })
  const sources = new Map(plan.sources.map((source) => [source.sourceId, source]))
  const context = { sources, lineOrder: await findLineOrder(db) }
  return (await collectRows(db, { ...plan, horizons: [12] }, context)).rows
}

const COUNTRY = { companies: COMPANIES, seed: 1, days: DAYS }

/** As the command does that is stopped; it goes on where it was. */
async function makeFirstDays(db: Db): Promise<void> {
  const stop = new AbortController()
  const onProgress = ({ day }: { day: number }) => {
    if (day > FIRST_DAYS) stop.abort()
  }
  await generateDemoData({ db, clock: systemClock }, { ...COUNTRY, onProgress, signal: stop.signal }).catch(
    (error: unknown) => {
      if (error !== stop.signal.reason) throw error
    },
  )
}

/** The numbers of batches are those of a database. */
function withoutBatch(link: unknown): string {
  return JSON.stringify(typeof link === 'object' ? { ...link, batch_id: null } : link)
}
