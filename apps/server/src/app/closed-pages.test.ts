import { describe, expect, test } from 'vitest'
import { useTestApp } from './testing-app.ts'

const ADDRESSES = ['/metrics', '/api/docs', '/api/docs/', '/api/docs/openapi.json', '/api/docs/js/scalar.js']

describe('by default', () => {
  const testApp = useTestApp()
  test.each(ADDRESSES)('%s is there', async (url) => {
    expect((await testApp.app.inject({ url })).statusCode).toBeLessThan(400)
  })
})

describe('closed by the settings', () => {
  const testApp = useTestApp({ MERLEG_METRICS: 'off', MERLEG_API_DOCS: 'off' })
  test.each(ADDRESSES)('%s is there for nobody', async (url) => {
    const answer = await testApp.app.inject({ url })
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'page.not-found' }])
  })
})
