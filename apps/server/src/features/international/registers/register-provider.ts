import { createHash } from 'node:crypto'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { formatDate } from '@merleg/domain/format/date'
import type { ProviderId } from '@merleg/domain/international/foreign-providers'
import type { ForeignQueryField, ForeignQueryTexts } from '@merleg/domain/international/foreign-query'
import type { OnlineCountry } from '@merleg/domain/international/online-countries'
import type { ReportPart } from '@merleg/domain/international/report-variants'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Clock } from '../../../shared/clock.ts'
import type { PdfRenderer } from '../../../shared/pdf.ts'
import {
  type Call,
  type ForeignHits,
  type ForeignReportProvider,
  NOT_AVAILABLE,
} from '../provider/foreign-report-provider.ts'
import { ProviderRefusal } from '../provider/provider-fault.ts'
import { renderReportDocument, type ReportSection } from '../provider/report-document.pdf.ts'

/** What a register publishes of one company. */
export type RegisterRecord = {
  name: string
  /** As the register names this state of the entry; null where it does not. */
  version: string | null
  /** Day up to which the register says that it is; null where it does not. */
  asOf: string | null
  /** What was read, as it came. */
  answer: object
  describe: (locale: Locale) => readonly ReportSection[]
}

export type PublicRegister = {
  id: ProviderId
  name: string
  countries: readonly OnlineCountry[]
  /** `lei`: it knows nothing of companies without an LEI. */
  coverage: 'lei' | 'all'
  searchFields: readonly ForeignQueryField[]
  /** What the small report holds. */
  parts: readonly ReportPart[]
  search(query: ForeignQueryTexts & { country: OnlineCountry }, call: Call): Promise<ForeignHits>
  /** Null where it has no such company. */
  read(ref: string, call: Call): Promise<RegisterRecord | null>
}

type Parts = { clock: Clock; renderer: PdfRenderer }

/**
 * A free public register as a provider of the small report: what it publishes, set as a document. Nothing is ordered there:
 * the order is the reading.
 */
export function createRegisterProvider(register: PublicRegister, { clock, renderer }: Parts): ForeignReportProvider {
  const { id, name, countries, coverage, searchFields, parts } = register
  const load = async (ref: string, call: Call): Promise<RegisterRecord> => {
    const record = await register.read(ref, call)
    if (record === null) throw new ProviderRefusal('not-available')
    return record
  }
  return {
    id,
    mode: 'live',
    name,
    countries,
    coverage,
    searchFields,
    parts: { extended: [], small: parts, check: [], profile: [] },
    isFree: true,
    isOrderRepeatable: true,
    search: (query, call) => register.search(query, call),
    availability: async (ref, call) => {
      const record = await register.read(ref, call)
      const none = { extended: NOT_AVAILABLE, small: NOT_AVAILABLE, check: NOT_AVAILABLE, profile: NOT_AVAILABLE }
      if (record === null) return none
      const small = { kind: 'instant', dataVersion: versionOf(record), asOf: record.asOf, cost: 0 } as const
      return { ...none, small }
    },
    order: async ({ ref }, call) => {
      const record = await load(ref, call)
      return { orderNo: ref, state: 'ready', answer: { ref, version: versionOf(record) } }
    },
    find: async () => null,
    status: async ({ ref }) => ({ orderNo: ref, state: 'ready', answer: { ref } }),
    fetchDocument: async ({ ref, language }, call) => {
      const record = await load(ref, call)
      const pdf = await renderRecord(record, { renderer, clock, register, locale: language })
      return { pdf, asOf: record.asOf, answer: record.answer }
    },
    cancel: async () => false,
  }
}

/** The same entry has the same version, whoever asks. */
function versionOf({ version, answer }: RegisterRecord): string {
  return version ?? createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 32)
}

type Rendering = Parts & { register: PublicRegister; locale: Locale }

function renderRecord(record: RegisterRecord, { renderer, clock, register, locale }: Rendering): Promise<Buffer> {
  const t = getTranslator(locale, 'international/answers')
  const w = getTranslator(locale, 'international/words')
  const askedOn = hungarianDayOf(clock.now())
  const day = formatDate(locale, askedOn)
  return renderReportDocument(renderer, {
    locale,
    title: w('variants.small'),
    company: record.name,
    asOf: record.asOf,
    madeOn: askedOn,
    isMadeUp: false,
    source: t('report.registerSource', { register: register.name, day }),
    sections: record.describe(locale),
    closing: t('report.registerClosing', { register: register.name }),
  })
}

/** The words of a register's report: values that it does not tell have no row, and a section without rows is left out. */
export function writerOf(locale: Locale) {
  const t = getTranslator(locale, 'international/answers')
  return {
    t,
    w: getTranslator(locale, 'international/words'),
    day: (text: string | null | undefined) => (text == null ? null : formatDate(locale, text)),
    yesOrNo: (value: boolean | null | undefined) =>
      value == null ? null : value ? t('report.registered') : t('report.notRegistered'),
    section: (title: string, rows: ReportSection['rows'], note: string | null = null): ReportSection[] =>
      rows.length === 0 ? [] : [{ title, rows, table: null, note }],
  }
}

/** A row for what the register tells; none for what it does not. */
export function rowsOfKnown(rows: readonly (readonly [key: string, value: string | null | undefined])[]) {
  return rows.flatMap(([key, value]) => (value == null || value === '' ? [] : [{ key, value }]))
}

/** The parts of an address that are there, with commas between them. */
export function joinKnown(parts: readonly (string | null | undefined)[], separator = ', '): string {
  return parts.filter((part) => part != null && part.trim() !== '').join(separator)
}
