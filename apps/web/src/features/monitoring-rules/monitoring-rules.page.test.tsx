import {
  addAlertRule,
  deleteAlertRule,
  listAlertRules,
  restoreAlertRule,
  switchAlertRule,
  tryAlertRule,
  updateAlertRule,
} from '@merleg/contract/monitoring-rules.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { testingAlertRule, testingAlertRules, testingTrial } from './testing-monitoring-rules.ts'

const URL = '/monitoring/rules'
const SAVED = { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', notification: 'A szabályt mentettük.' }

beforeEach(() => mockEndpoint(listAlertRules, testingAlertRules([testingAlertRule()])))

describe('the list', () => {
  test('says what each rule says, and switches, deletes and takes back', async () => {
    const sent: unknown[] = []
    mockEndpoint(switchAlertRule, ({ body }) => {
      sent.push(body)
      return { notification: 'A szabály mostantól nem riaszt.' }
    })
    mockEndpoint(deleteAlertRule, { notification: 'A szabályt töröltük.' })
    mockEndpoint(restoreAlertRule, { notification: 'A szabályt visszaállítottuk.' })
    const { user } = renderApp({ url: URL })
    const row = await screen.findByRole('listitem')
    expect(row).toHaveTextContent('Szóljon, ha a saját tőke negatívba fordul.')
    expect(row).toHaveTextContent('Az elmúlt 30 napban 3 riasztás')
    await user.click(within(row).getByRole('switch', { name: 'Tőkevesztés bekapcsolása' }))
    await waitFor(() => expect(sent).toEqual([{ isActive: false }]))
    await user.click(within(row).getByRole('button', { name: 'Tőkevesztés törlése' }))
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }))
    expect(await screen.findByText('A szabályt visszaállítottuk.')).toBeVisible()
  })

  test('says of which nothing can be read any more that it does not alert, and lets it be given anew', async () => {
    mockEndpoint(
      listAlertRules,
      testingAlertRules([testingAlertRule({ isReadable: false, definition: null, sentence: null })]),
    )
    const { user } = renderApp({ url: URL })
    const row = await screen.findByRole('listitem')
    expect(row).toHaveTextContent('Ezt a szabályt már nem tudjuk értelmezni, ezért nem riaszt.')
    expect(within(row).getByRole('switch', { name: 'Tőkevesztés bekapcsolása' })).toBeDisabled()
    await user.click(within(row).getByRole('button', { name: 'Tőkevesztés módosítása' }))
    expect(await screen.findByRole('textbox', { name: /A szabály neve/ })).toHaveValue('Tőkevesztés')
    expect(screen.getByRole('combobox', { name: 'Az esemény szintje' })).toBeVisible()
  })

  test('says where rules tell nothing, once under all', async () => {
    const notes = ['Más pénznemről nem szól.']
    const other = { id: '0b0e3f0a-2f0c-4f6e-9b1d-6f5c8a1d2e3f', name: 'Másik', notes: [...notes, 'Fordulásról sem.'] }
    mockEndpoint(listAlertRules, testingAlertRules([testingAlertRule({ notes }), testingAlertRule(other)]))
    renderApp({ url: URL })
    expect(await screen.findAllByText('Más pénznemről nem szól.')).toHaveLength(1)
    expect(screen.getByText('Fordulásról sem.')).toBeVisible()
    for (const row of screen.getAllByRole('listitem')) expect(row).not.toHaveTextContent('Más pénznemről')
  })

  test('empty: examples that can be begun with', async () => {
    mockEndpoint(listAlertRules, testingAlertRules([]))
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: /^A saját tőke negatívba fordul/ }))
    expect(await screen.findByRole('textbox', { name: /A szabály neve/ })).toHaveValue(
      'A saját tőke negatívba fordul, és az árbevétel 100 millió forint feletti',
    )
    expect(screen.getByRole('combobox', { name: 'Adat' })).toHaveValue('shareholdersEquity')
    expect(screen.getByText(/^Előjelváltást csak azonos pénznemű évek között/)).toBeVisible()
    expect(screen.getByRole('group', { name: 'Értékesítés nettó árbevétele' })).toBeVisible()
  })

  test('an error is told with a way to try again; without the claim it leads to the offer', async () => {
    mockRefusal(listAlertRules, 'service.unavailable', { message: 'Most nem érhető el.' })
    const { unmount } = renderApp({ url: URL })
    expect(await screen.findByText('Most nem érhető el.')).toBeVisible()
    unmount()
    const { router } = renderApp({ url: URL, me: { claims: ['Cegriport'] } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/module/Monitoring'))
  })
})

describe('the form', () => {
  test('is tried on the past, and kept once it was; a change asks for another trial', async () => {
    const sent: unknown[] = []
    mockEndpoint(tryAlertRule, testingTrial())
    mockEndpoint(addAlertRule, ({ body }) => {
      sent.push(body)
      return SAVED
    })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Új szabály' }))
    await user.type(screen.getByRole('textbox', { name: /A szabály neve/ }), 'Rossz hír')
    await user.click(screen.getByRole('button', { name: 'Kipróbálás az elmúlt 12 hónapon' }))
    const trial = await screen.findByRole('region', { name: 'Az elmúlt 12 hónapban' })
    expect(trial).toHaveTextContent(
      '6 riasztás. Csak 2 hétről van adatunk; a szám ezekre vonatkozik. Hetente átlagosan 3,0, összesen 4 cégről.',
    )
    expect(trial).toHaveTextContent('1 hétről nem tudunk')
    expect(trial).toHaveTextContent(
      'A szabály 1 esetben előre szólt volna, 1 esetben magával a hírrel, 1 esetben addig nem.',
    )
    expect(trial).toHaveTextContent('11 a mostani 6 helyett')
    expect(within(trial).getByRole('link', { name: 'Zajos Kft.' })).toHaveAttribute('href', '/report/14562877/summary')
    expect(trial).toHaveTextContent('Korábbról ezeket nem ismerjük.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Az esemény szintje' }), 'basic')
    expect(screen.queryByRole('button', { name: 'Mentés' })).toBeNull()
    expect(trial).toHaveTextContent('A szabály azóta változott')
    await user.click(screen.getByRole('button', { name: 'Kipróbálás az elmúlt 12 hónapon' }))
    await user.click(await screen.findByRole('button', { name: 'Mentés' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          name: 'Rossz hír',
          isActive: true,
          definition: {
            happenings: [{ kind: 'events', kinds: [], importances: ['negative'], level: 'basic' }],
            watched: { importances: [], labels: [] },
          },
        },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /A szabály neve/ })).toBeNull())
  })

  test('tells what is wrong at its field, also what only the server knows', async () => {
    mockRefusal(updateAlertRule, 'alert-rule.name-taken', {
      message: 'Már van ilyen nevű szabály.',
      fields: { name: 'taken' },
    })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Tőkevesztés módosítása' }))
    await user.click(screen.getByRole('button', { name: 'Esemény hozzáadása' }))
    await user.click(await screen.findByRole('menuitem', { name: 'A minősítés egy pontszám alá esik' }))
    const points = screen.getByRole('textbox', { name: 'Pontszám' })
    await user.clear(points)
    await user.type(points, '101')
    await user.click(screen.getByRole('button', { name: 'Feltétel hozzáadása' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Létszám' }))
    await user.click(screen.getByRole('button', { name: 'Mentés próba nélkül' }))
    expect(await screen.findByText('1 és 100 közötti egész számot adjon meg.')).toBeVisible()
    expect(screen.getByText('Töltse ki, vagy vegye el ezt a feltételt.')).toBeVisible()
    await user.clear(points)
    await user.type(points, '34,0')
    await user.click(screen.getByRole('button', { name: 'Létszám feltétel elvétele' }))
    await user.click(screen.getByRole('button', { name: 'Mentés próba nélkül' }))
    expect(await screen.findByText('Már van ilyen nevű szabály.')).toBeVisible()
  })

  test('a rule that a colleague changed meanwhile is told with how it is now; saving again replaces that', async () => {
    const sent: unknown[] = []
    const newer = testingAlertRule({ sentence: 'Szóljon, ha más.', updatedAt: '2026-11-20T11:00:00.000Z' })
    mockRefusal(updateAlertRule, 'alert-rule.changed', { message: 'Időközben más módosította.' })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Tőkevesztés módosítása' }))
    await user.type(screen.getByRole('textbox', { name: /A szabály neve/ }), ' 2')
    mockEndpoint(listAlertRules, testingAlertRules([newer]))
    await user.click(screen.getByRole('button', { name: 'Mentés próba nélkül' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Időközben más módosította.')
    expect(await screen.findByText('Szóljon, ha más.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /A szabály neve/ })).toHaveValue('Tőkevesztés 2')
    mockEndpoint(updateAlertRule, ({ body }) => {
      sent.push(body)
      return { notification: 'A szabályt mentettük.' }
    })
    await user.click(screen.getByRole('button', { name: 'Mentés próba nélkül' }))
    await waitFor(() => expect(sent).toMatchObject([{ name: 'Tőkevesztés 2', updatedAt: newer.updatedAt }]))
  })

  test.each([
    ['it was switched in the list, which the form shows and leaves', false, {}],
    ['it was switched in the form, too', true, { isActive: true }],
  ])('a rule is on or off as last said: %s', async (_what, isSwitchedInForm, said) => {
    const sent: unknown[] = []
    mockEndpoint(switchAlertRule, { notification: 'A szabály mostantól nem riaszt.' })
    mockEndpoint(updateAlertRule, ({ body }) => {
      sent.push(body)
      return { notification: 'A szabályt mentettük.' }
    })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Tőkevesztés módosítása' }))
    const inForm = screen.getByRole('switch', { name: 'Bekapcsolva' })
    expect(inForm).toBeChecked()
    mockEndpoint(listAlertRules, testingAlertRules([testingAlertRule({ isActive: false })]))
    await user.click(screen.getByRole('switch', { name: 'Tőkevesztés bekapcsolása' }))
    await waitFor(() => expect(inForm).not.toBeChecked())
    if (isSwitchedInForm) await user.click(inForm)
    await user.click(screen.getByRole('button', { name: 'Mentés próba nélkül' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const { name, updatedAt } = testingAlertRule()
    expect(sent).toEqual([{ name, definition: expect.anything(), updatedAt, ...said }])
  })

  test('a copy is a rule of its own', async () => {
    const sent: unknown[] = []
    mockEndpoint(addAlertRule, ({ body }) => {
      sent.push(body)
      return SAVED
    })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Tőkevesztés másolása' }))
    await user.click(screen.getByRole('button', { name: 'Mentés próba nélkül' }))
    await waitFor(() => expect(sent).toMatchObject([{ name: 'Tőkevesztés (másolat)' }]))
  })
})
