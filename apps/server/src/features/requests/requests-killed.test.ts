import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase } from '@merleg/db/connect'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { addTestUser } from '../users/testing-users.ts'
import { requestTopUp } from './requests.usecases.ts'

const NAME = 'requesting to be killed'
const USERS = 5
const ASKED_EACH = 8
const KILLS = 40

const testApp = useTestApp()

test('killed at random, what is stored has its two mails, and what has mails is stored, each once', async () => {
  const { deps, database } = testApp
  const users = await Promise.all(Array.from({ length: USERS }, () => addTestUser(deps.db)))
  const killed = createDatabase(database.connectionString, { applicationName: NAME })
  let isOver = false
  let failures = 0
  const askAll = async (user: (typeof users)[number]) => {
    for (let asked = 1; asked <= ASKED_EACH; asked += 1) {
      const topUp = { account: 'normal', amount: asked * 100_000, text: '', locale: 'hu', address: '' } as const
      // Asked again until it is answered, as people do: within a minute it is the same request.
      for (let isAnswered = false; !isAnswered;) {
        await delay(Math.random() * 10)
        isAnswered = await requestTopUp({ ...deps, db: killed.db }, user, topUp).then(
          () => true,
          () => (failures += 1) < 0,
        )
      }
    }
  }
  const kill = async () => {
    // So often and no more: on a slow machine nothing would ever come through.
    for (let kills = 0; kills < KILLS && !isOver; kills += 1) {
      await delay(Math.random() * 40)
      await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1`, [
        NAME,
      ])
    }
  }
  const killing = kill()
  try {
    await Promise.all(users.map(askAll))
  } finally {
    isOver = true
    await killing
    await killed.close()
  }
  expect(failures).toBeGreaterThan(0)
  const { rows: stored } = await sql<{ id: string }>`select request_id as id from requests order by 1`.execute(deps.db)
  expect(stored).toHaveLength(USERS * ASKED_EACH)
  const { rows: mails } = await sql<{ id: string }>`
    select data ->> 'id' as id from pgboss.job where name = 'mail.send'`.execute(deps.db)
  const expected = stored.flatMap(({ id }) => [`top-up.${id}`, `receipt.${id}`])
  expect(mails.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
})
