import { getAlertNotice, unsubscribeAlertMails } from '@merleg/contract/alert-mails.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'

const ID = '0f0e0d0c-0000-4000-8000-000000000001'
const notice: EndpointAnswer<typeof getAlertNotice> = {
  title: 'Értesítés a figyelt cégekről, 2026. 11. 23.',
  createdAt: '2026-11-23T06:00:00.000Z',
  companyCount: 3,
  items: [
    {
      companyNumber: '01-09-000001',
      name: 'Új név Kft.',
      address: '1011 Budapest, Fő utca 1.',
      taxnumber: '10738885-2-20',
      url: '/report/10738885',
      isMadeUp: true,
      sections: [{ name: 'Cégadatok', url: '/report/10738885/company-data?hl=name' }],
      events: [
        {
          title: 'Új elnevezés',
          before: 'Régi név Kft.',
          after: null,
          importance: 'negative',
          toldAs: 'backdated',
          occurredOn: '2026-10-01',
          source: null,
          url: '/report/10738885/company-data?hl=name',
        },
      ],
      otherChanges: 4,
    },
  ],
}

describe('the page of a notice', () => {
  test('names companies with their sections, and of each change what was before and after', async () => {
    mockEndpoint(getAlertNotice, notice)
    renderApp({ url: `/monitoring/alert/${ID}` })
    expect(await screen.findByRole('heading', { level: 1, name: notice.title })).toBeVisible()
    const company = screen.getByRole('region', { name: /^Új név Kft\./ })
    expect(within(company).getByText('kitalált cég')).toBeVisible()
    expect(within(company).getByText('10738885-2-20')).toBeVisible()
    const table = within(company).getByRole('table', { name: 'Új név Kft.: változások' })
    for (const text of ['Régi név Kft.', 'Negatív', 'Utólag közölt', 'a Mérleg megállapítása'])
      expect(within(table).getByText(text)).toBeVisible()
    expect(within(table).getByRole('link', { name: 'Új elnevezés' })).toHaveAttribute(
      'href',
      '/report/10738885/company-data?hl=name',
    )
    expect(within(company).getByRole('navigation')).toHaveTextContent('Cégadatok')
    expect(within(company).getByText(/és még 4 változás/)).toBeVisible()
    expect(screen.getByText(/További 2 cég nem fér ki/)).toBeVisible()
  })

  test('that lists nothing says where the figures are', async () => {
    mockEndpoint(getAlertNotice, { ...notice, items: [], companyCount: 0 })
    renderApp({ url: `/monitoring/alert/${ID}` })
    expect(await screen.findByText('Ez az értesítés nem sorolt fel változást')).toBeVisible()
  })

  test("of somebody else's, or of long ago, says that it is not there", async () => {
    mockRefusal(getAlertNotice, 'alert-notice.not-found', { message: 'Ez az értesítés nem található.' })
    renderApp({ url: `/monitoring/alert/${ID}` })
    expect(await screen.findByRole('alert')).toHaveTextContent('Ez az értesítés nem található.')
  })
})

describe('unsubscribing', () => {
  const url = `/monitoring/unsubscribe/${ID}`

  test('asks first, needs no sign-in, and says what goes on', async () => {
    const seen: SeenRequest[] = []
    mockEndpoint(unsubscribeAlertMails, (request) => {
      seen.push(request)
      return { message: 'A monitoring leveleit többé nem küldjük.' }
    })
    const { user } = renderApp({ url, me: null })
    expect(await screen.findByRole('heading', { name: 'Leiratkozás a monitoring leveleiről' })).toBeVisible()
    expect(seen).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Leiratkozom' }))
    expect(await screen.findByRole('status')).toHaveTextContent('többé nem küldjük. A figyelés folytatódik')
    expect(seen[0]?.body).toEqual({ token: ID })
  })

  test('with a token that nobody was sent is refused in words', async () => {
    mockRefusal(unsubscribeAlertMails, 'alert-mails.unknown-token', { message: 'Ez a hivatkozás nem érvényes.' })
    const { user } = renderApp({ url, me: null })
    await user.click(await screen.findByRole('button', { name: 'Leiratkozom' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ez a hivatkozás nem érvényes.')
  })
})
