import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BooleanText, IsoDate, MessageAnswer, ReportIdParams } from '../fields.ts'
import { getCompanyData } from './company-data.contract.ts'
import { ConnectionPathsQuery, getConnectionPaths } from './connection-paths.contract.ts'
import { InfoItemParams } from './info.contract.ts'
import { PRINT_COMPONENTS, readComponents } from './print-components.ts'

/** A comma list of sections in a query; each once, in printed order. */
const Components = z
  .string()
  .max(400)
  .transform((text) => text.split(',').filter((name) => name !== ''))
  .pipe(z.array(z.enum(PRINT_COMPONENTS)))
  .transform(readComponents)

/** A cell: its text as shown; numbers stand right. `tone` carries meaning, never decoration. */
const PrintCell = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  tone: z.enum(['muted', 'positive', 'negative']).optional(),
  /** Steps to the right, of a line under another. */
  indent: z.number().int().optional(),
})
export type PrintCell = z.infer<typeof PrintCell>

/** What a printed section is made of; screen and PDF set the same blocks. Texts are plain text, never markup. */
export const PrintBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string(), note: z.string().nullable() }),
  z.object({ type: z.literal('note'), text: z.string(), tone: z.enum(['plain', 'warning', 'negative', 'positive']) }),
  z.object({
    type: z.literal('facts'),
    rows: z.array(z.object({ key: z.string(), value: z.string(), note: z.string().nullable() })),
  }),
  z.object({
    type: z.literal('table'),
    caption: z.string(),
    /** `weight`: the share of the width of a column of texts; figures take what they need. */
    columns: z.array(z.object({ title: z.string(), align: z.enum(['left', 'right']), weight: z.number() })),
    rows: z.array(z.array(PrintCell)),
    /** Said instead of rows where there are none. */
    empty: z.string().nullable(),
  }),
  z.object({
    type: z.literal('items'),
    items: z.array(
      z.object({
        /** What stands before it: its number or its day. */
        lead: z.string().nullable(),
        title: z.string().nullable(),
        /** No longer in force. */
        muted: z.boolean(),
        rows: z.array(z.object({ key: z.string(), value: z.string() })),
        foot: z.string().nullable(),
      }),
    ),
  }),
  z.object({
    type: z.literal('charts'),
    charts: z.array(
      z.object({
        title: z.string(),
        /** Unit and scale in words. */
        unit: z.string(),
        labels: z.array(z.string()),
        /** Of a unit with a scale of its own: the chart reaches up to it. */
        scaleEnd: z.number().nullable(),
        bars: z.array(z.object({ value: z.number().nullable(), text: z.string() })),
        barsName: z.string(),
        /** Lines over the bars, such as the sector's median, and the band between its quartiles. */
        lines: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
        band: z
          .object({ name: z.string(), lower: z.array(z.number().nullable()), upper: z.array(z.number().nullable()) })
          .nullable(),
      }),
    ),
  }),
  z.object({
    type: z.literal('picture'),
    /** An SVG document made here, with its size in pixels. */
    svg: z.string(),
    width: z.number(),
    height: z.number(),
    /** What it shows, for who does not see it. */
    alt: z.string(),
  }),
])
export type PrintBlock = z.infer<typeof PrintBlock>
export type PrintChart = Extract<PrintBlock, { type: 'charts' }>['charts'][number]

export const PrintDocument = z.object({
  title: z.string(),
  companyName: z.string(),
  /** "Made-up data …" on demo companies. */
  madeUp: z.string().nullable(),
  /** State of the data in words. */
  asOf: z.string(),
  printedOn: IsoDate,
  /** What the document is and is not, for the foot of every page. */
  notice: z.string(),
  facts: z.array(z.object({ key: z.string(), value: z.string() })),
  /** The first page, of a report with its summary: what to know first. */
  verdict: z.array(PrintBlock),
  sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(PrintBlock) })),
  /** Every publication behind the shown values once; the blocks name them by number: `[1]`. */
  sources: z.array(z.string()),
  /** The sections one may print of this entity: it has them, and the reader the claim. */
  available: z.array(z.object({ id: z.enum(PRINT_COMPONENTS), title: z.string() })),
  /** Where the same is as PDF; null where no section is chosen. */
  downloadUrl: z.string().nullable(),
})
export type PrintDocument = z.infer<typeof PrintDocument>

const PrintQuery = z.strictObject({
  components: Components.optional(),
  onlyLastReport: BooleanText.optional(),
  onlyValid: BooleanText.optional(),
})

export const getPrint = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/print',
  access: 'user',
  isHeavy: true,
  kind: 'json',
  summary: 'The chosen sections of a report, set for printing; each section asks for its own claim',
  params: ReportIdParams,
  query: PrintQuery,
  answer: PrintDocument,
  errors: ['company.not-found', 'claim.missing', 'page.not-found'],
})

export const getPrintExtract = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/print/extract',
  access: getCompanyData.access,
  kind: 'json',
  summary: 'The company extract, set for printing',
  params: ReportIdParams,
  query: z.strictObject({ all: BooleanText.optional(), asOf: IsoDate.optional(), knownAt: IsoDate.optional() }),
  answer: PrintDocument,
  errors: ['company.not-found', 'days.in-future'],
})

export const printReport = defineEndpoint({
  method: 'GET',
  path: '/api/report/print/:id/:path',
  access: 'user',
  isHeavy: true,
  kind: 'file',
  summary: 'The PDF behind a print view; `path` is the encoded address of that view with its query',
  params: ReportIdParams.extend({ path: z.string().min(1).max(1000) }),
  errors: ['company.not-found', 'claim.missing', 'print.nothing-chosen', 'page.not-found', 'days.in-future'],
})

export const getPrintInfo = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/print-info/:itemId',
  access: 'user',
  kind: 'json',
  summary: 'An item of the negative or positive information, set for printing; asks for the claim of its kind',
  params: InfoItemParams,
  answer: PrintDocument,
  errors: ['company.not-found', 'claim.missing', 'info-item.not-found'],
})

export const printInfo = defineEndpoint({
  method: 'GET',
  path: '/api/report/print-info/:id/:itemId',
  access: 'user',
  kind: 'file',
  summary: 'An item of the negative or positive information as PDF',
  params: InfoItemParams,
  errors: ['company.not-found', 'claim.missing', 'info-item.not-found'],
})

/** Of one party alone there is no path to print. */
const PrintedPathsQuery = ConnectionPathsQuery.refine(({ parties }) => parties.length > 1, {
  path: ['parties'],
  message: 'two-at-least',
})

export const getPrintPaths = defineEndpoint({
  method: 'GET',
  path: '/api/connections/print-paths',
  access: getConnectionPaths.access,
  isHeavy: true,
  kind: 'json',
  summary: 'The paths between parties, set for printing: the picture, and every tie on them with its source',
  query: PrintedPathsQuery,
  answer: PrintDocument,
  errors: ['party.not-found', 'days.in-future'],
})

export const printPaths = defineEndpoint({
  method: 'GET',
  path: '/api/connections/print-paths-download',
  access: getConnectionPaths.access,
  isHeavy: true,
  kind: 'file',
  summary: 'The paths between parties as PDF',
  query: PrintedPathsQuery,
  errors: ['party.not-found', 'days.in-future'],
})

/** What the settings panel of the print view keeps (spec part 1 §3 "PDF export settings"). */
export const PdfExportSettings = z.strictObject({
  components: z.array(z.enum(PRINT_COMPONENTS)).max(PRINT_COMPONENTS.length),
  onlyLastReport: z.boolean(),
  onlyValid: z.boolean(),
})
export type PdfExportSettings = z.infer<typeof PdfExportSettings>

export const loadPdfExportSettings = defineEndpoint({
  method: 'GET',
  path: '/api/pdf-export-settings-load',
  access: 'user',
  kind: 'json',
  summary: "The user's saved print settings as text; empty where none are saved",
  answer: z.object({ pdfExportSettings: z.string() }),
  errors: [],
})

export const savePdfExportSettings = defineEndpoint({
  method: 'POST',
  path: '/api/pdf-export-settings-save',
  access: 'user',
  kind: 'json',
  summary: 'Saves the print settings of the user',
  body: z.strictObject({ pdfExportSettings: z.string().max(2000) }),
  answer: MessageAnswer,
  errors: [],
})
