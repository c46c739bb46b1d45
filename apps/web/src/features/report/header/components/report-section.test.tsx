import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../shared/http/api-error.ts'
import { renderWithProviders } from '../../../../shared/testing/testing-render.tsx'
import { ReportSection } from './report-section.tsx'

type Data = { rows: readonly string[] }
const refetch = vi.fn<() => Promise<unknown>>(async () => null)

function show(query: { data?: Data; error?: Error }) {
  return renderWithProviders(
    <ReportSection<Data>
      query={{ data: query.data, error: query.error ?? null, refetch }}
      title="Ágazat"
      actions={({ rows }) => <button type="button">print {rows.length}</button>}
      controls={<p>controls</p>}
      empty={({ rows }) => (rows.length === 0 ? { title: 'Üres', text: 'Még nincs adat.' } : null)}
      refusals={{
        'sector.not-found': ({ message }) => ({ title: message, action: <a href="/x">other</a> }),
        'summary.not-found': () => null,
      }}
    >
      {({ rows }) => <ul aria-label="rows">{rows.join()}</ul>}
    </ReportSection>,
  )
}

const refusal = (
  code: 'sector.not-found' | 'summary.not-found' | 'company.not-found' | 'claim.missing' | 'unexpected',
) => new ApiError({ status: 400, code, body: { type: 'x', code, name: 'Cegriport', message: `Elutasítva: ${code}` } })

const seen = () => ({
  heading: screen.queryByRole('heading', { name: 'Ágazat' }) !== null,
  controls: screen.queryByText('controls') !== null,
  actions: screen.queryByText(/^print/) !== null,
  rows: screen.queryByLabelText('rows') !== null,
  alert: screen.queryByRole('alert') !== null,
})

const FRAME = { heading: true, controls: true, actions: false, rows: false, alert: false }

describe('a section of the report', () => {
  test('that is loading shows its heading and controls, and tells that it loads', () => {
    show({})
    expect(seen()).toEqual(FRAME)
    expect(screen.getByText('Betöltés…')).toBeInTheDocument()
  })

  test('with content shows it, and what can be done with it', () => {
    show({ data: { rows: ['a', 'b'] } })
    expect(seen()).toEqual({ ...FRAME, actions: true, rows: true })
    expect(screen.getByText('print 2')).toBeInTheDocument()
  })

  test('that is empty says why, and offers nothing to do with it', () => {
    show({ data: { rows: [] } })
    expect(seen()).toEqual(FRAME)
    expect(screen.getByText('Még nincs adat.')).toBeInTheDocument()
  })

  test('that failed says so and is asked for again', async () => {
    const { user } = show({ error: refusal('unexpected') })
    expect(seen()).toEqual({ ...FRAME, alert: true })
    await user.click(screen.getByRole('button', { name: 'Újra' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  test('keeps what it had when asking again fails', () => {
    show({ data: { rows: ['a'] }, error: refusal('unexpected') })
    expect(seen()).toEqual({ ...FRAME, actions: true, rows: true })
  })

  test('that the subscription lacks is offered', () => {
    show({ error: refusal('claim.missing') })
    expect(seen()).toEqual(FRAME)
    expect(screen.getByRole('button', { name: 'Ajánlatot kérek' })).toBeInTheDocument()
  })

  test('answers a refusal of its own in its own words, or with nothing', () => {
    const { unmount } = show({ error: refusal('sector.not-found') })
    expect(seen()).toEqual(FRAME)
    expect(screen.getByText('Elutasítva: sector.not-found')).toBeInTheDocument()
    expect(screen.getByText('other')).toBeInTheDocument()
    unmount()
    show({ error: refusal('summary.not-found') })
    expect(seen()).toEqual(FRAME)
  })

  test('leaves it to the frame to say that there is no such company', () => {
    show({ error: refusal('company.not-found') })
    expect(seen()).toEqual(FRAME)
  })
})
