import { defineEndpoint } from '@merleg/contract/endpoint'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { setPreference } from '../storage/preferences.ts'
import { mockNetworkFailure, mockRefusal, testingApi } from '../testing/testing-api.ts'
import { renderWithProviders } from '../testing/testing-render.tsx'
import { upload, type UploadProgress } from './upload.ts'
import { useErrorText } from './use-error-text.ts'
import { useUpload } from './use-upload.ts'

const sendList = defineEndpoint({
  method: 'POST',
  path: '/api/testing/lists/:name',
  access: 'user',
  kind: 'upload',
  summary: 'Takes a list',
  params: z.object({ name: z.string() }),
  body: z.strictObject({ year: z.coerce.number<number>(), note: z.string().optional() }),
  maxBytes: 100,
  answer: z.object({ rows: z.number() }),
  errors: [],
})

const request = { params: { name: 'a b' }, body: { year: 2024 }, file: new File(['x;y\n'], 'lista.csv') }

function answerRows(): { url: string; headers: Headers; body: string }[] {
  const seen: { url: string; headers: Headers; body: string }[] = []
  testingApi.use(
    http.post('*/api/testing/lists/:name', async ({ request: sent }) => {
      seen.push({ url: sent.url, headers: sent.headers, body: await sent.text() })
      return HttpResponse.json({ rows: 1 })
    }),
  )
  return seen
}

describe('an upload', () => {
  test('sends fields and file with the token, tells its progress and returns the checked answer', async () => {
    setPreference('token', 'secret')
    const seen = answerRows()
    const progress: UploadProgress[] = []
    await expect(upload(sendList, { ...request, onProgress: (sent) => progress.push(sent) })).resolves.toEqual({
      rows: 1,
    })
    expect(seen[0]?.url).toMatch(/\/api\/testing\/lists\/a%20b$/)
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[0]?.body).toMatch(/name="year"\s+2024\s[^]*name="file"; filename="lista.csv"[^]*x;y/)
    expect(progress.at(-1)?.sentBytes).toBeGreaterThan(4)
    expect(progress.at(-1)?.sentBytes).toBe(progress.at(-1)?.totalBytes)
  })

  test('of a file too long is not even sent', async () => {
    const seen = answerRows()
    const file = new File(['x'.repeat(101)], 'a.csv')
    await expect(upload(sendList, { ...request, file })).rejects.toMatchObject({ code: 'request.too-large' })
    expect(seen).toEqual([])
  })

  test('is refused like any call', async () => {
    mockNetworkFailure(sendList)
    await expect(upload(sendList, request)).rejects.toMatchObject({ code: 'network' })
    testingApi.use(http.post('*/api/testing/lists/:name', () => HttpResponse.json({ rows: 'x' })))
    await expect(upload(sendList, request)).rejects.toMatchObject({ code: 'unexpected' })
  })

  test('asks the compiler for what the contract demands', () => {
    // @ts-expect-error -- the file is missing
    const withoutFile = () => upload(sendList, { params: { name: 'a' }, body: { year: 1 } })
    // @ts-expect-error -- the year is no number
    const wrongField = () => upload(sendList, { ...request, body: { year: 'x' } })
    expect([withoutFile, wrongField]).toHaveLength(2)
  })
})

function UploadForm({ file }: { file: File }) {
  const { isBusy, progress, answer, error, start, cancel } = useUpload(sendList)
  const errorText = useErrorText()
  return (
    <>
      <button type="button" onClick={() => start({ ...request, file })}>
        send
      </button>
      {isBusy && (
        <button type="button" onClick={cancel}>
          cancel
        </button>
      )}
      <output>{JSON.stringify({ isBusy, isSent: progress !== null, answer, error: error && errorText(error) })}</output>
    </>
  )
}

const shown = () => z.record(z.string(), z.unknown()).parse(JSON.parse(screen.getByRole('status').textContent))

describe('the state of an upload', () => {
  test('is busy until the answer is there', async () => {
    answerRows()
    renderWithProviders(<UploadForm file={request.file} />)
    await userEvent.click(screen.getByText('send'))
    await expect.poll(shown).toMatchObject({ isBusy: false, isSent: true, answer: { rows: 1 }, error: null })
  })

  test('is as before after a cancel, and what was sent is let go', async () => {
    let isAborted = false
    testingApi.use(
      http.post('*/api/testing/lists/:name', async ({ request: sent }) => {
        sent.signal.addEventListener('abort', () => (isAborted = true))
        await delay('infinite')
      }),
    )
    renderWithProviders(<UploadForm file={request.file} />)
    await userEvent.click(screen.getByText('send'))
    await userEvent.click(await screen.findByText('cancel'))
    await expect.poll(shown).toEqual({ isBusy: false, isSent: false, answer: null, error: null })
    await expect.poll(() => isAborted).toBe(true)
  })

  test('says why it failed, in words', async () => {
    mockRefusal(sendList, 'validation.failed', { message: 'Hibás év.' })
    const { unmount } = renderWithProviders(<UploadForm file={request.file} />)
    await userEvent.click(screen.getByText('send'))
    await expect.poll(shown).toMatchObject({ error: 'Hibás év.' })
    unmount()
    renderWithProviders(<UploadForm file={new File(['x'.repeat(101)], 'a.csv')} />)
    await userEvent.click(screen.getByText('send'))
    await expect.poll(shown).toMatchObject({ error: 'A fájl túl nagy.' })
  })
})
