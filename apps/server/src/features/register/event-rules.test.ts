import { text } from '@merleg/db/columns'
import { statement } from '@merleg/db/statement'
import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { EVENT_RULE_ROWS, fitsRule } from './event-rules.repository.ts'

const database = useTestDatabase()
const debt = (amount: number | null, currency = 'HUF') => ({ amount, currency })

type Told = { section: string; change: string; before: object | null; after: object | null }

const judged = statement({
  row: { kind: text, importance: text },
  examples: [{ section: 'seat', change: 'changed', before: null, after: null }],
  sql: ({ section, change, before, after }: Told) => {
    const entry = (said: object | null) => sql`${said === null ? null : JSON.stringify(said)}::jsonb`
    return sql`
      select kind, importance from (${EVENT_RULE_ROWS}) r
      where section = ${section}
        and ${fitsRule({ change: sql`${change}::text`, before: entry(before), says: entry(after) })}
      order by place limit 1`
  },
})

test.each([
  ['seat', 'changed', { text: 'Vác' }, { text: 'Pécs' }, 'seat', 'neutral'],
  ['registration', 'changed', { status: 'pending' }, { status: 'registered' }, 'registration', 'neutral'],
  ['registration', 'changed', { status: 'registered' }, { status: 'ceased' }, 'ceased', 'negative'],
  ['registration', 'ended', { status: 'registered' }, null, 'ceased', 'negative'],
  ['tax-number-status', 'changed', { status: 'valid' }, { status: 'suspended' }, 'tax-number-suspended', 'negative'],
  ['tax-number-status', 'changed', { status: 'suspended' }, { status: 'valid' }, 'tax-number-restored', 'positive'],
  ['vat-check', 'changed', { status: 'valid' }, { status: 'invalid' }, 'vat-check-invalid', 'negative'],
  ['liquidation', 'added', null, { caseNumber: '1' }, 'liquidation', 'negative'],
  ['liquidation', 'ended', { caseNumber: '1' }, null, 'liquidation-ended', 'neutral'],
  ['lien', 'added', null, { note: '' }, 'lien', 'negative'],
  ['lien', 'ended', { note: '' }, null, 'lien-ended', 'positive'],
  ['enforcement', 'ended', { caseNumber: '1' }, null, 'enforcement-ended', 'neutral'],
  ['ban', 'ended', { note: '' }, null, 'ban-lifted', 'positive'],
  ['tax-debt', 'added', null, debt(200_000_000), 'tax-debt', 'negative'],
  ['tax-debt', 'added', null, debt(5), null, null],
  ['tax-debt', 'added', null, debt(null), 'tax-debt-unsized', 'negative'],
  ['tax-debt', 'added', null, debt(5, 'EUR'), 'tax-debt-unsized', 'negative'],
  ['tax-debt', 'ended', debt(200_000_000), null, 'tax-debt-reduced', 'positive'],
  ['tax-debt', 'ended', debt(null), null, 'tax-debt-unsized-ended', 'neutral'],
  ['statement', 'filed', null, { year: 2024 }, 'statement-filed', 'neutral'],
])('%s %s from %j to %j: %s, %s', async (section, change, before, after, kind, importance) => {
  const found = await judged.find(database.db, { section, change, before, after })
  expect(found ?? { kind: null, importance: null }).toEqual({ kind, importance })
})
