import type { ProviderId } from '@merleg/domain/international/foreign-providers'
import type { OnlineCountry } from '@merleg/domain/international/online-countries'
import type { Deps } from '../../app/deps.ts'
import { createPdfRenderer, type PdfRenderer } from '../../shared/pdf.ts'
import type { Fetch } from './provider/fixed-host.ts'
import type { ForeignReportProvider } from './provider/foreign-report-provider.ts'
import { type GuardLimits, guardProvider } from './provider/guard-provider.ts'
import { createBrreg } from './registers/brreg.ts'
import { createCompaniesHouse } from './registers/companies-house.ts'
import { createGleif } from './registers/gleif.ts'
import { createRegisterProvider } from './registers/register-provider.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'

/** The providers that are switched on, the one that is asked first before the others. */
export type ForeignProviders = {
  readonly all: readonly ForeignReportProvider[]
  /** Who tells of the companies of a country; null where nobody does. */
  of(country: OnlineCountry): ForeignReportProvider | null
  /** Null where it is switched off by now. */
  byId(id: string): ForeignReportProvider | null
}

type Settings = Deps['config']
type Options = { limits?: GuardLimits; fetch?: Fetch }

/** The providers of the settings, each guarded, and what they typeset with. */
export function createProviders(
  { config, db, clock, logger }: Pick<Deps, 'config' | 'db' | 'clock' | 'logger'>,
  { limits, fetch = globalThis.fetch }: Options = {},
): ForeignProviders & { renderer: PdfRenderer } {
  const renderer = createPdfRenderer()
  const make: Record<ProviderId, () => ForeignReportProvider> = {
    sandbox: () => createSandboxProvider({ db, clock, renderer }),
    gleif: () => createRegisterProvider(createGleif({ fetch }), { clock, renderer }),
    brreg: () => createRegisterProvider(createBrreg({ fetch }), { clock, renderer }),
    'companies-house': () => {
      const key = config.MERLEG_COMPANIES_HOUSE_KEY ?? ''
      return createRegisterProvider(createCompaniesHouse({ fetch, key }), { clock, renderer })
    },
  }
  const all = listProviderIds(config).map((id) => guardProvider(make[id](), { logger, ...(limits ? { limits } : {}) }))
  return { ...collectProviders(all), renderer }
}

/** Some providers as those that are switched on. */
export function collectProviders(all: readonly ForeignReportProvider[]): ForeignProviders {
  return {
    all,
    of: (country) => all.find(({ countries }) => countries.includes(country)) ?? null,
    byId: (id) => all.find((provider) => provider.id === id) ?? null,
  }
}

/** Made-up companies are sold nowhere but where everything is made up. */
function listProviderIds({ MERLEG_FOREIGN_PROVIDERS, DATABASE_URL, MERLEG_DEMO_COMPANIES }: Settings): ProviderId[] {
  return MERLEG_FOREIGN_PROVIDERS ?? (DATABASE_URL === undefined && MERLEG_DEMO_COMPANIES > 0 ? ['sandbox'] : [])
}
