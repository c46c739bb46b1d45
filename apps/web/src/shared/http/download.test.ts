import { printExtract } from '@merleg/contract/report/company-data.contract'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setPreference } from '../storage/preferences.ts'
import { mockRefusal, testingApi } from '../testing/testing-api.ts'
import { download, downloadUrl } from './download.ts'

const saved: { name: string; href: string }[] = []

beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:made'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

function answerFile(type: string, fileName: string | null): { url: string; token: string | null }[] {
  const seen: { url: string; token: string | null }[] = []
  testingApi.use(
    http.get('*/api/report/:id/print-extract', ({ request }) => {
      seen.push({ url: request.url, token: request.headers.get('authorization') })
      const headers = { 'content-type': type, ...(fileName === null ? {} : { 'x-filename': fileName }) }
      return new HttpResponse('content', { headers })
    }),
  )
  return seen
}

describe('a download', () => {
  test('is saved under its decoded name, asked for with the token', async () => {
    setPreference('token', 'secret')
    const seen = answerFile('application/pdf', encodeURIComponent('Cégkivonat ZÁÉV.pdf'))
    await download(printExtract, { params: { id: '10738885' }, query: { all: 'true' } })
    expect(saved).toEqual([{ name: 'Cégkivonat ZÁÉV.pdf', href: 'blob:made' }])
    expect(seen[0]?.url).toMatch(/\/api\/report\/10738885\/print-extract\?all=true$/)
    expect(seen[0]?.token).toBe('Bearer secret')
  })

  test.each([
    [null, 'download'],
    ['100%.pdf', '100%.pdf'],
  ])('with the name %s is saved as %s', async (header, name) => {
    answerFile('application/pdf', header)
    await downloadUrl('/api/report/10738885/print-extract')
    expect(saved[0]?.name).toBe(name)
  })

  test('opens a PDF where asked to; saves it where the browser blocks the tab, and saves what is no PDF', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValueOnce(window).mockReturnValueOnce(null)
    answerFile('application/pdf', 'a.pdf')
    await downloadUrl('/api/report/10738885/print-extract', 'open')
    expect(open).toHaveBeenCalledExactlyOnceWith('blob:made', '_blank')
    expect(saved).toEqual([])
    await downloadUrl('/api/report/10738885/print-extract', 'open')
    expect(saved.map((file) => file.name)).toEqual(['a.pdf'])
    answerFile('application/vnd.ms-excel', 'a.xlsx')
    await downloadUrl('/api/report/10738885/print-extract', 'open')
    expect(saved.map((file) => file.name)).toEqual(['a.pdf', 'a.xlsx'])
  })

  test.each(['https://evil.example/api/x', '//evil.example/api/', '/login'])(
    'never gives the token to %s',
    async (url) => {
      await expect(downloadUrl(url)).rejects.toThrow(/\/api\//)
    },
  )

  test('is refused like any call', async () => {
    mockRefusal(printExtract, 'company.not-found', { message: 'Nincs ilyen cég.' })
    await expect(download(printExtract, { params: { id: '99999999' } })).rejects.toMatchObject({
      code: 'company.not-found',
      message: 'Nincs ilyen cég.',
    })
    expect(saved).toEqual([])
  })
})
