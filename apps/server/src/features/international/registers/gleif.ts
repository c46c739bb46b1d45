import { formatDate } from '@merleg/domain/format/date'
import { LISTED_HITS } from '@merleg/domain/international/foreign-query'
import { ONLINE_COUNTRIES, parseOnlineCountry } from '@merleg/domain/international/online-countries'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { z } from 'zod'
import { askFixedHost, type Fetch, type FixedHost, searchFixedHost } from '../provider/fixed-host.ts'
import type { ForeignHit } from '../provider/foreign-report-provider.ts'
import { ProviderRefusal } from '../provider/provider-fault.ts'
import { joinKnown, type PublicRegister, type RegisterRecord, rowsOfKnown } from './register-provider.ts'

const Text = z.string().nullish()
const Address = z.object({
  addressLines: z.array(z.string()).default([]),
  city: Text,
  region: Text,
  country: Text,
  postalCode: Text,
})
/** An entry as GLEIF publishes it (JSON:API, api.gleif.org/docs). */
const LeiRecord = z.object({
  id: z.string(),
  attributes: z.object({
    lei: z.string(),
    entity: z.object({
      legalName: z.object({ name: z.string() }),
      legalAddress: Address,
      headquartersAddress: Address.nullish(),
      registeredAt: z.object({ id: Text }).nullish(),
      registeredAs: Text,
      jurisdiction: Text,
      category: Text,
      legalForm: z.object({ id: Text, other: Text }).nullish(),
      status: Text,
      creationDate: Text,
    }),
    registration: z.object({
      initialRegistrationDate: Text,
      lastUpdateDate: Text,
      status: Text,
      nextRenewalDate: Text,
      corroborationLevel: Text,
    }),
  }),
})
type LeiRecord = z.infer<typeof LeiRecord>

const Found = z.object({
  meta: z.object({ pagination: z.object({ total: z.number().int() }).optional() }).optional(),
  data: z.array(LeiRecord),
})
const One = z.object({
  meta: z.object({ goldenCopy: z.object({ publishDate: Text }).optional() }).optional(),
  data: LeiRecord,
})

const PATH = ['api', 'v1', 'lei-records']
const LEI = /^[\dA-Z]{18}\d{2}$/

/** The Global Legal Entity Identifier Foundation: identity of companies that have an LEI; CC0, without a key. */
export function createGleif({ fetch }: { fetch: Fetch }): PublicRegister {
  const host: FixedHost = { origin: 'https://api.gleif.org', headers: { accept: 'application/vnd.api+json' }, fetch }
  return {
    id: 'gleif',
    name: 'GLEIF',
    countries: ONLINE_COUNTRIES,
    coverage: 'lei',
    searchFields: ['name', 'zip', 'city', 'companyNumber'],
    parts: ['identity', 'status'],
    search: async ({ country, name, city, zip, companyNumber }, call) => {
      if (isBlank(name) && isBlank(companyNumber)) throw new ProviderRefusal('refused')
      const query = {
        'filter[fulltext]': given(name),
        'filter[entity.registeredAs]': given(companyNumber),
        'filter[entity.legalAddress.country]': country.toUpperCase(),
        'filter[entity.legalAddress.city]': given(city),
        'filter[entity.legalAddress.postalCode]': given(zip),
        'page[size]': String(LISTED_HITS),
      }
      const found = await searchFixedHost(host, { path: PATH, query, shape: Found, call })
      const hits = found.data.flatMap(toHit)
      return { hits, total: found.meta?.pagination?.total ?? hits.length }
    },
    read: async (ref, call) => {
      if (!LEI.test(ref)) return null
      const found = await askFixedHost(host, { path: [...PATH, ref], shape: One, call })
      return found === null ? null : toRecord(found)
    },
  }
}

function isBlank(text: string | undefined): boolean {
  return (text ?? '').trim() === ''
}

function given(text: string | undefined): string | undefined {
  return isBlank(text) ? undefined : text?.trim()
}

function addressOf({ addressLines, postalCode, city, region }: z.infer<typeof Address>): string {
  return joinKnown([joinKnown([postalCode, city], ' '), region, ...addressLines])
}

function toHit({ attributes: { lei, entity } }: LeiRecord): ForeignHit[] {
  const country = parseOnlineCountry(entity.legalAddress.country ?? '')
  if (country === null || !LEI.test(lei)) return []
  const registrationNumber = entity.registeredAs ?? ''
  return [
    { ref: lei, country, name: entity.legalName.name, address: addressOf(entity.legalAddress), registrationNumber },
  ]
}

function toRecord({ data, meta }: z.infer<typeof One>): RegisterRecord {
  const { lei, entity, registration } = data.attributes
  return {
    name: entity.legalName.name,
    version: registration.lastUpdateDate ?? null,
    asOf: dayOf(meta?.goldenCopy?.publishDate),
    answer: data,
    describe: (locale) => {
      const t = getTranslator(locale, 'international/answers')
      const w = getTranslator(locale, 'international/words')
      const day = (text: string | null | undefined) => showDay(locale, text)
      const { legalAddress, headquartersAddress, legalForm } = entity
      return [
        {
          title: w('parts.identity'),
          rows: rowsOfKnown([
            [t('report.rows.name'), entity.legalName.name],
            [t('report.rows.lei'), lei],
            [t('report.rows.registrationNumber'), entity.registeredAs],
            [t('report.rows.registerCode'), entity.registeredAt?.id],
            [t('report.rows.jurisdiction'), entity.jurisdiction],
            [t('report.rows.formCode'), joinKnown([legalForm?.id, legalForm?.other])],
            [t('report.rows.address'), addressOf(legalAddress)],
            [t('report.rows.headquarters'), headquartersAddress ? addressOf(headquartersAddress) : null],
            [t('report.rows.foundedOn'), day(entity.creationDate)],
          ]),
          table: null,
          note: null,
        },
        {
          title: w('parts.status'),
          rows: rowsOfKnown([
            [t('report.rows.status'), entity.status],
            [t('report.rows.leiStatus'), registration.status],
            [t('report.rows.leiFrom'), day(registration.initialRegistrationDate)],
            [t('report.rows.leiUpdated'), day(registration.lastUpdateDate)],
            [t('report.rows.leiRenewal'), day(registration.nextRenewalDate)],
            [t('report.rows.corroboration'), registration.corroborationLevel],
          ]),
          table: null,
          note: t('report.asWritten'),
        },
      ]
    },
  }
}

function dayOf(text: string | null | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? null
}

function showDay(locale: Locale, text: string | null | undefined): string | null {
  const day = dayOf(text)
  return day === null ? null : formatDate(locale, day)
}
