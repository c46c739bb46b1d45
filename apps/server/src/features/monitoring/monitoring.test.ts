import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { chooseTold } from '@merleg/domain/monitoring-events'
import { beforeEach, describe, expect, test } from 'vitest'
import { factOf, merge, REGISTER, statement } from '../report/testing-report.ts'
import { listChangesAt, listCompanyChanges } from './monitoring-changes.repository.ts'
import { renderChange } from './render-change.ts'
import {
  createWatcher,
  followMonitoring,
  knownCompany,
  mergeAndAlert,
  readAlerts,
  setWish,
  watchCompanies,
} from './testing-monitoring.ts'

const database = useTestDatabase()
const ID = '10000001'
const fact = factOf(ID)
const proceeding = { caseNumber: '1', court: null, administrator: null, text: null }
const claim = { authority: 'NAV', caseNumber: null, currency: 'HUF', text: null }
const debt = (amount: number | null, currency = 'HUF') =>
  fact('tax-debt', { ...claim, amount, currency }, { slot: 'a' })
const liquidation = fact('liquidation', proceeding, { slot: 'a', from: '2024-02-01' })
const renamed = fact('name', { name: 'Más Kft.' }, { from: '2024-02-01' })
const later = { observedOn: '2024-02-02' }

beforeEach(() => truncateAll(database.db))

async function readKinds(): Promise<string[][]> {
  const changes = await listCompanyChanges(database.db, { companyId: ID, limit: 100 })
  return changes.map(({ events }) => events.map(({ kind, toldAs }) => (toldAs === 'news' ? kind : `${kind} ${toldAs}`)))
}

describe('a change', () => {
  test('is what one batch told of one company, bad news first; of one not known before there is none', async () => {
    await mergeAndAlert(database.db, knownCompany(ID))
    expect(await readKinds()).toEqual([])
    await mergeAndAlert(database.db, [renamed, liquidation, ...knownCompany('10000002')], later)
    await mergeAndAlert(database.db, [statement(ID, 2023, { filedOn: '2024-05-31' })], { observedOn: '2024-06-01' })
    expect(await readKinds()).toEqual([['statement-filed'], ['liquidation', 'name']])
    // Again, as after a lost cursor: nothing is doubled.
    await database.pool.query(`update followers set position = 0 where name = 'monitoring'`)
    await followMonitoring(database.db)
    expect(await readKinds()).toHaveLength(2)
  })

  test('tells that it happened before a day of which its source had told', async () => {
    await mergeAndAlert(database.db, knownCompany(ID), { observedOn: '2024-01-20' })
    await mergeAndAlert(database.db, [fact('name', { name: 'Más Kft.' }, { from: '2024-01-10' })], later)
    expect(await readKinds()).toEqual([['name backdated']])
  })

  test('tells what turns out to have been otherwise, and what is learned of the past of a company', async () => {
    const past = (name: string, from: string, to: string) => fact('short-name', { name }, { from, to })
    await mergeAndAlert(database.db, [...knownCompany(ID), past('Régi', '2020-01-01', '2021-01-01')])
    await mergeAndAlert(database.db, [past('Régebbi', '2020-01-01', '2021-01-01')], later)
    expect(await readKinds()).toEqual([['short-name corrected']])
    const ended = fact('enforcement', { ...claim, amount: 5 }, { slot: 'a', from: '2022-01-01', to: '2023-01-01' })
    await mergeAndAlert(database.db, [ended], { observedOn: '2024-02-03' })
    expect((await readKinds())[0]).toEqual(['enforcement backdated'])
    // The same entry with another beginning says nothing else; another source's first word is first knowledge.
    const other = { ...REGISTER, sourceId: 'other', title: 'Másik' }
    const lien = { holder: 'Bank', text: null, amount: null, currency: null }
    await mergeAndAlert(database.db, [fact('lien', lien, { slot: 'a', from: '2022-01-01', to: '2023-01-01' })], {
      observedOn: '2024-02-04',
      source: other,
    })
    await mergeAndAlert(database.db, [past('Régebbi', '2019-06-01', '2021-01-01')], { observedOn: '2024-02-05' })
    await mergeAndAlert(database.db, [statement(ID, 2022)], { observedOn: '2024-02-06' })
    await mergeAndAlert(database.db, [statement(ID, 2022, { filedOn: '2024-02-01' })], { observedOn: '2024-02-07' })
    expect((await readKinds()).slice(0, -2)).toEqual([['statement-filed corrected'], ['statement-filed backdated']])
  })

  test.each([
    ['a debt up to the limit', [debt(100_000_000)], []],
    ['a debt over it', [debt(100_000_001)], [['tax-debt']]],
    ['a debt whose amount is not told, as the tax office lists the large ones', [debt(null)], [['tax-debt-unsized']]],
    ['a debt in another currency', [debt(5, 'EUR')], [['tax-debt-unsized']]],
    ['a status that is good again', [fact('tax-number-status', { status: 'valid' })], [['tax-number-valid']]],
    ['a suspension', [fact('tax-number-status', { status: 'suspended' })], [['tax-number-suspended']]],
    [
      'business suspended',
      [fact('activity-suspension', { authority: 'VID', decidedOn: null }, { slot: 'a', from: '2024-02-01' })],
      [['activity-suspension']],
    ],
    [
      'removal from the register',
      [fact('registration', { status: 'ceased', on: '2024-02-01', reason: null }, { from: '2024-02-01' })],
      [['ceased']],
    ],
  ])('%s', async (_title, records, kinds) => {
    await mergeAndAlert(database.db, knownCompany(ID))
    await mergeAndAlert(database.db, records, later)
    expect(await readKinds()).toEqual(kinds)
  })

  test('of a debt whose size nobody can tell is its coming and its going, not each amount', async () => {
    await mergeAndAlert(database.db, knownCompany(ID))
    const steps: [ReturnType<typeof debt>, string | null][] = [
      [debt(5, 'EUR'), 'tax-debt-unsized'],
      [debt(6, 'EUR'), null],
      [debt(1_000_000), 'tax-debt-unsized-ended'],
      [debt(null), 'tax-debt-unsized'],
      [debt(200_000_000), 'tax-debt'],
      [debt(null), null],
    ]
    const told: string[][] = []
    for (const [step, [record, kind]] of steps.entries()) {
      await mergeAndAlert(database.db, [record], { observedOn: `2024-02-0${step + 2}` })
      if (kind !== null) told.unshift([kind])
      expect(await readKinds()).toEqual(told)
    }
  })

  test('in words', async () => {
    await mergeAndAlert(database.db, knownCompany(ID))
    await mergeAndAlert(database.db, [renamed, liquidation], later)
    const change = (await listChangesAt(database.db, [1])).get(1)
    if (change === undefined) throw new Error('no change')
    const context = { locale: 'en', company: { legalForm: 'Kft.', legalFormCode: '113' }, canSeeEntries: true } as const
    const rendered = renderChange(change, context)
    expect(rendered).toMatchObject({ title: 'Insolvent liquidation opened and 1 more', source: expect.any(String) })
    expect(rendered.lines[1]).toMatchObject({
      title: 'New name',
      before: 'Minta Kft.',
      after: 'Más Kft.',
      importance: 'neutral',
      occurredOn: '2024-02-01',
      toldAs: 'news',
    })
    const wish = { level: 'basic', onlyNegative: true, withClosings: false } as const
    expect(renderChange({ ...change, events: chooseTold(change.events, wish) }, context).lines).toHaveLength(1)
    expect(renderChange(change, { ...context, canSeeEntries: false }).lines[1]).toMatchObject({
      before: null,
      detail: null,
    })
  })
})

describe('alerts', () => {
  test('are made for who watches the company by then, at his level', async () => {
    await merge(database.db, [...knownCompany(ID), ...knownCompany('10000002')])
    const early = await createWatcher(database.db, { level: 'mid' })
    const negative = await createWatcher(database.db, { onlyNegative: true })
    const other = await createWatcher(database.db)
    await watchCompanies(database.db, early, [ID])
    await watchCompanies(database.db, negative, [ID])
    await watchCompanies(database.db, other, ['10000002'])
    await mergeAndAlert(database.db, [renamed], later)
    const late = await createWatcher(database.db)
    await watchCompanies(database.db, late, [ID])
    await mergeAndAlert(database.db, [liquidation], later)
    const alerts = await readAlerts(database.db)
    expect(alerts.filter(({ position }) => position === 1)).toEqual([
      { subscriberId: early.subscriberId, position: 1, companyId: ID, importance: 'neutral' },
    ])
    expect(alerts.filter(({ position }) => position === 2).map(({ subscriberId }) => subscriberId)).toEqual(
      [early, negative, late].map(({ subscriberId }) => subscriberId).toSorted(),
    )
  })

  test('of closings reach who asked for them at any level', async () => {
    await merge(database.db, knownCompany(ID))
    const watcher = await createWatcher(database.db, { onlyNegative: true })
    await watchCompanies(database.db, watcher, [ID])
    const successor = (slot: string) =>
      fact('successor', { name: 'Utód Kft.', registerNumber: null, relation: null }, { slot, from: '2024-02-01' })
    await mergeAndAlert(database.db, [successor('a')], later)
    expect(await readAlerts(database.db)).toEqual([])
    await setWish(database.db, watcher.subscriberId, { onlyNegative: true, withClosings: true })
    await mergeAndAlert(database.db, [successor('b')], later)
    expect(await readAlerts(database.db)).toMatchObject([{ position: 2, importance: 'neutral' }])
  })

  test('of a procedure that may be a liquidation reach who is told of those; of others they do not', async () => {
    await merge(database.db, knownCompany(ID))
    const watcher = await createWatcher(database.db, { onlyNegative: true })
    await watchCompanies(database.db, watcher, [ID])
    const told = { caseNumber: null, court: null, administrator: null, text: 'Liquidation' }
    await mergeAndAlert(database.db, [fact('procedure', told, { slot: 'a', from: '2024-02-01' })], later)
    expect(await readAlerts(database.db)).toEqual([])
    const mayBe = ['liquidation', 'dissolution'] as const
    const untold = fact('procedure', { ...told, mayBe: [...mayBe] }, { slot: 'b', from: '2024-02-01' })
    await mergeAndAlert(database.db, [untold], later)
    expect(await readAlerts(database.db)).toMatchObject([{ position: 2, importance: 'negative' }])
  })

  test('are supplemented in the transaction that makes them', async () => {
    await merge(database.db, knownCompany(ID))
    const watcher = await createWatcher(database.db)
    await watchCompanies(database.db, watcher, [ID])
    const site = { text: 'Fő utca 1.', countryCode: 'HU', zip: null, settlement: null, county: null, street: null }
    await merge(database.db, [fact('site', site, { slot: 'a' })], later)
    const spans: unknown[] = []
    await followMonitoring(database.db, [
      async (tx, { span, now }) => {
        spans.push(span)
        const alert = { position: span.upTo, company_id: ID, importance: 'neutral', created_at: now }
        await tx
          .insertInto('alerts')
          .values({ ...alert, subscriber_id: watcher.subscriberId })
          .execute()
      },
    ])
    expect(spans).toEqual([{ after: 0, upTo: 1 }])
    expect(await readAlerts(database.db)).toHaveLength(1)
  })
})
