import { expect, test } from 'vitest'
import { useTestApp } from './testing-app.ts'

const testApp = useTestApp()

test.each(['/healthz', '/api/autocomplete?query=duna', '/nowhere'])(
  'an answer of %s says what a browser may do with it, refused or not',
  async (url) => {
    const { headers } = await testApp.app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)
