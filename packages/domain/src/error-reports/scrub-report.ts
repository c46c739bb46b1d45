import { tellKnownMessage } from './known-messages.ts'

/** How bad what is reported is: a fault, a refusal that a page may have deserved, or no fault at all. */
export type ReportLevel = 'error' | 'warning' | 'info'

type ReportedFrame = { filename: string; function?: string; lineno?: number; colno?: number; in_app: boolean }
type ReportedException = { type: string; value: string; stacktrace?: { frames: ReportedFrame[] } }
type ReportedStep = { category: 'page' | 'call'; message: string; timestamp?: number; data?: { status: number } }

/** All that a report about a fault says, in the form in which collecting services take it. */
export type ScrubbedReport = {
  type: undefined
  event_id?: string
  timestamp?: number
  platform?: string
  level: ReportLevel
  release?: string
  environment?: string
  message?: string
  exception?: { values: ReportedException[] }
  breadcrumbs?: ReportedStep[]
  tags: Record<string, string>
  fingerprint?: string[]
}

const MAX_EXCEPTIONS = 4
const MAX_FRAMES = 50
const MAX_STEPS = 50

const UUID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/
const ERROR_NAME = /^(?:[A-Z][A-Za-z]{0,50}(?:Error|Exception|Fault)|Error|error)$/
/** Of ours, of Node, of PostgreSQL, of libraries. */
const ERROR_CODE =
  /^(?:[a-z]{2,20}(?:-[a-z]{2,20}){0,4}\.[a-z]{2,20}(?:-[a-z]{2,20}){0,4}|[A-Z]{3,5}_[A-Z_]{2,60}|E[A-Z]{3,20}|[0-9A-Z]{5}|network|unexpected)$/
/** Words, and names of what stands at a place: never what stands there. */
const PLACE =
  /^(?:(?:GET|POST|PUT|DELETE) )?(?:\/(?:[a-z]{1,30}(?:-[a-z]{1,30}){0,5}(?:\.json)?|[:$][A-Za-z]{1,30}|\{-\$[A-Za-z]{1,30}\})?){1,10}$/
const OWN_SCRIPT = /\/((?:assets|src)\/[\w./-]{1,120}\.(?:js|tsx?))(?:\?.*)?$/
const OWN_SOURCE = /\/((?:apps|packages|bench|node_modules)\/(?!.*\/(?:apps|packages|node_modules)\/)[\w./@+-]{1,200})$/
const ENGINE_SOURCE = /^node:[\w/]{1,60}$/
const FUNCTION_NAME = /^[\w$.<>[\]# ]{1,80}$/

/** Each tag with what it may look like. */
const TAGS: Readonly<Record<string, RegExp>> = {
  correlation_id: UUID,
  code: ERROR_CODE,
  status: /^\d{3}$/,
  place: PLACE,
  call: PLACE,
  job: /^[a-z]{2,30}(?:-[a-z]{2,30}){0,5}$/,
  job_id: UUID,
  language: /^(?:hu|en|de)$/,
  side: /^(?:browser|server)$/,
  /** Of a session: one of the sample, or one in which something went wrong. */
  session: /^(?:sample|fault)$/,
}

/**
 * What may leave of a report: an allow list, so that what nobody thought of stays here. No text that a person or a source
 * wrote, no address with what stands in it, no name, no token, nothing that was searched for.
 */
export function scrubReport(report: unknown): ScrubbedReport {
  const level = LEVELS.find((known) => known === read(report, 'level')) ?? 'error'
  const exceptions = readList(read(read(report, 'exception'), 'values')).slice(0, MAX_EXCEPTIONS)
  const steps = readList(read(report, 'breadcrumbs')).slice(-MAX_STEPS).flatMap(scrubStep)
  return {
    type: undefined,
    ...keep({
      event_id: readText(report, 'event_id', UUID),
      timestamp: readNumber(report, 'timestamp'),
      platform: readText(report, 'platform', /^(?:javascript|node)$/),
      release: readText(report, 'release', /^merleg@[\w.+-]{1,40}$/),
      environment: readText(report, 'environment', /^[a-z]{1,20}$/),
      message: readText(report, 'message', /^(?:a session|a refusal)$/),
    }),
    level,
    ...(exceptions.length === 0 ? {} : { exception: { values: exceptions.map(scrubException) } }),
    ...(steps.length === 0 ? {} : { breadcrumbs: steps }),
    ...scrubFingerprint(read(report, 'fingerprint')),
    tags: scrubTags(read(report, 'tags')),
  }
}

const LEVELS: readonly ReportLevel[] = ['error', 'warning', 'info']

function scrubTags(tags: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TAGS).flatMap(([name, pattern]) => {
      const text = readText(tags, name, pattern)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

function scrubFingerprint(fingerprint: unknown): { fingerprint?: string[] } {
  const parts = readList(fingerprint).filter(
    (part): part is string => typeof part === 'string' && (PLACE.test(part) || ERROR_CODE.test(part)),
  )
  return parts.length === 0 ? {} : { fingerprint: parts }
}

function scrubException(exception: unknown): ReportedException {
  const frames = readList(read(read(exception, 'stacktrace'), 'frames'))
    .flatMap(scrubFrame)
    .slice(-MAX_FRAMES)
  const value = read(exception, 'value')
  return {
    type: readText(exception, 'type', ERROR_NAME) ?? 'Error',
    value: typeof value === 'string' ? tellKnownMessage(value) : '',
    ...(frames.length === 0 ? {} : { stacktrace: { frames } }),
  }
}

/** Of the program's own files and those of its libraries, without where they lie. */
function scrubFrame(frame: unknown): ReportedFrame[] {
  const filename = tellFile(read(frame, 'filename'))
  if (filename === null) return []
  const isScript = /^(?:assets|src)\//.test(filename)
  return [
    {
      filename: isScript ? `/${filename}` : filename,
      ...keep({
        // In the browser they are made up by the bundler.
        function: isScript ? undefined : readText(frame, 'function', FUNCTION_NAME),
        lineno: readNumber(frame, 'lineno'),
        colno: readNumber(frame, 'colno'),
      }),
      in_app: !/^(?:node_modules\/|node:)/.test(filename),
    },
  ]
}

function tellFile(path: unknown): string | null {
  if (typeof path !== 'string') return null
  if (ENGINE_SOURCE.test(path)) return path
  const own = path.replaceAll('\\', '/')
  return (OWN_SOURCE.exec(own) ?? OWN_SCRIPT.exec(own))?.[1] ?? null
}

function scrubStep(step: unknown): ReportedStep[] {
  const category = read(step, 'category') === 'call' ? 'call' : 'page'
  const message = readText(step, 'message', PLACE)
  if (message === undefined) return []
  const status = readNumber(read(step, 'data'), 'status')
  return [
    {
      category,
      message,
      ...keep({ timestamp: readNumber(step, 'timestamp') }),
      ...(status === undefined ? {} : { data: { status } }),
    },
  ]
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function readText(value: unknown, key: string, pattern: RegExp): string | undefined {
  const text = read(value, key)
  return typeof text === 'string' && pattern.test(text) ? text : undefined
}

function readNumber(value: unknown, key: string): number | undefined {
  const number = read(value, key)
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

type Kept<Given> = { [Key in keyof Given]?: Exclude<Given[Key], undefined> }

/** Without what is undefined. */
function keep<Given extends Record<string, unknown>>(given: Given): Kept<Given> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries forget which key has which value
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Kept<Given>
}
