import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../packages/db/src/connect.ts'
import { generateDemoData } from '../../apps/server/src/features/generate/generate.usecases.ts'
import { auditRegister } from '../../apps/server/src/features/register/audit.usecases.ts'
import { readContents, readReadModels } from '../../apps/server/src/features/register/testing-register-contents.ts'
import { systemClock } from '../../apps/server/src/shared/clock.ts'
import { onOneMachine } from './one-machine.ts'
import { emptyRegister, type Trial } from './trial.ts'

const COMPANIES = 600
const DAYS = 20

/** A made-up country, told day by day, is the same on a cluster as on one machine, and so is what the audit finds. */
export const tryCountry: Trial = async ({ db, tell }) => {
  const expected = await onOneMachine(makeCountry)
  await emptyRegister(db)
  const found = await makeCountry(db)
  const differing = Object.keys(expected.tables).filter(
    (name) => !isDeepStrictEqual(found.tables[name], expected.tables[name]),
  )
  for (const name of differing)
    tell(`${name}: ${found.tables[name]?.length} rows, ${expected.tables[name]?.length} on one machine, or others`)
  if (!isDeepStrictEqual(found.audit, expected.audit)) tell(`audit: ${JSON.stringify(found.audit)}`)
  const { facts = [], events = [] } = expected.tables
  return {
    isRight: differing.length === 0 && isDeepStrictEqual(found.audit, expected.audit),
    text: `${COMPANIES} companies, ${DAYS} days, ${facts.length} facts, ${events.length} events, ${differing.length} of ${
      Object.keys(expected.tables).length
    } tables differ; ${found.seconds.toFixed(1)} s, ${expected.seconds.toFixed(1)} s on one machine`,
  }
}

async function makeCountry(db: Db) {
  const began = Date.now()
  await generateDemoData({ db, clock: systemClock }, { companies: COMPANIES, seed: 1, days: DAYS })
  const seconds = (Date.now() - began) / 1000
  const audit = (await auditRegister({ db })).map(({ check, findings }) => ({ check, count: findings.count }))
  const tables: Record<string, readonly unknown[]> = { ...(await readContents(db)), ...(await readReadModels(db)) }
  return { tables, audit, seconds }
}
