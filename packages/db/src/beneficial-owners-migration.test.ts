import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

const member = (name: string, shareText: string | null) =>
  JSON.stringify({
    partyKind: 'person',
    name,
    address: null,
    motherName: null,
    birthDate: null,
    registerNumber: null,
    shareMin: shareText === null ? null : 50,
    shareMax: shareText === null ? null : 75,
    shareText,
    contribution: null,
    currency: null,
  })

const BEFORE = `
insert into sources (source_id, publisher, title, licence, is_made_up) values
  ('companies-house-psc-gb', 'Companies House', 'PSC', 'free', false), ('other', 'Other', 'Other', 'free', false);
insert into batches (batch_id, source_id, file_name, file_hash, observed_on, recorded_at, outcome) values
  (1, 'companies-house-psc-gb', 'a', 'a', '2026-11-02', now(), 'merged'),
  (2, 'other', 'b', 'b', '2026-11-02', now(), 'merged');
insert into facts (company_id, section, slot, payload, party_id, valid, recorded, batch_id, source_ref) values
  ('gb-1', 'member', 'id1', '${member('Ada', 'ownership of shares 50 to 75 percent as trust; significant influence or control')}', 'gb-2', '(,)', '[2026-01-01,)', 1, '/c/id1'),
  ('gb-1', 'member', 'id2', '${member('super secure persons with significant control', null)}', null, '(,)', '[2026-01-01,)', 1, '/c/id2'),
  ('gb-1', 'register-detail', 'control-statement', '{"value": "psc exists but not identified partnership"}', null, '(,)', '[2026-01-01,)', 1, '/s/stated'),
  ('gb-1', 'register-detail', 'control-exemption', '{"value": "psc exempt"}', null, '(,)', '[2026-01-01,)', 1, null),
  ('gb-1', 'member', 'm', '${member('Other', null)}', null, '(,)', '[2026-01-01,)', 2, null),
  ('gb-1', 'member', 'id3', '${member('Ada', null)}', null, '[2020-01-01,)', '[2026-01-01,)', 1, '/c/id3')`

/** As reports of wrong values name a fact. */
const keyOf = (section: string, slot: string, from = '') =>
  [section, createHash('sha256').update(slot).digest('base64url').slice(0, 16), from].join('/')

/** The key of a report as it was, and as it has to be. */
const REPORTED: readonly (readonly [company: string, before: string, after: string])[] = [
  ['gb-1', keyOf('member', 'id1'), keyOf('beneficial-owner', 'id1')],
  ['gb-1', keyOf('member', 'id2'), keyOf('beneficial-owner-statement', 'id2')],
  ['gb-1', keyOf('member', 'id3', '2020-01-01'), keyOf('beneficial-owner', 'id3', '2020-01-01')],
  ['gb-1', keyOf('register-detail', 'control-statement'), keyOf('beneficial-owner-statement', 'stated')],
  ['gb-1', keyOf('register-detail', 'control-exemption'), keyOf('beneficial-owner-statement', 'exemption-psc_exempt')],
  // Of another day, another source, another company, and of something else.
  ['gb-1', keyOf('member', 'id3'), keyOf('member', 'id3')],
  ['gb-1', keyOf('member', 'm'), keyOf('member', 'm')],
  ['gb-2', keyOf('member', 'id1'), keyOf('member', 'id1')],
  ['gb-1', 'accounts/own/2024-12-31/assets', 'accounts/own/2024-12-31/assets'],
]
const REPORT = `
insert into corrections (objector_name, objector_email, locale, company_id, company_name, section, field, shown_value,
  sources, fault, expected, evidence, created_at, field_key)
values ('Ada', 'ada@example.com', 'en', $1, 'Ltd', 'companyData', 'Member', 'Ada', '[]', 'wrong', '', '', now(), $2)`

test('who controls a British company is no member of it any more', async () => {
  await migrateUntil(database.pool, '0057')
  await database.pool.query(BEFORE)
  for (const [company, before] of REPORTED) await database.pool.query(REPORT, [company, before])
  expect(await migrate({ pool: database.pool })).toContain('0057_beneficial_owners.sql')
  const { rows } = await database.pool.query<{ section: string; slot: string; payload: Record<string, unknown> }>(
    'select section, slot, payload from facts order by section, slot',
  )
  expect(rows).toMatchObject([
    {
      section: 'beneficial-owner',
      slot: 'id1',
      payload: {
        name: 'Ada',
        shareMin: 50,
        votesMin: null,
        countryCode: null,
        natures: [
          { kind: 'shares', holder: 'trust', min: 50, max: 75, code: 'ownership-of-shares-50-to-75-percent-as-trust' },
          { kind: 'influence', holder: null, min: null, code: 'significant-influence-or-control' },
        ],
      },
    },
    { section: 'beneficial-owner', slot: 'id3' },
    { section: 'beneficial-owner-statement', slot: 'exemption-psc_exempt', payload: { statement: 'exempt' } },
    { section: 'beneficial-owner-statement', slot: 'id2', payload: { statement: 'protected' } },
    {
      section: 'beneficial-owner-statement',
      slot: 'stated',
      payload: { statement: 'not-identified', text: 'psc exists but not identified partnership' },
    },
    { section: 'member', slot: 'm' },
  ])
  expect(rows[0]?.payload).not.toHaveProperty('contribution')
  const reports = await database.pool.query<{ field_key: string }>(
    'select field_key from corrections order by correction_number',
  )
  expect(reports.rows.map((row) => row.field_key)).toEqual(REPORTED.map(([, , after]) => after))
})
