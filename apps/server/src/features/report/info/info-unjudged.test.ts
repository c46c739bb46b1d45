import type { SourceRecord } from '@merleg/domain/observation'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { factOf, merge } from '../testing-report.ts'
import { getInfoOfGroups } from './info.views.ts'
import { FULL_SOURCE, readInfo } from './testing-info.ts'

const server = useTestApp()
const [BOUND, PARTNERSHIP, NO_BEGINNING] = ['10738885', '12345676', '11111119']
const [FOUNDATION, SOLE, GERMAN] = ['NP12345678', 'SE12345678', 'de-HRB12345']
const ASKED = { locale: 'en', subscriberId: '1', today: '2026-07-10', type: 'negative' } as const

const founded = (id: string): SourceRecord => factOf(id)('founding', { on: '2026-02-01' }, { from: '2026-02-01' })
const formed = (id: string, code: string): SourceRecord => factOf(id)('legal-form', { code, name: code })

beforeAll(async () => {
  const ids = [BOUND, PARTNERSHIP, NO_BEGINNING, FOUNDATION, SOLE, GERMAN]
  const records = [
    ...ids.map((id) => factOf(id)('name', { name: id })),
    ...[BOUND, PARTNERSHIP, FOUNDATION, SOLE, GERMAN].map(founded),
    ...[BOUND, NO_BEGINNING, GERMAN].map((id) => formed(id, '113')),
    formed(PARTNERSHIP, '117'),
  ]
  await merge(server.deps.db, records, { source: FULL_SOURCE, observedOn: '2026-07-01' })
})

test.each([
  ['a company whose form must publish accounts', BOUND, false],
  ['a partnership that never filed', PARTNERSHIP, true],
  ['a foundation', FOUNDATION, true],
  ['a sole proprietor', SOLE, true],
  ['a German company', GERMAN, true],
  ['a company whose beginning nobody knows', NO_BEGINNING, true],
])('"missing accounts" of %s is checked only where the rule can tell', async (_, id, isUnjudged) => {
  const page = await readInfo(server, { id, type: 'negative', locale: 'en' })
  expect(page.groups).toEqual([])
  const checked = page.checked.flatMap(({ groups }) => groups)
  expect([checked.includes('Missing accounts'), page.unchecked.includes('Missing accounts')]).toEqual([
    !isUnjudged,
    isUnjudged,
  ])
  const why = /^Not known whether accounts are missing: by the rule \(Act C of 2000.*Teljes nyilvántartás/
  if (isUnjudged) expect(page.unjudged).toMatch(why)
  else expect(page.unjudged).toBeNull()
  expect(page.silence.text.includes('Not known whether accounts are missing')).toBe(isUnjudged)
  const { silences } = await getInfoOfGroups(server.deps.db, { ...ASKED, companyId: id })
  const silence = silences.get('missing-statement')
  expect(silence?.level).toBe(isUnjudged ? 'unknown' : 'none')
  if (isUnjudged)
    expect(silence).toMatchObject({ title: 'Not known whether there is such an entry', text: page.unjudged })
  // Of anything else it says nothing.
  expect(silences.get('liquidation')?.text).not.toContain('accounts are missing')
})
