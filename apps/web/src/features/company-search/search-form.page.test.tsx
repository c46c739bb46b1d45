import {
  countMarketingSearch,
  getMarketingSearch,
  listMarketingResults,
  newAdvancedSearch,
  countAdvancedSearch,
  newMarketingSearch,
  saveMarketingSearch,
  type SearchCount,
} from '@merleg/contract/company-search.contract'
import { CompanyQuery } from '@merleg/contract/company-search-query'
import { autocomplete } from '@merleg/contract/search.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { setPreferences } from '../../shared/storage/preferences.ts'
import { clearDrafts } from '../../shared/storage/session-draft.ts'
import { mockEndpoint, mockNetworkFailure, mockRefusal } from '../../shared/testing/testing-api.ts'
import { testingForm, testingFound, testingId, testingResults } from './testing-company-search.ts'

const URL = '/marketing/search'
const Sent = z.object({ query: CompanyQuery })

const count = (given: Partial<SearchCount> = {}): SearchCount => ({
  count: 1204,
  isExact: true,
  asOf: '2026-11-22T05:40:00.000Z',
  without: [],
  ...given,
})

beforeEach(() => {
  setPreferences({ userId: testingMe.userId })
  clearDrafts()
  mockEndpoint(newMarketingSearch, testingForm)
  mockEndpoint(countMarketingSearch, count())
})

// By its label: looking through every role of so many fields takes long.
const field = async (name: string): Promise<HTMLElement> => screen.findByLabelText(name, { selector: 'input' })

describe('the form', () => {
  test('has every card, the defaults, and the activities in the marketing search only', async () => {
    mockEndpoint(newAdvancedSearch, { ...testingForm, prefill: { ...testingForm.prefill, activities: [] } })
    mockEndpoint(countAdvancedSearch, count())
    const { router } = renderApp({ url: URL })
    expect(await screen.findByRole('tree', { name: 'Tevékenység' })).toBeVisible()
    const withoutCeased = screen.getByRole('checkbox', { name: 'Megszűnt cégek nélkül' })
    expect(withoutCeased).toBeChecked()
    expect(withoutCeased).toHaveAccessibleDescription(/Eljárás alatt álló és ismeretlen státuszú/)
    expect(screen.getByRole('checkbox', { name: 'székhely' })).toBeChecked()
    expect(screen.getByRole('group', { name: 'Létszám' })).toHaveAccessibleDescription(
      /ma is érvényes vagy az utolsó 24 hónapra/,
    )
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9)
    await router.navigate({ to: '/advanced/search/{-$id}', params: {} })
    expect(await screen.findByRole('heading', { level: 1, name: 'Részletes keresés' })).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'Cégnév' })).toBeVisible()
    expect(screen.queryByRole('tree')).toBeNull()
  })

  test('sends numbers and days as they are saved, and leads to the results; back leads to it as it was sent', async () => {
    const sent: CompanyQuery[] = []
    mockEndpoint(saveMarketingSearch, ({ body }) => {
      sent.push(Sent.parse(body).query)
      return { id: testingId }
    })
    mockEndpoint(listMarketingResults, testingResults([testingFound()]))
    const { user, router } = renderApp({ url: URL })
    await user.type(await field('Cégnév'), 'építő')
    await user.type(await field('Alapítás, legalább'), '90.1.5')
    await user.type(await field('Alapítás, legfeljebb'), '2020-12-31')
    expect(await screen.findByText(/1990\. 01\. 05\. – 2020\. 12\. 31\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Pénzügyi adatok/ }))
    await user.type(await field('EBITDA, legalább'), '1 250,5{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(`${URL}/${testingId}/results`))
    expect(sent[0]?.companyDetails).toMatchObject({
      companyName: 'építő',
      foundation: { min: '1990.01.05', max: '2020.12.31' },
      addressType: ['Headquarter'],
    })
    expect(sent[0]?.financialDetails.ebitda).toEqual({ min: 1250.5, max: null })
    await screen.findByRole('table', { name: 'Találatok' })
    router.history.back()
    expect(await screen.findByDisplayValue('építő')).toBeVisible()
    expect(router.state.location.pathname).toBe(`${URL}/${testingId}`)
    expect(screen.getByDisplayValue('90.01.05')).toBeVisible()
  })

  test('says which accounts amounts and days of filing are of, and whom they cannot find', async () => {
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: /^Pénzügyi adatok/ }))
    expect(screen.getByText(/nem forintban készült.*csak 350–380 napos üzleti évből/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^További szempontok/ }))
    expect(await field('Beszámolót tett közzé')).toHaveAccessibleDescription(
      /más ország cégét ez a feltétel nem találja/,
    )
  })

  test('what cannot be read stands at its field, which takes the focus; nothing is sent', async () => {
    const { user } = renderApp({ url: URL })
    const first = await field('Alapítás, legalább')
    await user.type(first, 'tegnap')
    expect(first).toBeValid()
    await user.type(await field('Létszám, legalább'), '50')
    await user.type(await field('Létszám, legfeljebb'), '10{Enter}')
    expect(await screen.findByText('Az alsó határ nem lehet nagyobb a felsőnél.')).toBeVisible()
    expect(screen.getByText(/Ilyen nap nincs/)).toBeVisible()
    expect(screen.getByText('2 feltétel javításra vár.')).toBeVisible()
    await waitFor(() => expect(first).toHaveFocus())
  })

  test('what the server refuses stands at its field until that is filled in anew', async () => {
    mockRefusal(saveMarketingSearch, 'validation.failed', {
      fields: { 'query.financialDetails.ebitda.max': 'too_big', 'query.companyDetails.county.0': 'unknown-option' },
    })
    const { user } = renderApp({ url: URL })
    await user.type(await field('Cégnév'), 'x{Enter}')
    const ebitda = await field('EBITDA, legfeljebb')
    expect(ebitda).toBeInvalid()
    expect(screen.getByRole('combobox', { name: 'Vármegye' })).toBeInvalid()
    expect(screen.getByRole('combobox', { name: 'Vármegye' })).toHaveFocus()
    await user.type(ebitda, '5')
    await waitFor(() => expect(ebitda).toBeValid())
  })

  test('a settlement nobody knows is told at its field', async () => {
    mockRefusal(saveMarketingSearch, 'place.not-found', { message: 'Ilyen település nincs.' })
    const { user } = renderApp({ url: URL })
    await user.type(await field('Cégnév'), 'x{Enter}')
    expect(await screen.findByText('Ilyen település nincs.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^További szempontok/ })).toHaveAttribute('aria-expanded', 'true')
  })

  test('nothing but “only valid” is asked for by nobody', async () => {
    const { user } = renderApp({ url: URL })
    const form = await screen.findByRole('form', { name: 'Marketingkeresés' })
    await user.click(within(form).getByRole('button', { name: 'Keresés' }))
    expect(await screen.findByText(/Állítson be legalább egy feltételt/)).toBeVisible()
  })

  test('clearing brings the defaults back and can be taken back', async () => {
    const { user } = renderApp({ url: URL })
    await user.type(await field('Cégnév'), 'építő')
    await user.click(screen.getByRole('treeitem', { name: /Építőipar/ }))
    await user.click(screen.getByRole('checkbox', { name: 'székhely' }))
    await user.click(screen.getByRole('button', { name: 'Törlés' }))
    expect(await screen.findByText('A feltételek törölve.')).toBeVisible()
    expect(await field('Cégnév')).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: 'székhely' })).toBeChecked()
    expect(screen.getByRole('treeitem', { name: /Építőipar/ })).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Törlés visszavonása' }))
    expect(await field('Cégnév')).toHaveValue('építő')
    expect(screen.getByRole('treeitem', { name: /Építőipar/ })).toBeChecked()
    expect(screen.queryByRole('button', { name: 'Törlés visszavonása' })).toBeNull()
  })

  test('what was typed and not sent survives a reload', async () => {
    const first = renderApp({ url: URL })
    await first.user.type(await field('Cégnév'), 'építő')
    first.unmount()
    renderApp({ url: URL })
    expect(await field('Cégnév')).toHaveValue('építő')
    expect(screen.getByText(/Visszaállítottuk/)).toBeVisible()
  })

  test('companies like one come by the address, under their name', async () => {
    const { status } = testingFound()
    const known = { matchedName: null, address: null, taxNumber: null, countryCode: 'HU', status }
    mockEndpoint(autocomplete, {
      isSimilar: false,
      results: [{ ...known, companyId: '10738885', name: { value: 'ZÁÉV Zrt.', url: '/report/10738885/summary' } }],
    })
    renderApp({ url: `${URL}?similarTo=10738885` })
    expect(await screen.findByText('ZÁÉV Zrt.')).toBeVisible()
    expect(screen.getByText('Ehhez hasonló cégek: 1 cég')).toBeVisible()
  })

  test('that companies could not be looked for is told, and not that there are none', async () => {
    mockRefusal(autocomplete, 'service.unavailable', { message: 'Most nem érhető el.' })
    const { user } = renderApp({ url: `${URL}?similarTo=10738885` })
    await user.type(await screen.findByRole('combobox', { name: 'Ehhez hasonló cégek' }), 'ZÁÉV')
    expect(await screen.findByText('Most nem érhető el.')).toBeVisible()
    expect(screen.queryByText(/nincs ilyen cég/)).not.toBeInTheDocument()
  })

  test('a saved search that is not there is told', async () => {
    mockRefusal(getMarketingSearch, 'saved-search.not-found', { message: 'Ilyen mentett keresés nincs.' })
    renderApp({ url: `${URL}/${testingId}` })
    expect(await screen.findByText('Ilyen mentett keresés nincs.')).toBeVisible()
  })

  test('without the claim it leads to the offer', async () => {
    const { router } = renderApp({ url: URL, me: { claims: ['Cegriport'] } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/module/MarketingAdatok'))
  })
})

describe('the live count', () => {
  test('says how many there are and what each criterion costs, which goes with one click', async () => {
    mockEndpoint(countMarketingSearch, ({ body }) => {
      const { companyName } = Sent.parse(body).query.companyDetails
      return companyName === ''
        ? count({ count: 98_000, isExact: false })
        : count({ without: [{ criterion: 'companyName', count: 98_000 }] })
    })
    const { user } = renderApp({ url: URL })
    expect(await screen.findByText(/^≈ 98 000 cég$/)).toBeVisible()
    await user.type(await field('Cégnév'), 'építő')
    expect(await screen.findByText(/^1 204 cég$/)).toBeVisible()
    expect(await screen.findByText(/nélküle 98 000/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Feltétel törlése: Cégnév: építő' }))
    expect(await screen.findByText(/^≈ 98 000 cég$/)).toBeVisible()
    expect(await field('Cégnév')).toHaveValue('')
  })

  test('asks once when the form rests, and not for what cannot be read', async () => {
    const asked: string[] = []
    mockEndpoint(countMarketingSearch, ({ body }) => {
      const { query } = Sent.parse(body)
      asked.push(query.companyDetails.companyName)
      return count()
    })
    const { user } = renderApp({ url: URL })
    await user.type(await field('Cégnév'), 'építő')
    await waitFor(() => expect(asked.at(-1)).toBe('építő'))
    expect(asked.filter((name) => name !== '' && name !== 'építő').length).toBeLessThan(4)
    await user.type(await field('Létszám, legalább'), 'sok')
    expect(await screen.findByText(/a jelölt mező javításáig/)).toBeVisible()
    expect(screen.getByText(/1 204 cég/, { selector: '[data-stale="true"]' })).toBeVisible()
  })

  test('a count that fails is told quietly and can be asked for again', async () => {
    mockNetworkFailure(countMarketingSearch)
    const { user } = renderApp({ url: URL })
    expect(await screen.findByText(/Most nem számolható meg/)).toBeVisible()
    expect(await field('Cégnév')).toBeEnabled()
    mockEndpoint(countMarketingSearch, count())
    await user.click(screen.getByRole('button', { name: 'Újra' }))
    expect(await screen.findByText(/^1 204 cég$/)).toBeVisible()
  })
})

describe('the tree', () => {
  const tree = (): Promise<HTMLElement> => screen.findByRole('tree', { name: 'Tevékenység' })
  const shown = (): string[] => screen.getAllByRole('treeitem').map(({ textContent }) => textContent)
  const item = (name: RegExp): HTMLElement => screen.getByRole('treeitem', { name })

  test('is walked, opened, chosen and searched by keys', async () => {
    const { user } = renderApp({ url: URL })
    await tree()
    item(/^A Mező/).focus()
    await user.keyboard('{ArrowDown}')
    expect(item(/^F Építőipar/)).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(item(/^41 Épületek/)).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(item(/^41 Épületek/)).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown} ')
    expect(item(/^41\.10/)).toBeChecked()
    expect(item(/^F Építőipar/)).toHaveAttribute('aria-checked', 'mixed')
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft} ')
    expect(item(/^41 Épületek/)).toBeChecked()
    expect(item(/^F Építőipar/)).toBeChecked()
    expect(screen.getByText('2 szakágazat kijelölve')).toBeVisible()
    await user.keyboard('{Home}')
    expect(item(/^A Mező/)).toHaveFocus()
    await user.keyboard('*')
    expect(item(/^A Mező/)).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('lak')
    expect(item(/^41\.2 Lakó/)).toHaveFocus()
    await user.keyboard('{End}')
    expect(item(/^41\.2 Lakó/)).toHaveFocus()
  })

  test('is narrowed by code with or without dots, by words, and to what is chosen', async () => {
    const { user } = renderApp({ url: URL })
    await tree()
    const filter = screen.getByRole('searchbox', { name: /Tevékenység keresése/ })
    await user.type(filter, '41.20')
    await waitFor(() => expect(shown()).toHaveLength(4))
    expect(item(/^41\.20/)).toBeVisible()
    await user.clear(filter)
    await user.type(filter, 'gabonafele')
    await waitFor(() => expect(shown()).toHaveLength(3))
    await user.click(item(/Növénytermesztés/))
    await user.clear(filter)
    await user.type(filter, 'nincs ilyen')
    expect(await screen.findByText(/Nincs ilyen kódú vagy nevű/)).toBeVisible()
    await user.clear(filter)
    await user.click(screen.getByRole('checkbox', { name: 'Csak a kijelöltek' }))
    await waitFor(() => expect(shown().at(-1)).toMatch(/^01\.11/))
    expect(shown()).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Kijelöltek törlése' }))
    expect(await screen.findByText(/Még egy szakágazatot sem/)).toBeVisible()
  })

  test('its count stands on the card', async () => {
    const { user } = renderApp({ url: URL })
    await tree()
    await user.click(item(/^F Építőipar/))
    const card = screen.getByRole('button', { name: /^Tevékenységek/ })
    await user.click(card)
    expect(screen.queryByRole('tree')).toBeNull()
    expect(card).toHaveTextContent('1 kitöltött feltétel')
  })
})
