import {
  type FinalOwner,
  type FinalOwnerChanges,
  getFinalOwner,
  getFinalOwnerChanges,
} from '@merleg/contract/report/final-owner.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint } from '../../../shared/testing/testing-api.ts'
import { testingHeader, testingProvenance } from '../header/testing-header.ts'
import { testingFinalOwner } from './testing-final-owner.ts'

function openOwners(answer: FinalOwner = testingFinalOwner) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getFinalOwner, answer)
  return renderApp({ url: '/report/14562877/final-owner' })
}

test('owners with part, ban, rules and the way to the company; what is unknown and why', async () => {
  openOwners()
  const owners = within(await screen.findByRole('region', { name: 'Tényleges tulajdonosok' }))
  expect(owners.getAllByRole('link', { name: 'Tag Tamás' })[0]).toHaveAttribute('href', '/person/p-1')
  expect(owners.getByText('eltiltott személy')).toBeVisible()
  expect(owners.getByText('Magyar szabály')).toBeVisible()
  expect(owners.getByText('(szorzat: 25 %)')).toBeVisible()
  expect(owners.getByText('és még 2')).toBeVisible()
  const managers = within(screen.getByRole('region', { name: /^Vezető tisztségviselők/ }))
  expect(managers.getByText(/Nem tulajdonosként/)).toBeVisible()
  const overview = within(screen.getByRole('region', { name: 'Összkép' }))
  expect(overview.getByText('10 %')).toBeVisible()
  expect(overview.getByText('Meg nem nevezett tulajdonosok: 10 %.')).toBeVisible()
})

test('who is no final owner is counted, and shown on demand', async () => {
  const [final] = testingFinalOwner.groups
  const excluded =
    final === undefined ? [] : [{ ...final, id: 'excluded' as const, title: 'Nem tényleges tulajdonosok' }]
  const { user } = openOwners({ ...testingFinalOwner, groups: excluded })
  const panel = within(await screen.findByRole('region', { name: 'Nem tényleges tulajdonosok' }))
  const button = panel.getByRole('button', { name: '3 személy mutatása' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(panel.queryByRole('listitem')).toBeNull()
  await user.click(button)
  expect(panel.getAllByRole('link', { name: 'Tag Tamás' })[0]).toBeVisible()
})

test('shares that the source does not tell are said to be unknown', async () => {
  const silence = { level: 'unknown', title: 'A részesedések nem ismertek', text: 'Cégbíróság; 2024. 01. 01.' } as const
  openOwners({ ...testingFinalOwner, groups: [], silence })
  expect(await screen.findByText('A részesedések nem ismertek')).toBeVisible()
  expect(screen.getByText('Cégbíróság; 2024. 01. 01.')).toBeVisible()
})

test('whom the register tells: natures, how that stands to the result, statements and notes', async () => {
  openOwners({
    ...testingFinalOwner,
    told: {
      ...testingFinalOwner.told,
      count: 1,
      owners: [
        {
          name: 'Közölt Kata',
          link: null,
          icon: 'owner',
          address: null,
          natures: 'részesedés, 25 % – 50 %',
          dates: '2018. 03. 01. –',
          source: testingProvenance,
          standing: 'not-found',
          standingText: 'Eltérés vagy hiány',
        },
      ],
      statements: [
        {
          text: 'Nyilatkozat van arról',
          published: 'psc exists but not identified',
          lang: 'en',
          dates: null,
          source: testingProvenance,
        },
      ],
      notes: ['Nevük alapján vetettük össze.'],
      silence: null,
    },
  })
  const panel = within(
    await screen.findByRole('region', { name: 'A nyilvántartás által közölt tényleges tulajdonosok' }),
  )
  expect(panel.getByText('Közölt Kata')).toBeVisible()
  expect(panel.getByText(/Jogcím: részesedés, 25 % – 50 %/)).toBeVisible()
  expect(panel.getByText('Eltérés vagy hiány')).toBeVisible()
  expect(panel.getByText('psc exists but not identified')).toHaveAttribute('lang', 'en')
  expect(panel.getByText('Nevük alapján vetettük össze.')).toBeVisible()
})

test('where the register tells nobody that is said to be not known', async () => {
  openOwners()
  const panel = within(
    await screen.findByRole('region', { name: 'A nyilvántartás által közölt tényleges tulajdonosok' }),
  )
  expect(panel.getByText('A betöltött források nem közölnek tényleges tulajdonost')).toBeVisible()
  expect(panel.queryByRole('list')).toBeNull()
})

const quiet: FinalOwnerChanges = {
  since: '2020-01-01',
  asOf: '2026-11-20',
  owners: [],
  holdings: [],
  unchanged: 0,
  untold: [],
  silence: { level: 'none', title: 'Nem változott', text: 'Cégbíróság; 2020. 01. 01. óta.' },
}

describe('what changed since a day', () => {
  function openChanges(answer: FinalOwnerChanges) {
    const asked: string[] = []
    mockEndpoint(getReportHeader, testingHeader)
    mockEndpoint(getFinalOwner, testingFinalOwner)
    mockEndpoint(getFinalOwnerChanges, ({ url }) => {
      asked.push(url.search)
      return answer
    })
    const rendered = renderApp({ url: '/report/14562877/final-owner?since=2020-01-01' })
    return {
      ...rendered,
      asked,
      findPanel: async () => within(await screen.findByRole('region', { name: /^Mi változott 2020/ })),
    }
  }

  test('who came, who went, whose part changed, in which holdings, and what no source tells', async () => {
    const part = (percent: string, text: string | null) => ({ percent, verdict: 'certain' as const, text })
    const { asked, findPanel } = openChanges({
      ...quiet,
      owners: [
        { name: 'Új Ubul', link: '/person/p-1', kind: 'came', before: null, after: part('60 %', 'eléri a küszöböt') },
        { name: 'Régi Rezső', link: null, kind: 'went', before: part('100 %', 'eléri a küszöböt'), after: null },
      ],
      holdings: [
        {
          name: 'Tag Tamás',
          link: null,
          kind: 'changed',
          before: { percent: '50 %', verdict: null, text: null },
          after: { percent: '40 %', verdict: null, text: null },
          of: { name: 'Minta Kft.', link: null },
        },
      ],
      unchanged: 2,
      untold: ['Azt, hogy akkor ki volt tulajdonos, egyik forrás sem közli.'],
    })
    const panel = await findPanel()
    const owners = within(panel.getByRole('list', { name: 'Magánszemélyek a cég mögött' }))
    expect(owners.getByRole('link', { name: 'Új Ubul' })).toHaveAttribute('href', '/person/p-1')
    expect(owners.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'újÚj Ubul: 60 % (eléri a küszöböt)',
      'kikerültRégi Rezső: 100 % (eléri a küszöböt)',
    ])
    const holdings = within(panel.getByRole('list', { name: 'Részesedések a láncban' }))
    expect(holdings.getByText(/50 % › 40 %/)).toHaveTextContent('Tag Tamás része itt: Minta Kft.')
    expect(panel.getByText('Változatlan: 2 magánszemély.')).toBeVisible()
    expect(panel.getByText(/egyik forrás sem közli/)).toBeVisible()
    expect(panel.queryByText('Nem változott')).toBeNull()
    expect(asked).toEqual(['?since=2020-01-01'])
  })

  test('nothing: by which source and since when', async () => {
    const panel = await openChanges(quiet).findPanel()
    expect(panel.getByText('Nem változott')).toBeVisible()
    expect(panel.getByText('Cégbíróság; 2020. 01. 01. óta.')).toBeVisible()
    expect(panel.queryByRole('list')).toBeNull()
  })

  test('without a day the panel is closed', async () => {
    const { asked, findPanel, router, user } = openChanges(quiet)
    await findPanel()
    const since = screen.getByRole('textbox', { name: 'Mi változott ettől' })
    await user.clear(since)
    await user.tab()
    await vi.waitFor(() => expect(router.state.location.search).not.toHaveProperty('since'))
    expect(screen.queryByRole('region', { name: /^Mi változott/ })).toBeNull()
    expect(asked).toHaveLength(1)
  })
})

test('a link to where the page was before opens it, with what it asks for', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getFinalOwner, testingFinalOwner)
  const { router } = renderApp({ url: '/report/14562877/real-owner?asOf=2020-01-01' })
  await vi.waitFor(() => expect(router.state.location.href).toBe('/report/14562877/final-owner?asOf=2020-01-01'))
})

test('without the claim the module is offered', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  const { router } = renderApp({ url: '/report/14562877/final-owner', me: { claims: ['Cegriport'] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/14562877/error/TenylegesTulajdonos'))
})
