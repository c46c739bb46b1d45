import { getPrint, getPrintExtract, type PrintComponent } from '@merleg/contract/report/print.contract'
import { AppError } from '../../../app/app-error.ts'

export type ExtractQuery = { all: boolean; asOf: string | null; knownAt: string | null }
export type ReportQuery = { components: readonly PrintComponent[]; onlyLastReport: boolean; onlyValid: boolean }
/** What an address of a print view asks for. */
export type PrintPath = { view: 'report'; query: ReportQuery } | { view: 'extract'; query: ExtractQuery }

/**
 * Reads the address of a print view of this report, with its query. It is read only, never fetched. Throws
 * `page.not-found` for any other address, `validation.failed` for a query the view does not know.
 */
export function parsePrintPath(companyId: string, path: string): PrintPath {
  const isOwn = path.startsWith('/') && !path.startsWith('//') && !/[\\\s#]/.test(path)
  if (!isOwn) throw new AppError('page.not-found')
  const [pathname, search = '', ...rest] = path.split('?')
  if (rest.length > 0) throw new AppError('page.not-found')
  const query = readQuery(search)
  if (pathname === `/report/${companyId}/print`) {
    const read = getPrint.query.safeParse(query)
    if (read.success) return { view: 'report', query: toReportQuery(read.data) }
  } else if (pathname === `/report/${companyId}/print/extract`) {
    const read = getPrintExtract.query.safeParse(query)
    if (read.success) return { view: 'extract', query: toExtractQuery(read.data) }
  } else throw new AppError('page.not-found')
  throw new AppError('validation.failed', { fields: { path: 'query' } })
}

/** Each parameter once; what is said twice is no query of a print view. */
function readQuery(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search)
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name): [string, string | string[]] => {
      const values = params.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

type Optional<Values> = { [Key in keyof Values]?: Values[Key] | undefined }

export function toReportQuery({ components, onlyLastReport, onlyValid }: Optional<ReportQuery>): ReportQuery {
  return {
    components: components ?? [],
    onlyLastReport: onlyLastReport ?? false,
    onlyValid: onlyValid ?? false,
  }
}

export function toExtractQuery({ all, asOf, knownAt }: Optional<ExtractQuery>): ExtractQuery {
  return { all: all ?? false, asOf: asOf ?? null, knownAt: knownAt ?? null }
}

/** The address of the PDF behind a print view. */
export function toDownloadUrl(companyId: string, { view, query }: PrintPath): string {
  const params =
    view === 'report'
      ? {
          components: query.components.join(','),
          onlyLastReport: String(query.onlyLastReport),
          onlyValid: String(query.onlyValid),
        }
      : {
          all: String(query.all),
          ...(query.asOf === null ? {} : { asOf: query.asOf }),
          ...(query.knownAt === null ? {} : { knownAt: query.knownAt }),
        }
  const page = `/report/${companyId}/print${view === 'report' ? '' : '/extract'}`
  // Commas stay as they are: the address is read by people.
  const search = new URLSearchParams(params).toString().replaceAll('%2C', ',')
  return `/api/report/print/${companyId}/${encodeURIComponent(`${page}?${search}`)}`
}
