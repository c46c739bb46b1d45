import { autocomplete, type Suggestion } from '@merleg/contract/search.contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeStored } from '../../shared/storage/stored.ts'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { renderApp } from '../testing-app.tsx'
import { mockFailingReport } from '../testing-report.ts'

function suggest(companyId: string, name: string, more: Partial<Suggestion> = {}): Suggestion {
  return {
    companyId,
    name: { value: name, url: `/report/${companyId}/summary` },
    matchedName: null,
    address: '8900 Zalaegerszeg, Millenniumi út 1.',
    taxNumber: `${companyId}-2-20`,
    countryCode: 'HU',
    status: { key: 'working', icon: 'status-working', color: 'good', value: 'működő' },
    ...more,
  }
}

const results = [suggest('10738885', 'ZÁÉV Zrt.'), suggest('10738886', 'Zaevker Kft.', { matchedName: 'Zalai Építők' })]
let asked: string[] = []

beforeEach(() => {
  asked = []
  mockFailingReport()
  mockEndpoint(autocomplete, ({ url }) => {
    asked.push(url.searchParams.get('query') ?? '')
    return { results, isSimilar: false }
  })
})

async function openBox() {
  const app = renderApp({ url: '/send-message' })
  return { ...app, box: await screen.findByRole('combobox', { name: 'Cég keresése' }) }
}

describe('suggestions', () => {
  test('of names that are only similar say so', async () => {
    mockEndpoint(autocomplete, { results, isSimilar: true })
    const { user, box } = await openBox()
    await user.type(box, 'zaevv')
    expect(await screen.findByText('Nincs pontos egyezés; hasonló nevek')).toBeVisible()
  })

  test('come from three characters on, once typing pauses', async () => {
    const { user, box } = await openBox()
    await user.type(box, 'za')
    expect(box).toHaveAttribute('aria-expanded', 'false')
    await user.type(box, 'ev')
    const options = await screen.findAllByRole('option')
    expect(asked).toEqual(['zaev'])
    expect(box).toHaveAttribute('aria-expanded', 'true')
    expect(options).toHaveLength(2)
    expect(within(options[1] ?? box).getByText(/más néven: Zalai Építők/)).toBeVisible()
    expect(within(options[0] ?? box).getByText('működő')).toBeInTheDocument()
    expect(screen.getByText('2 javaslat')).toBeInTheDocument()
  })

  test('arrows choose, Enter opens the report', async () => {
    const { user, box, router } = await openBox()
    await user.type(box, 'zae')
    const options = await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id)
    expect(options[1]).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowDown}')
    expect(box).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/report/10738885/summary'))
    expect(box).toHaveValue('')
  })

  test('a click opens the report; Escape closes the list, then empties the field', async () => {
    const { user, box, router } = await openBox()
    await user.type(box, 'zae')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(box).toHaveValue('zae')
    await user.keyboard('{Escape}')
    expect(box).toHaveValue('')
    await user.type(box, 'zae')
    await user.click((await screen.findAllByRole('option'))[1] ?? box)
    await waitFor(() => expect(router.state.location.pathname).toBe('/report/10738886/summary'))
  })

  test('none found says what to do; a failure says what happened', async () => {
    mockEndpoint(autocomplete, { results: [], isSimilar: false })
    const { user, box } = await openBox()
    await user.type(box, 'qqqq')
    expect(await screen.findByText(/Adatbázisunkban nincs ilyen cég/)).toBeVisible()
    mockRefusal(autocomplete, 'unexpected', { message: 'Váratlan hiba történt.' })
    await user.type(box, 'x')
    expect(await screen.findByText('Váratlan hiba történt.')).toBeVisible()
  })
})

describe('the result list', () => {
  test('opens by Enter and by the button from three characters on', async () => {
    const { user, box, router } = await openBox()
    await user.type(box, ' 10738885 {Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/quick/search?query=10738885'))
  })

  test('stays closed for less, with a hint', async () => {
    const { user, box, router } = await openBox()
    await user.type(box, 'za')
    await user.click(screen.getByRole('button', { name: 'Keresés' }))
    expect(await screen.findByText('Írjon be legalább 3 karaktert.')).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/send-message')
  })
})

describe('shortcuts', () => {
  test('"/" works outside of fields, unless single keys are switched off', async () => {
    const { user, box } = await openBox()
    await user.keyboard('/')
    expect(box).toHaveFocus()
    expect(box).toHaveValue('')
    const message = await screen.findByRole('textbox', { name: 'Üzenet' })
    await user.click(message)
    await user.keyboard('/')
    expect(message).toHaveValue('/')
    act(() => message.blur())
    act(() => writeStored('alert-keys', false))
    await user.keyboard('/')
    expect(box).not.toHaveFocus()
    act(() => writeStored('alert-keys', undefined))
  })
})
