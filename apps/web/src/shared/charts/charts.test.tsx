import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../testing/testing-render.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartSeries } from './chart-series.ts'
import { Sparkline } from './sparkline.tsx'
import { useChartView } from './use-chart-view.ts'

const provenance = {
  publisher: 'Igazságügyi Minisztérium',
  title: 'Beszámoló 2023',
  url: null,
  validFrom: '2023-01-01',
  validTo: '2023-12-31',
  recordedAt: '2024-06-01T08:00:00Z',
  reference: null,
}

/** A company against the quartiles of its sector, with a gap in each. */
const series: ChartSeries = {
  labels: ['2021', '2022', '2023'],
  values: [1.5, null, 0.8],
  unit: 'ratio',
  name: 'A cég',
  origins: [null, null, { derivation: null, sources: [provenance] }],
  lines: [{ name: 'Ágazati medián', values: [1.1, 1.2, null] }],
  band: {
    name: 'Az ágazat középső fele',
    lower: { name: 'Alsó kvartilis', values: [0.7, 0.8, null] },
    upper: { name: 'Felső kvartilis', values: [1.9, 2.05, null] },
  },
}

/** How a page uses the frame. */
function Example({ shown = series }: { shown?: ChartSeries }) {
  const [view, setView] = useChartView('example', 'liquidity')
  return (
    <ChartFrame
      title="Likviditási ráta"
      companyName="Minta Kft."
      series={[shown]}
      info={<p>Forgóeszközök osztva a rövid lejáratú kötelezettségekkel.</p>}
      view={view}
      onViewChange={setView}
    />
  )
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: unknown[]) => void
      constructor(tell: (entries: unknown[]) => void) {
        this.#tell = tell
      }
      observe = () => this.#tell([{ contentRect: { width: 360, height: 172 } }])
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
})

describe('a chart in its frame', () => {
  test('draws bars, a line with a gap and a band, and says in words which is which', async () => {
    const { container } = renderWithProviders(<Example />)
    await screen.findByRole('button', { name: /^2023: / })
    const chart = container.querySelector('svg[data-chart]')
    expect(chart?.querySelectorAll('text[text-anchor="middle"]')).toHaveLength(3 + 1)
    const axis = [...(chart?.querySelectorAll('text[text-anchor="end"]') ?? [])]
    expect(axis.map((value) => value.textContent)).toEqual(['0,00', '1,00', '2,00'])
    expect(chart?.querySelectorAll('rect')).toHaveLength(3 + 2)
    expect(chart?.querySelector('path[stroke-dasharray]')?.getAttribute('d')).toMatch(/^M\S+ \S+ L\S+ \S+$/)
    const legend = screen.getByRole('list')
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual(['A cég', 'Ágazati medián', 'Az ágazat középső fele'])
  })

  test('fades bars of accounts with an error alone: figures of the group are none', async () => {
    const marks = [
      { kind: 'flawed' as const, text: 'nem adják ki' },
      null,
      { kind: 'consolidated' as const, text: 'a cégcsoporté' },
    ]
    const { container, user } = renderWithProviders(
      <Example shown={{ labels: ['2021', '2022', '2023'], values: [1, 2, 3], unit: 'ratio', marks }} />,
    )
    await screen.findByRole('button', { name: /^2023: / })
    const bars = [...container.querySelectorAll('svg[data-chart] > rect')]
    expect(bars.map((bar) => bar.getAttribute('opacity'))).toEqual(['0.55', null, null])
    const signs = [...container.querySelectorAll('svg[data-chart] > g[transform]')]
    expect(signs.map((sign) => [sign.textContent, sign.firstElementChild?.tagName])).toEqual([
      ['!', 'path'],
      ['i', 'circle'],
    ])
    await user.click(screen.getByRole('button', { name: 'Táblázat' }))
    expect(screen.getByTitle('nem adják ki')).toHaveTextContent(/^!/)
    expect(screen.getByTitle('a cégcsoporté')).toHaveTextContent(/^i/)
  })

  test('draws no bar of a year of which nothing tells the unit, and marks it', async () => {
    const marks = [null, { kind: 'unclear' as const, text: 'ezerszeres' }, null]
    const { container, user } = renderWithProviders(
      <Example shown={{ labels: ['2021', '2022', '2023'], values: [1, 2000, 3], unit: 'ratio', marks }} />,
    )
    await screen.findByRole('button', { name: /^2023: / })
    const heights = [...container.querySelectorAll('svg[data-chart] > rect')].map((bar) => bar.getAttribute('height'))
    expect(heights.map((height) => Number(height) > 0)).toEqual([true, false, true])
    await user.click(screen.getByRole('button', { name: 'Táblázat' }))
    expect(screen.getByTitle('ezerszeres')).toBeVisible()
  })

  test('says every value in the table, the newest first, gaps as gaps', async () => {
    const { user } = renderWithProviders(<Example />)
    await user.click(screen.getByRole('button', { name: 'Táblázat' }))
    expect(screen.getAllByRole('rowheader').map((year) => year.textContent)).toEqual(['2023', '2022', '2021'])
    expect(screen.getByRole('row', { name: /2022/ })).toHaveTextContent(/2022.*–.*0,80.*1,20.*2,05/)
    expect(screen.getByRole('columnheader', { name: 'Ágazati medián' })).toBeVisible()
  })

  test('tells the values of a year by keyboard, with their source where there is one', async () => {
    const { user } = renderWithProviders(<Example />)
    ;(await screen.findByRole('button', { name: /^2023: / })).focus()
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toHaveAccessibleName(
      '2022: A cég: –; Alsó kvartilis: 0,80; Ágazati medián: 1,20; Felső kvartilis: 2,05',
    )
    await user.keyboard('{ArrowRight}{Enter}')
    const hint = await screen.findByRole('dialog')
    expect(within(hint).getByText('A cég: 0,80')).toBeVisible()
    expect(within(hint).getByText('Beszámoló 2023')).toBeVisible()
  })

  test('shows its definition, and remembers the view', async () => {
    const { user, unmount } = renderWithProviders(<Example />)
    await user.click(screen.getByRole('button', { name: 'Leírás és forrás' }))
    unmount()
    renderWithProviders(<Example />)
    expect(screen.getByText(/^Forgóeszközök osztva/)).toBeVisible()
  })

  test('with bars alone has no legend; without figures no table to switch to', () => {
    const { unmount } = renderWithProviders(<Example shown={{ labels: ['2023'], values: [1], unit: 'person' }} />)
    expect(screen.queryByRole('list')).toBeNull()
    unmount()
    renderWithProviders(<EmptyExample />)
    expect(screen.getByText('nincs adat')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Táblázat' })).toBeNull()
  })
})

function EmptyExample() {
  const [view, setView] = useState<'content' | 'table' | 'info'>('table')
  const shared = { title: 'Létszám', companyName: 'Minta Kft.', series: [], info: 'Leírás' }
  return <ChartFrame {...shared} view={view} onViewChange={setView} empty="nincs adat" />
}

describe('a sparkline', () => {
  test('has its text, breaks at gaps and marks the last known value', () => {
    renderWithProviders(<Sparkline values={[1, 2, null, 3, null]} label="Árbevétel: 1, 2, –, 3, –" />)
    const drawing = screen.getByRole('img', { name: 'Árbevétel: 1, 2, –, 3, –' })
    expect(drawing.querySelectorAll('path')).toHaveLength(2)
    expect(drawing.querySelectorAll('circle')).toHaveLength(1)
  })

  test('is not there where nothing is known', () => {
    renderWithProviders(<Sparkline values={[null, null]} label="nincs" />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
