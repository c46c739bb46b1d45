import { MantineProvider } from '@mantine/core'
import { getMe, type Me } from '@merleg/contract/auth.contract'
import { CLAIMS } from '@merleg/domain/claims'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createQueryClient } from '../shared/http/query-client.ts'
import { setPreferences, type Preferences } from '../shared/storage/preferences.ts'
import { mockEndpoint } from '../shared/testing/testing-api.ts'
import { theme } from '../shared/ui/theme.ts'
// Before the first page: reading it takes as long as a test waits.
import './page-access.ts'
import { followRefusals } from './refusals.ts'
import { createAppRouter, type AppRouter } from './router.tsx'

/** A signed-in user with every claim that grants something. */
export const testingMe: Me = {
  userId: '0f0e0d0c-0000-4000-8000-000000000001',
  name: 'Minta Anna',
  email: 'anna@example.test',
  role: 'member',
  onlyValid: true,
  dataExpanded: false,
  inThousandHUF: true,
  hideSearchHistory: false,
  salesView: false,
  perPage: 10,
  claims: CLAIMS.filter((claim) => !claim.endsWith('Tiltas')),
  trialEndsAt: null,
  mustSetUpSecondFactor: false,
  hasDemoData: false,
}

type AppAt = RenderResult & { user: UserEvent; router: AppRouter }

/**
 * Renders the whole application at an address, as a signed-in user unless `me` is null; `/api/me` is answered,
 * everything else the test mocks. `preferences` overrides what the browser has stored.
 */
export function renderApp(at: { url: string; me?: Partial<Me> | null; preferences?: Partial<Preferences> }): AppAt {
  if (at.me !== null) {
    const me = { ...testingMe, ...at.me }
    mockEndpoint(getMe, me)
    setPreferences({
      token: 'testing-token',
      userId: me.userId,
      name: me.name,
      role: me.role,
      claims: me.claims,
      inThousandHUF: me.inThousandHUF,
      onlyValid: me.onlyValid,
    })
  }
  setPreferences(at.preferences ?? {})
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [at.url] }))
  followRefusals(router)
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { ...result, user: userEvent.setup(), router }
}
