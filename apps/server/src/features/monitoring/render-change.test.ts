import { expect, test } from 'vitest'
import { OWNER } from '../report/testing-report.ts'
import type { StoredChange, StoredEvent } from './monitoring-changes.repository.ts'
import { renderChange } from './render-change.ts'

const company = { legalForm: 'Kft.', legalFormCode: '113' }
const entryOf = (name: string, share: number): StoredEvent['before'] => ({
  section: 'member',
  companyId: '10000001',
  payload: { ...OWNER, name, shareMin: share, shareMax: share },
})
const eventOf = (given: Partial<StoredEvent>): StoredEvent => ({
  place: 1,
  kind: 'member',
  level: 1,
  importance: 'neutral',
  toldAs: 'news',
  occurredOn: '2026-10-16',
  slot: 'm1',
  before: entryOf('Deák Ferenc', 20),
  after: entryOf('Deák Ferenc', 75),
  year: null,
  was: null,
  is: null,
  ...given,
})
const render = (event: StoredEvent, canSeeEntries = true) => {
  const change: StoredChange = {
    position: 1,
    companyId: '10000001',
    origin: 'register',
    heardAt: new Date(0),
    source: null,
    events: [event],
  }
  return renderChange(change, { locale: 'hu', company, canSeeEntries }).lines[0]
}

test('of an entry among others that changed it is told whose, and what of it', () => {
  expect(render(eventOf({}))).toMatchObject({
    title: expect.stringMatching(/: Deák Ferenc$/),
    before: 'Részesedés: 20\u00a0%',
    after: 'Részesedés: 75\u00a0%',
  })
})

test('who may not see entries is told neither', () => {
  const line = render(eventOf({}), false)
  expect(line.title).not.toContain('Deák')
  expect([line.before, line.after]).toEqual([null, null])
})

test.each([
  ['whose name is what changed', { after: entryOf('Deák Ferenc Péter', 20) }],
  ['that is new', { before: null }],
  ['that there is one of', { slot: '' }],
] as const)('an entry %s is told as it is', (_what, given) => {
  expect(render(eventOf(given)).title).not.toContain(': Deák')
})
