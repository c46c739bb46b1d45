import type { ReportLevel } from '@merleg/domain/error-reports/scrub-report'
import { getPreferences } from '../storage/preferences.ts'
import type { ReportSettings } from './report-settings.ts'
import { isSampled } from './session-sample.ts'
import { listSteps } from './steps.ts'

/** Of a refused call: the id the server told, how bad it is, what it counts as the same as, and what is known of it. */
export type ReportedRefusal = {
  id: string | undefined
  level: ReportLevel
  fingerprint: readonly string[]
  tags: Readonly<Record<string, string>>
}

type Sender = { report: (report: object, error?: unknown) => void }

/** What breaks again and again is told often enough after so many. */
const MOST_OF_A_PAGE = 20
/** Given up on purpose; and refusals of the server, which are told where they arrive. */
const UNTOLD_NAMES: readonly string[] = ['AbortError', 'CancelledError', 'ApiError']

type Reporting = { open: () => Promise<Sender>; count: number; told: Set<string> }
let reporting: Reporting | null = null
let isLeaving = (): boolean => false
const ids = new WeakMap<object, string>()

/**
 * From now on faults of this page are reported, where the server says to whom. What sends them is loaded with the first one,
 * or of a session of the sample once somebody is signed in; so the login page does without it. Returns the way to stop.
 */
export function startErrorReports(
  settings: ReportSettings | null | undefined,
  isPageLeaving: () => boolean,
): () => void {
  if (settings == null) return () => undefined
  const stopping = new AbortController()
  const { signal } = stopping
  let sender: Promise<Sender> | null = null
  const open = (): Promise<Sender> => {
    sender ??= import('./send-reports.ts').then(({ openSender }) => openSender(settings))
    return sender
  }
  reporting = { open, count: 0, told: new Set() }
  isLeaving = isPageLeaving
  window.addEventListener('error', ({ error }) => void reportFault(error), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => void reportFault(reason), { signal })
  if (isSampled()) sampleSession(open, signal)
  signal.addEventListener('abort', () => {
    reporting = null
  })
  return () => stopping.abort()
}

/**
 * Reports a fault and answers the id under which it can be found; the same one for the same fault again. Undefined where
 * nobody is told of it, or it is no fault. Refusals of the server are told where they arrive, with `refusal`.
 */
export function reportFault(error: unknown, refusal?: ReportedRefusal): string | undefined {
  if (!(error instanceof Error) || isLeaving()) return undefined
  const known = ids.get(error)
  if (known !== undefined || reporting === null) return known
  if (refusal === undefined && UNTOLD_NAMES.includes(error.name)) return undefined
  if (!isNews(reporting, refusal)) return undefined
  const id = refusal?.id ?? makeId()
  const level = refusal?.level ?? 'error'
  const tags = { ...describeSession('fault'), ...refusal?.tags, correlation_id: id }
  const report = { level, tags, breadcrumbs: listSteps(), ...(refusal && { fingerprint: refusal.fingerprint }) }
  // A refusal has no place in the program: its call says where it was.
  if (level === 'warning') {
    send({ ...report, message: 'a refusal' })
    return undefined
  }
  ids.set(error, id)
  send(report, error)
  return id
}

/** The id by which a fault was reported; undefined where it was not. */
export function reportedIdOf(error: unknown): string | undefined {
  return error instanceof Error ? ids.get(error) : undefined
}

/** A reader who is refused the same again and again tells of it once, and no page tells without end. */
function isNews(state: Reporting, refusal: ReportedRefusal | undefined): boolean {
  if (refusal?.level === 'warning') {
    const kind = refusal.fingerprint.join(' ')
    if (state.told.has(kind)) return false
    state.told.add(kind)
  }
  state.count += 1
  return state.count <= MOST_OF_A_PAGE
}

function makeId(): string {
  // `crypto.randomUUID` is not there where the page is not served by https.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function describeSession(session: 'fault' | 'sample') {
  const place = listSteps().findLast(({ category }) => category === 'page')?.message
  return { side: 'browser', session, language: getPreferences().locale, place }
}

function send(report: object, error?: unknown): void {
  void reporting
    ?.open()
    .then((sender) => sender.report(report, error))
    // Whoever blocks it is not told about.
    .catch(() => undefined)
}

/** One session of a hundred is told of without a fault, when its reader leaves: by which pages and calls it went. */
function sampleSession(open: () => Promise<Sender>, signal: AbortSignal): void {
  let isTold = false
  const prepare = setInterval(() => {
    if (getPreferences().token === '' || listSteps().length === 0) return
    clearInterval(prepare)
    open().catch(() => undefined)
  }, 1000)
  const tell = (): void => {
    if (document.visibilityState !== 'hidden' || isTold || listSteps().length === 0) return
    isTold = true
    clearInterval(prepare)
    send({ level: 'info', message: 'a session', tags: describeSession('sample'), breadcrumbs: listSteps() })
  }
  document.addEventListener('visibilitychange', tell, { signal })
  signal.addEventListener('abort', () => clearInterval(prepare))
}
