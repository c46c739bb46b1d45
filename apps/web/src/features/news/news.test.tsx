import { getNews } from '@merleg/contract/news.contract'
import { searchHistory } from '@merleg/contract/search.contract'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal, testingApi } from '../../shared/testing/testing-api.ts'

const item = (title: string, given: { url?: string; date?: string } = {}) => ({
  title,
  description: `${title} szövege`,
  url: null,
  date: null,
  ...given,
})

beforeEach(() => mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } }))

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('news', () => {
  test('shows the first three with day and link, and leads to all of them', async () => {
    const items = ['Egy', 'Kettő', 'Három', 'Négy'].map((title) => item(title))
    mockEndpoint(getNews, {
      items: [item('Új oldal', { url: 'https://merleg.example/uj', date: '2026-11-02' }), ...items],
    })
    const { user } = renderApp({ url: '/' })
    const news = await panel('Hírek')
    expect(await news.findByRole('link', { name: /Új oldal/ })).toHaveAttribute('href', 'https://merleg.example/uj')
    expect(news.getByText(/2026\.\s11\.\s02\./)).toBeVisible()
    expect(news.queryByText('Három')).not.toBeInTheDocument()
    await user.click(news.getByRole('link', { name: 'Összes hír' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Hírek' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Négy' })).toBeVisible()
  })

  test('says so where there is none', async () => {
    renderApp({ url: '/' })
    expect(await screen.findByText('Most nincs hír')).toBeVisible()
  })

  test('html in a text is text, and a link that is none stays text', async () => {
    mockEndpoint(getNews, { items: [item('<b>félkövér</b>', { url: 'javascript:alert(1)' })] })
    renderApp({ url: '/news' })
    expect(await screen.findByText('<b>félkövér</b>')).toBeVisible()
    expect(screen.queryByRole('link', { name: '<b>félkövér</b>' })).not.toBeInTheDocument()
  })

  test.each(['/', '/news'])('tells a failure at %s and tries again', async (url) => {
    mockRefusal(getNews, 'unexpected', { message: 'Váratlan hiba történt.' })
    const { user } = renderApp({ url })
    expect(await screen.findByRole('alert')).toHaveTextContent('Váratlan hiba történt.')
    mockEndpoint(getNews, { items: [item('Megjött')] })
    await user.click(screen.getByRole('button', { name: 'Újra' }))
    expect(await screen.findByText('Megjött')).toBeVisible()
  })
})

describe('tips', () => {
  function mockTips(): void {
    testingApi.use(
      http.get('*/did-you-know/:file', ({ params }) =>
        HttpResponse.html(`<h3>Tipp ${String(params['file'])}</h3><p onclick="x">Szöveg<script>alert(1)</script></p>`),
      ),
    )
  }

  test('shows one, the ones beside it, and goes round', async () => {
    mockTips()
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    const { user } = renderApp({ url: '/' })
    const tip = await panel('Tudta?')
    expect(await tip.findByRole('heading', { name: 'Tipp 18.html' })).toBeVisible()
    expect(tip.getByText('18 / 18')).toBeVisible()
    await user.click(tip.getByRole('button', { name: 'Következő tipp' }))
    expect(await tip.findByRole('heading', { name: 'Tipp 1.html' })).toBeVisible()
    await user.click(tip.getByRole('button', { name: 'Előző tipp' }))
    await user.click(tip.getByRole('button', { name: 'Előző tipp' }))
    expect(await tip.findByRole('heading', { name: 'Tipp 17.html' })).toBeVisible()
    expect(tip.getByText('Szöveg')).not.toHaveAttribute('onclick')
    vi.restoreAllMocks()
  })

  test('one that cannot be loaded is said to be', async () => {
    testingApi.use(http.get('*/did-you-know/:file', () => new HttpResponse(null, { status: 404 })))
    renderApp({ url: '/' })
    expect(await screen.findByText('Ez a tipp most nem tölthető be.')).toBeVisible()
  })

  test('are Hungarian only', async () => {
    renderApp({ url: '/', preferences: { locale: 'en' } })
    await panel('Hírek')
    expect(screen.queryByRole('region', { name: 'Tudta?' })).not.toBeInTheDocument()
  })
})
