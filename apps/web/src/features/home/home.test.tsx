import { getProfile } from '@merleg/contract/profile.contract'
import { searchHistory } from '@merleg/contract/search.contract'
import { brandPageHu } from '@merleg/i18n/brand/page.hu'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockFailingReport } from '../../app/testing-report.ts'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'

const row = (query: string, url: string, kind: 'search' | 'report') => ({
  query,
  url,
  kind,
  searchedAt: '2026-11-18T09:05:00Z',
})

describe('search history', () => {
  test('lists five a page; the page is in the address', async () => {
    mockFailingReport()
    mockEndpoint(searchHistory, ({ url }) => {
      const currentPage = Number(url.searchParams.get('currentPage'))
      const results = [
        row(`zaev ${currentPage}`, '/quick/search?query=zaev', 'search'),
        row('ZÁÉV Zrt.', '/report/10738885/summary', 'report'),
      ]
      return { results, meta: { count: 12, currentPage, perPage: 5 } }
    })
    const { user, router } = renderApp({ url: '/' })
    expect(await screen.findByRole('link', { name: 'zaev 1' })).toHaveAttribute('href', '/quick/search?query=zaev')
    await user.click(screen.getByRole('button', { name: '3. lap' }))
    expect(await screen.findByRole('link', { name: 'zaev 3' })).toBeVisible()
    expect(router.state.location.href).toBe('/?search-history=3')
    await user.click(screen.getByRole('link', { name: 'ZÁÉV Zrt.' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/report/10738885/summary'))
  })

  test('says so where there is none yet', async () => {
    mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } })
    renderApp({ url: '/' })
    expect(await screen.findByText('Még nincs előzmény')).toBeVisible()
  })

  test('is not even asked for where the user hides it', async () => {
    renderApp({ url: '/', me: { hideSearchHistory: true }, preferences: { hideSearchHistory: true } })
    expect(await screen.findByRole('heading', { name: 'Jó napot, Minta Anna!' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Keresési előzmények' })).not.toBeInTheDocument()
  })

  test('tells a failure and tries again', async () => {
    mockRefusal(searchHistory, 'unexpected', { message: 'Váratlan hiba történt.' })
    const { user } = renderApp({ url: '/' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Váratlan hiba történt.')
    mockEndpoint(searchHistory, {
      results: [row('alza', '/quick/search?query=alza', 'search')],
      meta: { count: 1, currentPage: 1, perPage: 5 },
    })
    await user.click(screen.getByRole('button', { name: 'Újra' }))
    expect(await screen.findByRole('link', { name: 'alza' })).toBeVisible()
  })
})

describe('the frame', () => {
  test('reads out the title of the page that was opened', async () => {
    mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } })
    const { user } = renderApp({ url: '/' })
    await user.click(await screen.findByRole('link', { name: 'Üzenet' }))
    expect(await screen.findByText('Üzenet küldése · Mérleg', { selector: '[aria-live]' })).toBeInTheDocument()
  })

  test('says that companies are made up wherever they are', async () => {
    mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } })
    renderApp({ url: '/', me: { hasDemoData: true } })
    expect(await screen.findByText(brandPageHu.madeUp)).toBeVisible()
  })

  test('has a footer, but not on the profile pages', async () => {
    const { router } = renderApp({ url: '/send-message' })
    expect(await screen.findByRole('contentinfo')).toBeVisible()
    mockRefusal(getProfile, 'unexpected')
    await router.navigate({ to: '/profile-edit' })
    await waitFor(() => expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument())
  })
})
