import { describe, expect, test } from 'vitest'
import { ConfigError, oidcProviderName, readConfig } from './config.ts'

describe('settings', () => {
  test('have defaults, and an empty one is none', () => {
    expect(readConfig({ DATABASE_URL: ' ', MERLEG_LAWS_URL: '' })).toMatchObject({
      PORT: 3000,
      DATABASE_URL: undefined,
      MERLEG_LAWS_URL: undefined,
    })
  })

  test('keep content beside the data unless told', () => {
    expect(readConfig({ MERLEG_DATA_DIR: '/srv/merleg' }).contentDir).toBe('/srv/merleg/content')
    expect(readConfig({ MERLEG_CONTENT_DIR: '/srv/texts' }).contentDir).toBe('/srv/texts')
  })

  test('read the rating: no factor is off and no rate is set unless told', () => {
    expect(readConfig({})).toMatchObject({ MERLEG_SCORE_SWITCHED_OFF: [], MERLEG_BASE_RATES: [] })
    expect(readConfig({ MERLEG_SCORE_SWITCHED_OFF: 'age, size', MERLEG_BASE_RATES: 'HU:2025=0.02' })).toMatchObject({
      MERLEG_SCORE_SWITCHED_OFF: ['age', 'size'],
      MERLEG_BASE_RATES: [{ countryCode: 'HU', year: 2025, months: 12, rate: 0.02 }],
    })
  })

  test('name who is asked for foreign companies, in their order', () => {
    expect(readConfig({}).MERLEG_FOREIGN_PROVIDERS).toBeUndefined()
    expect(readConfig({ MERLEG_FOREIGN_PROVIDERS: '' }).MERLEG_FOREIGN_PROVIDERS).toEqual([])
    const named = { MERLEG_FOREIGN_PROVIDERS: 'companies-house, gleif', MERLEG_COMPANIES_HOUSE_KEY: 'k' }
    expect(readConfig(named).MERLEG_FOREIGN_PROVIDERS).toEqual(['companies-house', 'gleif'])
  })

  test('name the provider for signing in, which is asked over https or on this machine', () => {
    const provider = (issuer: string, more = {}) =>
      readConfig({ MERLEG_OIDC_ISSUER: issuer, MERLEG_OIDC_CLIENT_ID: 'merleg', ...more })
    expect(oidcProviderName(readConfig({}))).toBeNull()
    expect(oidcProviderName(provider('https://accounts.google.com'))).toBe('Google')
    expect(oidcProviderName(provider('https://login.example/tenant'))).toBe('login.example')
    expect(oidcProviderName(provider('http://localhost:9000', { MERLEG_OIDC_NAME: 'Belső' }))).toBe('Belső')
    expect(() => provider('http://login.example')).toThrow(/MERLEG_OIDC_ISSUER: an address with https/)
    expect(() => readConfig({ MERLEG_OIDC_ISSUER: 'https://login.example' })).toThrow(/MERLEG_OIDC_CLIENT_ID/)
  })

  test.each(['https://merleg.example', 'http://10.0.0.1:8080/'])('take the address %s', (address) => {
    expect(readConfig({ MERLEG_PUBLIC_URL: address }).MERLEG_PUBLIC_URL).toBe(address)
  })

  test('take the address of a service that collects faults', () => {
    expect(readConfig({}).MERLEG_ERROR_DSN).toBeUndefined()
    const dsn = 'https://0123abcd@faults.example/collect/42'
    expect(readConfig({ MERLEG_ERROR_DSN: ` ${dsn} ` }).MERLEG_ERROR_DSN).toBe(dsn)
  })

  test.each([
    ['MERLEG_PUBLIC_URL', 'merleg.example'],
    ['MERLEG_METRICS_TOKEN', 'short'],
    ['MERLEG_METRICS_TOKEN', 'of more words than one header carries'],
    ['MERLEG_EXTRA_MENU_URL', 'javascript:alert(1)'],
    ['MERLEG_LAWS_URL', 'data:text/html,x'],
    ['MERLEG_REGISTRATION_URL', 'https://'],
    ['PORT', '70000'],
    ['DATABASE_REPLICA_URL', 'postgresql://replica/merleg'],
    ['DATABASE_REPLICA_MAX_LAG', '0'],
    ['MERLEG_TRUST_PROXY', 'yes'],
    ['MERLEG_SCORE_SWITCHED_OFF', 'age,colour'],
    ['MERLEG_FOREIGN_PROVIDERS', 'creditsafe'],
    ['MERLEG_FOREIGN_PROVIDERS', 'companies-house'],
    ['MERLEG_WEBHOOK_ALLOWED_ORIGINS', 'erp.example'],
    ['MERLEG_WEBHOOK_ALLOWED_ORIGINS', 'https://erp.example/path'],
    ['MERLEG_WEBHOOK_ALLOWED_ORIGINS', 'https://user:pass@erp.example'],
    ['MERLEG_BASE_RATES', 'HU=2%'],
    ['MERLEG_SECRET_KEY', 'password'],
    ['MERLEG_ERROR_DSN', 'https://faults.example/1'],
    ['MERLEG_ERROR_DSN', 'https://key@faults.example'],
    ['MERLEG_ERROR_DSN', 'https://key:secret@faults.example/1'],
    ['MERLEG_ERROR_DSN', 'key@faults.example/1'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name))
  })
})
