import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

const BEFORE = `
with subscriber as (insert into subscribers (name) values ('x') returning subscriber_id),
  owner as (insert into users (subscriber_id, email, name, password_hash) select subscriber_id, 'x@test.example', 'x', '' from subscriber returning *)
insert into webhook_endpoints (subscriber_id, name, url, state_at, secret, former_secret, former_until, cursor_position, served_at, created_at, created_by)
select owner.subscriber_id, e.name, 'https://x.example', now(), 'present', former, until, 0, now(), now(), user_id
from owner, (values ('changed', 'former', timestamptz '2026-11-20 10:00Z'), ('never changed', null, null)) as e(name, former, until)`

test('a secret that was changed goes on signing for the rest of its day', async () => {
  await migrateUntil(database.pool, '0080')
  await database.pool.query(BEFORE)
  expect(await migrate({ pool: database.pool })).toContain('0080_former_secrets_and_order_keys.sql')
  const { rows } = await database.pool.query(`
    select e.name, e.secret as present, f.secret as former, f.signs_until as until
    from webhook_endpoints e left join webhook_former_secrets f using (endpoint_id) order by e.name`)
  expect(rows).toEqual([
    { name: 'changed', present: 'present', former: 'former', until: new Date('2026-11-20T10:00:00Z') },
    { name: 'never changed', present: 'present', former: null, until: null },
  ])
})
