/** Who can be asked for foreign companies: made-up ones that run inside, and free public registers. */
export const PROVIDER_IDS = ['sandbox', 'companies-house', 'brreg', 'gleif'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]
