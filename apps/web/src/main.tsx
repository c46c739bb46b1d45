import './app/no-eval.ts'
import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './shared/ui/theme.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from './app/i18n.ts'
import { Providers } from './app/providers.tsx'
import { followRefusals } from './app/refusals.ts'
import { reloadOnMissingModules } from './app/reload-once.ts'
import { createAppRouter } from './app/router.tsx'
import { createQueryClient } from './shared/http/query-client.ts'
import { getPreferences } from './shared/storage/preferences.ts'

async function start(root: HTMLElement): Promise<void> {
  const { locale, token } = getPreferences()
  await startI18n(locale, token === '' ? 'front' : 'all')
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  followRefusals(router)
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}

reloadOnMissingModules()
const root = document.querySelector<HTMLElement>('#root')
if (root) void start(root)
