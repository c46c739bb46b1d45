import { requestOffer } from '@merleg/contract/requests.contract'
import type { Provenance } from '@merleg/contract/fields'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { mockEndpoint } from '../testing/testing-api.ts'
import { renderWithProviders } from '../testing/testing-render.tsx'
import { CopyButton } from './copy-button.tsx'
import { DataTable } from './data-table.tsx'
import { KeyValueList } from './key-value-list.tsx'
import { Pager } from './pager.tsx'
import { ProvenanceHint } from './provenance-hint.tsx'
import { RiskGauge } from './risk-gauge.tsx'
import { StateNoRight } from './state-no-right.tsx'
import { UrlLink } from './url-link.tsx'

test('points and word of a rating are told', () => {
  renderWithProviders(<RiskGauge value={73} label="alacsony kockázat" />)
  expect(screen.getByText('73 pont a 100-ból: alacsony kockázat')).toBeInTheDocument()
})

describe('links of the server', () => {
  test.each([
    ['/report/10738885/summary', '/report/10738885/summary'],
    ['https://e-cegjegyzek.hu/x', 'https://e-cegjegyzek.hu/x'],
    ['tel:+3692323123', 'tel:+3692323123'],
    ['javascript:alert(1)', null],
    ['//evil.example/x', null],
    ['/\\evil.example', null],
    ['data:text/html,x', null],
    [null, null],
  ])('%s links to %s', (url, href) => {
    renderWithProviders(<UrlLink url={url}>cél</UrlLink>)
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(href)
    expect(screen.getByText(/cél/)).toBeVisible()
  })
})

describe('pager', () => {
  test.each([
    [5, 10, false],
    [10, 10, false],
    [11, 10, true],
    [11, 20, true],
    [6, 5, true],
    [5, 5, false],
  ])('%s rows at %s a page: shown %s', (count, perPage, isShown) => {
    renderWithProviders(<Pager count={count} currentPage={1} perPage={perPage} onPageChange={() => undefined} />)
    expect(screen.queryByRole('navigation') !== null).toBe(isShown)
  })

  test('tells the page and the page size asked for', async () => {
    const onPageChange = vi.fn<(page: number) => void>()
    const onPerPageChange = vi.fn<(perPage: number) => void>()
    const { user } = renderWithProviders(
      <Pager count={1234} currentPage={2} perPage={20} onPageChange={onPageChange} onPerPageChange={onPerPageChange} />,
    )
    expect(screen.getByText('21–40 / 1 234')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Következő lap' }))
    await user.click(screen.getByRole('radio', { name: '50' }))
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3)
    expect(onPerPageChange).toHaveBeenCalledExactlyOnceWith(50)
  })

  test.each([
    [25, 3, []],
    [25, 4, [3]],
    [2000, 999, [200]],
    [5, 2, [1]],
    [0, 2, []],
  ])('of %s rows page %s is opened by its address', (count, page, taken) => {
    const onPageChange = vi.fn<(asked: number) => void>()
    renderWithProviders(<Pager count={count} currentPage={page} perPage={10} onPageChange={onPageChange} />)
    expect(onPageChange.mock.calls.flat()).toEqual(taken)
    // Nothing is shown as the rows of a page that has none.
    expect(screen.queryByText(/–.* \/ /) !== null).toBe(count > 0 && taken.length === 0)
  })

  test.each([
    ['the last rows of the last page are gone', [15, 2], [10, 2], 1],
    ['more than a page is gone', [90, 9], [41, 9], 5],
    ['rows of another page are gone', [50, 2], [41, 2], null],
    ['all rows are gone', [25, 3], [0, 3], null],
    // Until it is there the count of the list before is shown.
    ['another list is opened at its fifth page', [10, 1], [10, 5], null],
  ])('%s', async (_title, [firstCount, firstPage], [count, page], taken) => {
    const onPageChange = vi.fn<(asked: number) => void>()
    function Changing() {
      const [isLater, setIsLater] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setIsLater(true)}>
            később
          </button>
          <Pager
            count={(isLater ? count : firstCount) ?? 0}
            currentPage={(isLater ? page : firstPage) ?? 1}
            perPage={10}
            onPageChange={onPageChange}
          />
        </>
      )
    }
    const { user } = renderWithProviders(<Changing />)
    await user.click(screen.getByRole('button', { name: 'később' }))
    expect(onPageChange.mock.calls).toEqual(taken === null ? [] : [[taken]])
  })
})

test('a table names its rows, and keeps its roles where rows become cards', () => {
  renderWithProviders(
    <DataTable
      caption="Tulajdonosok"
      rows={[{ name: 'Vácmetál Zrt.', share: '60 %' }]}
      getRowKey={(row) => row.name}
      columns={[
        { key: 'name', title: 'Név', render: (row) => row.name },
        { key: 'share', title: 'Részesedés', kind: 'number', render: (row) => row.share },
      ]}
    />,
  )
  const row = within(screen.getByRole('table', { name: 'Tulajdonosok' })).getByRole('row', { name: /Vácmetál/ })
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Vácmetál Zrt.')
  expect(within(row).getByRole('cell')).toHaveTextContent('60 %')
})

test('a list of keys leaves out what has no value', () => {
  renderWithProviders(
    <KeyValueList
      items={[
        { key: 'seat', label: 'Székhely', value: '2600 Vác', note: '2020 óta' },
        { key: 'revenue', label: 'Árbevétel', value: null },
      ]}
    />,
  )
  expect(screen.getByText('Székhely')).toBeVisible()
  expect(screen.queryByText('Árbevétel')).not.toBeInTheDocument()
})

describe('copying', () => {
  test('copies the identifier and says so', async () => {
    const { user } = renderWithProviders(<CopyButton value="14562877-2-13" label="adószám" />)
    await user.click(screen.getByRole('button', { name: /14562877-2-13.*adószám másolása/ }))
    expect(await navigator.clipboard.readText()).toBe('14562877-2-13')
    expect(await screen.findByText('Vágólapra másolva: 14562877-2-13')).toBeVisible()
  })

  test('says so where the browser refuses', async () => {
    const { user } = renderWithProviders(<CopyButton value="14562877-2-13" label="adószám" />)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText(/A másolás nem sikerült/)).toBeVisible()
  })
})

test('a value tells where it comes from, by keyboard too', async () => {
  const provenance: Provenance = {
    publisher: 'Igazságügyi Minisztérium',
    title: 'Cégjegyzék',
    url: 'https://e-cegjegyzek.hu/',
    validFrom: '2020-01-15',
    validTo: null,
    recordedAt: '2026-11-18T10:00:00Z',
    reference: null,
  }
  const { user } = renderWithProviders(<ProvenanceHint provenance={provenance} />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Igazságügyi Minisztérium')).toBeVisible()
  expect(screen.getByText('2020. 01. 15. óta')).toBeVisible()
  expect(screen.getByRole('link', { name: /Megnyitás a forrásnál/ })).toHaveAttribute(
    'href',
    'https://e-cegjegyzek.hu/',
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Igazságügyi Minisztérium')).not.toBeInTheDocument())
})

test('a missing module is asked for once', async () => {
  mockEndpoint(requestOffer, ({ body }) => ({ notification: `Kértük: ${JSON.stringify(body)}` }))
  const { user } = renderWithProviders(<StateNoRight feature="Beszamolok" />)
  await user.click(screen.getByRole('button', { name: 'Ajánlatot kérek' }))
  expect(await screen.findByText('Kértük: {"feature":"Beszamolok"}')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
