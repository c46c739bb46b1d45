import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import React from 'react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { startI18n } from './app/i18n.ts'
import { reloadPreferences } from './shared/storage/preferences.ts'
import { testingApi } from './shared/testing/testing-api.ts'

// What Mantine asks of a browser and jsdom does not have.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  },
)
vi.stubGlobal('scrollTo', () => undefined)
Element.prototype.scrollIntoView = () => undefined

// React notes of each element where it was made, for tools that show it: a good part of what drawing a page takes here.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null) {
  const noted = { configurable: true, get: () => Number.MAX_SAFE_INTEGER, set: () => undefined }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', noted)
}

// Pages are chunks of their own: the first of a file takes its time on a busy machine. Whoever waits goes on at once.
configure({ asyncUtilTimeout: 15_000 })

beforeAll(async () => {
  testingApi.listen({ onUnhandledFrame: 'error' })
  await startI18n('hu', 'all')
})

afterEach(() => {
  cleanup()
  notifications.clean()
  testingApi.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  reloadPreferences()
})

afterAll(() => testingApi.close())
