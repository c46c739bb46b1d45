import './app/no-eval.ts'
import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './shared/ui/theme.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n, textScopeOf } from './app/i18n.ts'
import { Providers } from './app/providers.tsx'
import { loadPagesAhead } from './app/load-ahead.ts'
import { followRefusals } from './app/refusals.ts'
import { isReloading, reloadOnMissingModules } from './app/reload-once.ts'
import { noteOpenedPages } from './app/opened-pages.ts'
import { createAppRouter } from './app/router.tsx'
import { startErrorReports } from './shared/error-reports/error-reports.ts'
import { createQueryClient } from './shared/http/query-client.ts'
import { readSiteSettings } from './shared/session/site-settings.ts'
import { getPreferences } from './shared/storage/preferences.ts'

async function start(root: HTMLElement): Promise<void> {
  const { locale, token } = getPreferences()
  await startI18n(locale, token === '' ? 'front' : textScopeOf(window.location.pathname))
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  followRefusals(router)
  noteOpenedPages(router)
  loadPagesAhead(router)
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}

reloadOnMissingModules()
startErrorReports(readSiteSettings().errorReports, isReloading)
const root = document.querySelector<HTMLElement>('#root')
if (root) void start(root)
