import { formatNumber } from '@merleg/domain/format/number'
import { FOREIGN_QUERY_FIELDS, LISTED_HITS } from '@merleg/domain/international/foreign-query'
import type { Locale } from '@merleg/domain/locale'
import { z } from 'zod'
import { askFixedHost, type Fetch, type FixedHost, searchFixedHost } from '../provider/fixed-host.ts'
import type { ForeignHit } from '../provider/foreign-report-provider.ts'
import { ProviderRefusal } from '../provider/provider-fault.ts'
import type { ReportSection } from '../provider/report-document.pdf.ts'
import { joinKnown, type PublicRegister, type RegisterRecord, rowsOfKnown, writerOf } from './register-provider.ts'

const Text = z.string().nullish()
const Coded = z.object({ kode: Text, beskrivelse: Text }).nullish()
/** A unit as the published interface answers (data.brreg.no/enhetsregisteret/api/dokumentasjon). */
const Unit = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string(),
  organisasjonsform: Coded,
  forretningsadresse: z
    .object({ adresse: z.array(z.string().nullable()).nullish(), postnummer: Text, poststed: Text, landkode: Text })
    .nullish(),
  naeringskode1: Coded,
  antallAnsatte: z.number().int().nullish(),
  stiftelsesdato: Text,
  registreringsdatoEnhetsregisteret: Text,
  sisteInnsendteAarsregnskap: Text,
  konkurs: z.boolean().nullish(),
  underAvvikling: z.boolean().nullish(),
  underTvangsavviklingEllerTvangsopplosning: z.boolean().nullish(),
  slettedato: Text,
})
type Unit = z.infer<typeof Unit>
const Found = z.object({
  _embedded: z.object({ enheter: z.array(Unit) }).optional(),
  page: z.object({ totalElements: z.number().int() }),
})
const Roles = z.object({
  rollegrupper: z
    .array(
      z.object({
        roller: z.array(
          z.object({
            type: z.object({ kode: Text, beskrivelse: Text }),
            person: z.object({ navn: z.object({ fornavn: Text, mellomnavn: Text, etternavn: Text }) }).nullish(),
            enhet: z.object({ navn: z.array(z.string()).nullish() }).nullish(),
            fratraadt: z.boolean().nullish(),
          }),
        ),
      }),
    )
    .nullish(),
})
type Roles = z.infer<typeof Roles>

const PATH = ['enhetsregisteret', 'api', 'enheter']
const NUMBER = /^\d{9}$/

/** The Brønnøysund Register Centre of Norway: units and their roles; NLOD 2.0, without a key. */
export function createBrreg({ fetch }: { fetch: Fetch }): PublicRegister {
  const host: FixedHost = { origin: 'https://data.brreg.no', fetch }
  return {
    id: 'brreg',
    name: 'Brønnøysundregistrene',
    countries: ['no'],
    coverage: 'all',
    searchFields: FOREIGN_QUERY_FIELDS,
    parts: ['identity', 'status', 'activity', 'managers'],
    search: async ({ name = '', companyNumber = '', taxNumber = '', zip = '', city = '', street = '' }, call) => {
      // The tax number is the number of the unit with letters around it.
      const number = (companyNumber || taxNumber).replaceAll(/\D/g, '')
      if (name.trim() === '' && !NUMBER.test(number)) throw new ProviderRefusal('refused')
      const given = (text: string) => (text.trim() === '' ? undefined : text.trim())
      const query = {
        navn: given(name),
        organisasjonsnummer: NUMBER.test(number) ? number : undefined,
        'forretningsadresse.postnummer': given(zip),
        'forretningsadresse.poststed': given(city)?.toUpperCase(),
        'forretningsadresse.adresse': given(street),
        size: String(LISTED_HITS),
      }
      const found = await searchFixedHost(host, { path: PATH, query, shape: Found, call })
      return { hits: (found._embedded?.enheter ?? []).map(toHit), total: found.page.totalElements }
    },
    read: async (ref, call) => {
      if (!NUMBER.test(ref)) return null
      const unit = await askFixedHost(host, { path: [...PATH, ref], shape: Unit, call })
      if (unit === null) return null
      const roles = await askFixedHost(host, { path: [...PATH, ref, 'roller'], shape: Roles, call })
      return toRecord(unit, roles)
    },
  }
}

function addressOf({ forretningsadresse: address }: Unit): string {
  return joinKnown([joinKnown([address?.postnummer, address?.poststed], ' '), ...(address?.adresse ?? [])])
}

function toHit(unit: Unit): ForeignHit {
  const { organisasjonsnummer: number, navn: name } = unit
  return { ref: number, country: 'no', name, address: addressOf(unit), registrationNumber: number }
}

function toRecord(unit: Unit, roles: Roles | null): RegisterRecord {
  return {
    name: unit.navn,
    version: null,
    asOf: null,
    answer: { unit, roles },
    describe: (locale) => describe(locale, unit, roles),
  }
}

function describe(locale: Locale, unit: Unit, roles: Roles | null): ReportSection[] {
  const { t, w, day, yesOrNo, section } = writerOf(locale)
  const held = (roles?.rollegrupper ?? []).flatMap(({ roller }) => roller).filter(({ fratraadt }) => fratraadt !== true)
  return [
    ...section(
      w('parts.identity'),
      rowsOfKnown([
        [t('report.rows.name'), unit.navn],
        [t('report.rows.registrationNumber'), unit.organisasjonsnummer],
        [t('report.rows.form'), joinKnown([unit.organisasjonsform?.kode, unit.organisasjonsform?.beskrivelse])],
        [t('report.rows.address'), addressOf(unit)],
        [t('report.rows.foundedOn'), day(unit.stiftelsesdato)],
        [t('report.rows.registeredOn'), day(unit.registreringsdatoEnhetsregisteret)],
        [t('report.rows.activity'), joinKnown([unit.naeringskode1?.kode, unit.naeringskode1?.beskrivelse], ' ')],
        [t('report.rows.employees'), unit.antallAnsatte == null ? null : formatNumber(locale, unit.antallAnsatte)],
      ]),
      t('report.asWritten'),
    ),
    ...section(
      w('parts.status'),
      rowsOfKnown([
        [t('report.rows.bankruptcy'), yesOrNo(unit.konkurs)],
        [t('report.rows.windingUp'), yesOrNo(unit.underAvvikling)],
        [t('report.rows.forcedWindingUp'), yesOrNo(unit.underTvangsavviklingEllerTvangsopplosning)],
        [t('report.rows.ceasedOn'), day(unit.slettedato)],
        [t('report.rows.lastAccounts'), unit.sisteInnsendteAarsregnskap],
      ]),
    ),
    {
      title: w('parts.managers'),
      rows: rowsOfKnown(
        held.map(({ type, person, enhet }) => [
          type.beskrivelse ?? type.kode ?? t('report.rows.manager'),
          person
            ? joinKnown([person.navn.fornavn, person.navn.mellomnavn, person.navn.etternavn], ' ')
            : enhet?.navn?.join(' '),
        ]),
      ),
      table: null,
      note: held.length === 0 ? t('report.noOfficers') : null,
    },
  ]
}
