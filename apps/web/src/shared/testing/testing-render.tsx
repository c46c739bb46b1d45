import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createQueryClient } from '../http/query-client.ts'
import { resolveCssVariables, theme } from '../ui/theme.ts'

/** Renders a part of a page with theme, query cache, toasts and a router that any link may point into. */
export function renderWithProviders(ui: ReactNode): RenderResult & { user: UserEvent } {
  const rootRoute = createRootRoute()
  const anyRoute = createRoute({ getParentRoute: () => rootRoute, path: '/$' })
  const router = createRouter({ routeTree: rootRoute.addChildren([anyRoute]), history: createMemoryHistory() })
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} env="test">
        <Notifications />
        <RouterContextProvider router={router}>{ui}</RouterContextProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { ...result, user: userEvent.setup() }
}
