import { getRecentWork } from '@merleg/contract/home.contract'
import { autocomplete } from '@merleg/contract/search.contract'
import { getSettings } from '@merleg/contract/settings.contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { usePageActions } from '../../shared/palette/page-actions.ts'
import { writeStored } from '../../shared/storage/stored.ts'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { renderWithProviders } from '../../shared/testing/testing-render.tsx'
import { renderApp } from '../testing-app.tsx'
import { arrangeEntries, isMeant, type PaletteEntry } from './palette-entries.ts'
import { PaletteHost } from './palette-host.tsx'
import { PALETTE_PAGES } from './palette-pages.ts'

const status = { key: 'working', icon: 'status-working', color: 'good', value: 'működő' } as const

beforeEach(() => {
  writeStored('palette-recent', undefined)
  mockEndpoint(autocomplete, {
    results: [
      {
        companyId: '10738885',
        name: { value: 'ZÁÉV Zrt.', url: '/report/10738885/summary' },
        matchedName: null,
        address: null,
        taxNumber: '10738885-2-20',
        countryCode: 'HU',
        status,
      },
    ],
    isSimilar: false,
  })
})

async function openPalette(me: Parameters<typeof renderApp>[0]['me'] = {}) {
  const app = renderApp({ url: '/send-message', me })
  await screen.findByRole('textbox', { name: 'Üzenet' })
  await app.user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Parancsok' })
  return { ...app, field, dialog: screen.getByRole('dialog', { name: 'Parancsok' }) }
}

const listOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('the palette', () => {
  test('opens by Ctrl-K wherever one types, and by its button; the field has the focus; Ctrl-K closes it again', async () => {
    const { user, field } = await openPalette()
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const message = screen.getByRole('textbox', { name: 'Üzenet' })
    message.focus()
    fireEvent.keyDown(message, { key: 'k', metaKey: true })
    expect(await screen.findByRole('dialog', { name: 'Parancsok' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Parancsok' }))
    expect(await screen.findByRole('dialog', { name: 'Parancsok' })).toBeVisible()
  })

  test('arrows choose, Enter goes to a page, which is offered first the next time', async () => {
    const { user, field, router } = await openPalette()
    await user.type(field, 'kedv')
    expect(listOptions()).toEqual(['Kedvencek'])
    const [option] = screen.getAllByRole('option')
    expect(field).toHaveAttribute('aria-activedescendant', option?.id)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/favorites'))
    await user.keyboard('{Control>}k{/Control}')
    const recent = await screen.findByRole('group', { name: 'Legutóbb használt' })
    expect(within(recent).getByRole('option')).toHaveTextContent('Kedvencek')
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true')
  })

  test('finds companies by the suggestions of the search', async () => {
    const { user, field, router } = await openPalette()
    await user.type(field, 'zae')
    const company = await screen.findByRole('option', { name: /ZÁÉV Zrt\./ })
    expect(company).toHaveTextContent('10738885-2-20')
    await user.click(company)
    await waitFor(() => expect(router.state.location.pathname).toBe('/report/10738885/summary'))
    expect(localStorage.getItem('merleg.palette-recent')).toBeNull()
  })

  test('offers the companies opened last, unless the history is hidden', async () => {
    const openedAt = '2026-11-20T10:00:00.000Z'
    const name = { value: 'Régi Kft.', url: '/report/10738886/summary' }
    const risk = { value: null, band: 'none', label: '–' } as const
    mockEndpoint(getRecentWork, { reports: [{ companyId: '10738886', name, status, risk, openedAt }], searches: [] })
    await openPalette()
    const opened = await screen.findByRole('group', { name: 'Legutóbb megnyitott cégek' })
    expect(within(opened).getByRole('option')).toHaveTextContent('Régi Kft.')
  })

  test('offers only what may be opened', async () => {
    mockEndpoint(autocomplete, { results: [], isSimilar: false })
    const { user, field } = await openPalette({ claims: ['Cegriport'] })
    await user.type(field, 'kedv')
    expect(await screen.findByText(/Erre a szóra nincs találat/)).toBeVisible()
    expect(screen.queryByRole('option')).toBeNull()
  })

  test.each([
    ['member', ['Bejelentkezés és biztonság'], ['Üzemeltetés', 'Adminisztráció']],
    ['administrator', ['Adminisztráció: Tevékenységnapló', 'Bejelentkezés és biztonság'], ['Üzemeltetés']],
    ['operator', ['Üzemeltetés: Kérések', 'Üzemeltetés: Árak'], ['Adminisztráció']],
  ] as const)('offers the pages of a role to %s alone', async (role, offered, others) => {
    await openPalette({ role })
    const shown = listOptions()
    for (const page of offered) expect(shown).toContain(page)
    for (const start of others) expect(shown.filter((page) => page.startsWith(`${start}:`))).toEqual([])
  })

  test('tells a failure of the search, and goes on offering the rest', async () => {
    mockRefusal(autocomplete, 'unexpected', { message: 'Váratlan hiba történt.' })
    const { user, field } = await openPalette()
    await user.type(field, 'beall')
    expect(await screen.findByText('Váratlan hiba történt.')).toBeVisible()
    expect(listOptions()).toContain('Funkcionális beállítások')
  })

  test('leads to each setting', async () => {
    mockEndpoint(getSettings, {
      companyReportValidDetails: false,
      companyReportOpenAll: false,
      companyReportThousands: false,
      companyReportHideHistory: false,
      monitoringNegativeEvents: false,
      notificationOfCloses: false,
      monitoringTable: false,
      weeklyMonitoringReport: false,
      salesView: false,
      alertMails: 'daily',
      perPage: 10,
      canChangeCompanySettings: true,
    })
    const { user, field } = await openPalette()
    await user.type(field, 'ertekesitoi{Enter}')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Értékesítői nézet' })).toHaveFocus())
  })
})

describe('shortcuts', () => {
  test('are listed by "?" outside of fields, and single ones can be switched off', async () => {
    const { user } = renderApp({ url: '/send-message' })
    const message = await screen.findByRole('textbox', { name: 'Üzenet' })
    await user.type(message, '?')
    expect(message).toHaveValue('?')
    act(() => message.blur())
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Billentyűparancsok' })
    expect(within(dialog).getByText('ugrás a cégkeresőbe')).toBeVisible()
    await user.click(within(dialog).getByRole('switch', { name: /^Egybetűs parancsok/ }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => writeStored('alert-keys', undefined))
  })
})

test('what a component offers is there as long as the component, and does what it does now', async () => {
  const done: number[] = []
  const Offering = ({ value }: { value: number }) => {
    usePageActions([{ id: 'offer', label: 'Titkos művelet', icon: 'check', run: () => done.push(value) }])
    return <PaletteHost />
  }
  const { user } = renderWithProviders(<Offering value={1} />)
  await user.click(screen.getByRole('button', { name: 'Parancsok' }))
  await user.type(await screen.findByRole('combobox', { name: 'Parancsok' }), 'titkos muv{Enter}')
  await waitFor(() => expect(done).toEqual([1]))
})

describe('the entries', () => {
  const entry = (id: string, group: PaletteEntry['group'], label: string): PaletteEntry => ({
    id,
    group,
    label,
    icon: 'check',
    run: () => undefined,
  })
  const entries = [
    entry('c', 'companies', 'Más név Kft.'),
    entry('p1', 'pages', 'Kezdőlap'),
    entry('p2', 'pages', 'Kedvencek'),
    entry('a', 'actions', 'Kedvencekhez adás'),
  ]

  test.each([
    ['kedv', true],
    ['KEDVENCEKHEZ ad', true],
    ['adas kedv', true],
    ['vencek', false],
    ['', true],
  ])('are meant by %j: %s', (text, isIt) => {
    expect(isMeant({ label: 'Kedvencekhez adás' }, text)).toBe(isIt)
  })

  test('stand in the order of their groups, what was chosen last first', () => {
    const ids = (text: string, recent: readonly string[]) =>
      arrangeEntries(entries, { text, recent }).map(({ id, group }) => `${group}:${id}`)
    expect(ids('', [])).toEqual(['actions:a', 'pages:p1', 'pages:p2', 'companies:c'])
    expect(ids('', ['p2', 'gone'])).toEqual(['recent:p2', 'actions:a', 'pages:p1', 'companies:c'])
    expect(ids('ke', ['p2'])).toEqual(['actions:a', 'pages:p2', 'pages:p1', 'companies:c'])
  })

  test('name each page once', () => {
    expect(new Set(PALETTE_PAGES.map(({ path }) => path)).size).toBe(PALETTE_PAGES.length)
  })
})
