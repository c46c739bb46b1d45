import { expect, it } from 'vitest'
import { readUserAgent } from './user-agent.ts'

const UNKNOWN = { browser: null, system: null, kind: 'other' }

it.each([
  ['', UNKNOWN],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    { browser: 'Firefox 145', system: 'Linux', kind: 'desktop' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome 142', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    { browser: 'Microsoft Edge 142', kind: 'desktop' },
  ],
])('%s is told as %o', (userAgent, device) => {
  expect(readUserAgent(userAgent)).toMatchObject(device)
})

it('stays short, whatever a program calls itself', () => {
  const { browser, system } = readUserAgent(`${'x'.repeat(5000)}/${'9'.repeat(5000)}`)
  expect((browser ?? '').length + (system ?? '').length).toBeLessThanOrEqual(120)
})
