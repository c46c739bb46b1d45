import { useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AuditCheck, auditRegister } from './audit.usecases.ts'
import { mergeBatch } from './merge-batch.usecases.ts'

const database = useTestDatabase()
const SOURCE = { sourceId: 's', publisher: 'P', title: 'T', licence: 'L', url: null, isMadeUp: false }
const A = '10000001'
const base = { type: 'fact', line: 1, companyId: A, slot: '' } as const
const NO_PARTY = { address: null, motherName: null, birthDate: null, registerNumber: null }

const BATCHES: SourceRecord[][] = [
  [
    { ...base, section: 'name', payload: { name: 'Álmos Kft.' }, validFrom: '2010-01-01' },
    {
      ...base,
      section: 'signatory',
      slot: '1',
      partyId: 'p-1',
      payload: { ...NO_PARTY, partyKind: 'person', name: 'Kiss Anna', post: null, representation: null },
    },
  ],
  [
    { ...base, section: 'name', payload: { name: 'Álmos Bau Kft.' }, validFrom: '2020-01-01' },
    {
      type: 'statement',
      line: 2,
      companyId: A,
      periodStart: '2023-01-01',
      periodEnd: '2023-12-31',
      layout: 'hu-micro',
      isConsolidated: false,
      currency: 'HUF',
      unit: 1000,
      amounts: { netSales: 5 },
      previousAmounts: {},
      amendedAmounts: {},
      filedOn: '2024-05-31',
    },
  ],
]

beforeEach(async () => {
  for (const records of BATCHES) {
    const file = { fileName: 'f', fileHash: 'h', observedOn: '2024-06-01' }
    await mergeBatch(
      { db: database.db, clock: { now: () => new Date() } },
      { source: SOURCE, ...file, snapshotSections: [], records },
    )
  }
})
afterEach(async () => {
  await sql`truncate sources, batches, batch_companies, batch_rejects, companies, facts, statements, events, company_profiles,
    company_names, listed_texts, links, persons, search_words, search_prefixes cascade`.execute(database.db)
})

test('a sound register has no faults, and looking changes nothing', async () => {
  const steps: string[] = []
  const report = await auditRegister(database, ({ step, done, total }) => steps.push(`${done + 1}/${total} ${step}`))
  expect(report.filter(({ findings }) => findings.count > 0)).toEqual([])
  expect(report.map(({ check }) => check)).toEqual([
    'overlapping-facts',
    'impossible-ranges',
    'unknown-moments',
    'events-without-facts',
    'feed-gaps',
    'orphans',
    'stale-company_profiles',
    'stale-company_names',
    'stale-listed_texts',
    'stale-links',
    'stale-persons',
    'stale-search_words',
    'stale-search_prefixes',
  ])
  expect(steps).toHaveLength(14)
  expect(steps[6]).toBe('7/14 rebuilding')
  const profiles = await sql`select name from company_profiles`.execute(database.db)
  expect(profiles.rows).toEqual([{ name: 'Álmos Bau Kft.' }])
})

const COPY_OF_FACT = (valid: string, recorded: string): string =>
  `insert into facts (company_id, section, slot, payload, valid, recorded, batch_id)
   select company_id, section, slot, payload, ${valid}, ${recorded}, batch_id from facts
   where section = 'name' and upper_inf(recorded) and not upper_inf(valid)`

const FAULTS: { title: string; plant: string; check: AuditCheck; sample: RegExp }[] = [
  {
    title: 'two facts of a key in force overlap',
    plant: COPY_OF_FACT(`daterange('2012-01-01', '2013-01-01')`, 'recorded'),
    check: 'overlapping-facts',
    sample: /^10000001 name fact \d+$/,
  },
  {
    title: 'a fact inside of a longer one, behind another inside of it',
    plant: `insert into facts (company_id, section, slot, payload, valid, recorded, batch_id)
      select company_id, 'seat', '', '{}', v.valid, recorded, batch_id from facts,
        (values (daterange('2000-01-01', null)), (daterange('2001-01-01', '2002-01-01')), (daterange('2003-01-01', '2004-01-01'))) v(valid)
      where section = 'signatory'`,
    check: 'overlapping-facts',
    sample: /^10000001 seat fact \d+$/,
  },
  {
    title: 'a fact was never known',
    plant: COPY_OF_FACT('valid', `'empty'::tstzrange`),
    check: 'impossible-ranges',
    sample: /^10000001 name fact \d+$/,
  },
  {
    title: 'a fact was known for ever',
    plant: COPY_OF_FACT('valid', 'tstzrange(null, lower(recorded))'),
    check: 'impossible-ranges',
    sample: /^10000001 name fact \d+$/,
  },
  {
    title: 'a business year has no end',
    plant: `update statements set period = daterange(lower(period), null)`,
    check: 'impossible-ranges',
    sample: /^10000001 statement \d+$/,
  },
  {
    title: 'knowledge ends at a moment of no batch',
    plant: `update facts set recorded = tstzrange(lower(recorded), upper(recorded) + interval '1 s') where not upper_inf(recorded)`,
    check: 'unknown-moments',
    sample: /^10000001 name fact \d+$/,
  },
  {
    title: 'a fact is older than the batch that said it',
    plant: `update facts set batch_id = (select max(batch_id) from batches) where section = 'signatory'`,
    check: 'unknown-moments',
    sample: /^10000001 signatory fact \d+$/,
  },
  {
    title: 'an event tells what no fact says',
    plant: `update events set after = '{"name": "Other Kft."}' where type = 'name.changed'`,
    check: 'events-without-facts',
    sample: /^10000001 event \d+$/,
  },
  {
    title: 'an event replaced what no fact said',
    plant: `update events set before = '{"name": "Other Kft."}' where type = 'name.changed'`,
    check: 'events-without-facts',
    sample: /^10000001 event \d+$/,
  },
  {
    title: 'an event of a filing has no statement',
    plant: `update events set slot = '1999' where type = 'statement.filed'`,
    check: 'events-without-facts',
    sample: /^10000001 event \d+$/,
  },
  {
    title: 'a merged batch is told to nobody',
    plant: `delete from feed_waiting where batch_id = (select max(batch_id) from batches)`,
    check: 'feed-gaps',
    sample: /^batch \d+$/,
  },
  {
    title: 'an event of a batch that was told is not',
    plant: `insert into feed_batches (position, batch_id, last_event_position, merged_at)
      select row_number() over (order by batch_id), batch_id, 0, merged_at from feed_waiting;
      delete from feed_waiting`,
    check: 'feed-gaps',
    sample: /^batch position 2$/,
  },
  {
    title: 'a position is missing, and what is told there was never made',
    plant: `insert into feed_events (position, batch_id, company_id, event_id) select 2, min(batch_id), '10000001', 0 from batches`,
    check: 'feed-gaps',
    sample: /^event position 2$/,
  },
  {
    title: 'a change has no batch',
    plant: `update batch_companies set batch_id = 0`,
    check: 'orphans',
    sample: /^10000001 change$/,
  },
  {
    title: 'facts, statements and events have no company',
    plant: `delete from companies`,
    check: 'orphans',
    sample: /^10000001 (change|event \d+|fact \d+|statement \d+)$/,
  },
  {
    title: 'a fact rests on a refused batch',
    plant: `update facts set batch_id = (select max(batch_id) from batches) where section = 'signatory';
      update batches set outcome = 'refused' where batch_id = (select max(batch_id) from batches)`,
    check: 'orphans',
    sample: /^10000001 (change|event \d+|fact \d+|statement \d+)$/,
  },
  {
    title: 'a profile differs',
    plant: `update company_profiles set name = 'X'`,
    check: 'stale-company_profiles',
    sample: /^10000001$/,
  },
  {
    title: 'a profile is missing',
    plant: `delete from company_profiles`,
    check: 'stale-company_profiles',
    sample: /^10000001$/,
  },
  {
    title: 'a name is left over',
    plant: `insert into company_names (company_id, kind, name, folded, is_active, prominence) values ('10000009', 'current', 'X', 'x', true, 0)`,
    check: 'stale-company_names',
    sample: /^10000009$/,
  },
  {
    title: 'a telephone number is left over',
    plant: `insert into listed_texts (company_id, phones) values ('10000001', '+36 1 234 5678')`,
    check: 'stale-listed_texts',
    sample: /^10000001$/,
  },
  { title: 'a link is missing', plant: `delete from links`, check: 'stale-links', sample: /^10000001$/ },
  {
    title: 'a word is counted wrongly',
    plant: `update search_words set company_count = company_count + 1 where word = 'almos'`,
    check: 'stale-search_words',
    sample: /^almos$/,
  },
  {
    title: 'a beginning is kept of too few companies',
    plant: `insert into search_prefixes (prefix, company_count, companies) values ('alm', 1, '{10000001}')`,
    check: 'stale-search_prefixes',
    sample: /^alm$/,
  },
  { title: 'a person is missing', plant: `delete from persons`, check: 'stale-persons', sample: /^p-1$/ },
]

test.each(FAULTS)('found: $title', async ({ plant, check, sample }) => {
  await database.pool.query(plant)
  const report = await auditRegister(database)
  const findings = report.find((part) => part.check === check)?.findings
  expect(findings?.count).toBeGreaterThan(0)
  expect(findings?.samples[0]).toMatch(sample)
  // Looking mends nothing.
  expect(await auditRegister(database)).toEqual(report)
})
