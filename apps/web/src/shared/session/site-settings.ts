import { z } from 'zod'

/** Settings of the installation that the server writes into the page (`<script type="application/json">`). */
const SiteSettings = z.object({
  registrationUrl: z.url().optional().catch(undefined),
  /** Whether a trial can be asked for, and who gives it. */
  trials: z.enum(['off', 'confirm', 'operator']).optional().catch(undefined),
  /** To whom faults of this page are reported. */
  errorReports: z.object({ dsn: z.url(), release: z.string() }).nullish().catch(undefined),
  lawsUrl: z.url().optional().catch(undefined),
  /** Another provider whose accounts may sign in, by name. */
  oidc: z.string().optional().catch(undefined),
  hasDemoData: z.boolean().optional().catch(undefined),
  demoLogin: z.object({ email: z.string(), password: z.string() }).optional().catch(undefined),
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** Reads them; everything is optional, and nonsense counts as absent. */
export function readSiteSettings(): SiteSettings {
  try {
    return SiteSettings.parse(JSON.parse(document.querySelector('#merleg-settings')?.textContent ?? '{}'))
  } catch {
    return {}
  }
}
