import { CORRECTION_NOTICES, CORRECTION_STATES } from '@merleg/domain/corrections/correction-states'
import { LOCALES } from '@merleg/domain/locale'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { CompanyId, IsoDate, Provenance, ReportIdParams } from './fields.ts'
import { ListMeta, pagingQuery } from './paging.ts'
import { SECTION_NOUNS } from './report/report-sections.ts'

/** Characters of each text of a report of a wrong value, and of the value as it is shown. */
export const CORRECTION_TEXT_MAX_LENGTH = 2000
export const SHOWN_VALUE_MAX_LENGTH = 500
export const FIELD_MAX_LENGTH = 200
const KEY_MAX_LENGTH = 200
/** So many publications behind a value are told with the report. */
export const REPORTED_SOURCES_MAX = 30
/** Of evidence: bytes; PDF, PNG or JPEG. */
export const EVIDENCE_MAX_BYTES = 5 * 1024 * 1024

const CorrectionParams = z.strictObject({ id: z.uuid() })

const ToldDay = IsoDate.max(10)

/** A publication as the reader was told of it; an address leads to a page or nowhere. */
const ToldSource = z.strictObject({
  publisher: z.string().max(300),
  title: z.string().max(300),
  url: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullable(),
  reference: z.string().max(500).nullable(),
  validFrom: ToldDay.nullable(),
  validTo: ToldDay.nullable(),
  recordedAt: z.iso.datetime().max(40),
  filedOn: ToldDay.optional(),
  observedOn: ToldDay.optional(),
  key: z.string().max(KEY_MAX_LENGTH).optional(),
})

const WrongValue = z.strictObject({
  companyId: CompanyId,
  section: z.enum(SECTION_NOUNS),
  /** What the value is called where it is shown. */
  field: z.string().trim().min(1).max(FIELD_MAX_LENGTH),
  /** What it is in every language: of its source, with the figure where that is accounts. Null where it has no key. */
  fieldKey: z
    .string()
    .max(KEY_MAX_LENGTH)
    .regex(/^[\w./:-]+$/)
    .nullable()
    .default(null),
  shownValue: z.string().trim().min(1).max(SHOWN_VALUE_MAX_LENGTH),
  sources: z.array(ToldSource).max(REPORTED_SOURCES_MAX),
  /** What is wrong with it, and what it should be. */
  fault: z.string().trim().min(1).max(CORRECTION_TEXT_MAX_LENGTH),
  expected: z.string().trim().min(1).max(CORRECTION_TEXT_MAX_LENGTH),
  evidence: z.string().trim().max(CORRECTION_TEXT_MAX_LENGTH).default(''),
})
export type WrongValue = z.infer<typeof WrongValue>

export const Correction = z.object({
  id: z.string(),
  number: z.number().int(),
  companyId: z.string(),
  companyName: z.string(),
  section: z.enum(SECTION_NOUNS),
  field: z.string(),
  fieldKey: z.string().nullable(),
  shownValue: z.string(),
  sources: z.array(Provenance),
  fault: z.string(),
  expected: z.string(),
  evidence: z.string(),
  file: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  state: z.enum(CORRECTION_STATES),
  reportedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** What the operator answered and did, the oldest first. */
  notices: z.array(z.object({ kind: z.enum(CORRECTION_NOTICES), body: z.string(), at: z.iso.datetime() })),
})
export type Correction = z.infer<typeof Correction>

const DisputedValue = Correction.pick({
  number: true,
  section: true,
  field: true,
  fieldKey: true,
  shownValue: true,
  expected: true,
  sources: true,
  state: true,
  reportedAt: true,
}).extend({ locale: z.enum(LOCALES) })
export type DisputedValue = z.infer<typeof DisputedValue>

/** False of a demo account, which everybody shares: what one reported the others would read. */
const CanReport = z.boolean()

export const reportCorrection = defineEndpoint({
  method: 'POST',
  path: '/api/corrections',
  access: 'user',
  kind: 'json',
  summary: 'Report a wrong value of a report; it shows as disputed to the users of the subscriber until it is decided',
  body: WrongValue,
  answer: z.object({ id: z.string(), number: z.number().int(), notification: z.string() }),
  errors: ['auth.demo-account', 'company.not-found', 'correction.open-already', 'requests.too-many'],
})

export const uploadCorrectionFile = defineEndpoint({
  method: 'POST',
  path: '/api/corrections/:id/file',
  access: 'user',
  kind: 'upload',
  maxBytes: EVIDENCE_MAX_BYTES,
  summary:
    'Add evidence (PDF, PNG or JPEG) to an own report that is not decided; another file takes the place of the first',
  params: CorrectionParams,
  answer: z.object({ name: z.string() }),
  errors: [
    'correction.closed',
    'correction.file-type',
    'correction.not-found',
    'request.too-large',
    'request.unsupported-type',
  ],
})

export const downloadCorrectionFile = defineEndpoint({
  method: 'GET',
  path: '/api/corrections/:id/file',
  access: 'user',
  kind: 'file',
  summary: 'The evidence of an own report',
  params: CorrectionParams,
  errors: ['correction.not-found'],
})

export const listCorrections = defineEndpoint({
  method: 'GET',
  path: '/api/corrections',
  access: 'user',
  kind: 'json',
  summary: 'Own reports of wrong values, the newest first, with what was answered',
  query: z.strictObject(pagingQuery),
  answer: ListMeta.extend({ items: z.array(Correction), canReport: CanReport }),
  errors: [],
})

export const listDisputedValues = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/disputed',
  access: 'user',
  kind: 'json',
  summary: 'Values of a report that users of the subscriber reported and that are disputed or were found wrong',
  params: ReportIdParams,
  answer: z.object({ items: z.array(DisputedValue), canReport: CanReport }),
  errors: [],
})
