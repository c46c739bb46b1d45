import type { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'
import { RecordedDays, readEventLine } from '../reading/recorded-days.ts'

/** Streams of Companies House whose recorded days can be imported. */
export const RECORDED_STREAMS = ['companies', 'persons-with-significant-control'] as const
export type RecordedStream = (typeof RECORDED_STREAMS)[number]

export const COMPANIES_HOUSE_STREAMS = 'https://stream.companieshouse.gov.uk'

/** Why a recording cannot go on by itself: the key is refused, or the place where it ended is too old to go on from. */
export class RecordingStopped extends Error {
  readonly reason: 'key' | 'gap'

  constructor(reason: 'key' | 'gap') {
    super(reason)
    this.name = 'RecordingStopped'
    this.reason = reason
  }
}

export type RecordInput = {
  origin: string
  stream: RecordedStream
  key: string
  folder: string
  /** Ends the recording; every line that came is in its file. */
  signal: AbortSignal
  /** YYYY-MM-DD of now, for events that tell no day. */
  today: () => string
  onEvent?: (event: { timepoint: number; day: string }) => void
  waits?: Partial<Waits>
}

type Waits = {
  /** After too many connections, unless the publisher says how long. */
  busyMs: number
  /** After the first lost connection, doubled up to a minute. */
  retryMs: number
  /** Without even an empty line, which comes when nothing happens, the connection is taken for lost. */
  stalledMs: number
}

const WAITS: Waits = { busyMs: 60_000, retryMs: 1000, stalledMs: 300_000 }
const LONGEST_RETRY_MS = 60_000
const LONGEST_LINE = 4 * 1024 * 1024

/**
 * Writes a stream down day by day until the signal ends it, and goes on where the folder ends. Lost connections are made
 * anew from the last event, which then comes again. Throws `RecordingStopped` where it would miss something.
 */
export async function recordStream(input: RecordInput): Promise<void> {
  const days = new RecordedDays(input.folder, input.stream)
  const waits = { ...WAITS, ...input.waits }
  const recording = { days, end: await days.findEnd(), waits, input }
  try {
    for (let failures = 0; !input.signal.aborted;) {
      const { events, busyMs } = await listen(recording)
      failures = events > 0 ? 0 : failures + 1
      const retryMs = Math.min(LONGEST_RETRY_MS, waits.retryMs * 2 ** Math.min(failures, 10))
      await wait(busyMs ?? retryMs, null, { signal: input.signal }).catch(() => null)
    }
  } finally {
    await days.close()
  }
}

type Recording = {
  days: RecordedDays
  end: { timepoint: number; day: string } | null
  waits: Waits
  input: RecordInput
}

/** One connection to its end: how many events it brought, and how long to stay away where there were too many. */
async function listen(recording: Recording): Promise<{ events: number; busyMs: number | null }> {
  const { end, waits, input } = recording
  const stalled = new AbortController()
  const url = new URL(`/${input.stream}`, input.origin)
  if (end !== null) url.searchParams.set('timepoint', String(end.timepoint))
  const headers = { authorization: `Basic ${Buffer.from(`${input.key}:`).toString('base64')}` }
  const signal = AbortSignal.any([input.signal, stalled.signal])
  const response = await fetch(url, { headers, redirect: 'error', signal }).catch(() => null)
  if (response === null) return { events: 0, busyMs: null }
  if (response.status !== 200) {
    await response.body?.cancel()
    return { events: 0, busyMs: waitAfter(response, waits) }
  }
  const timer = setInterval(() => stalled.abort(), waits.stalledMs)
  try {
    return { events: await writeDown(response, { recording, onLife: () => timer.refresh() }), busyMs: null }
  } finally {
    clearInterval(timer)
  }
}

function waitAfter({ status, headers }: Response, { busyMs }: Waits): number | null {
  if (status === 401 || status === 403) throw new RecordingStopped('key')
  if (status === 416) throw new RecordingStopped('gap')
  if (status !== 429) return null
  const seconds = Number(headers.get('retry-after') ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : busyMs
}

/** Every whole line that is an event later than the last; a line that was cut off comes again with the next connection. */
async function writeDown(
  response: Response,
  { recording, onLife }: { recording: Recording; onLife: () => void },
): Promise<number> {
  let events = 0
  let rest = ''
  const decoder = new TextDecoder()
  const body: ReadableStream<Uint8Array> | null = response.body
  const reader = body?.getReader()
  for (;;) {
    // A connection that breaks is made anew; a disk that cannot be written is a fault.
    const part = await reader?.read().catch(() => null)
    if (!part?.value || rest.length > LONGEST_LINE) return events
    onLife()
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) events += await takeLine(recording, line.trim())
  }
}

async function takeLine(recording: Recording, line: string): Promise<0 | 1> {
  const { days, end, input } = recording
  const event = line === '' ? null : readEventLine(line)
  if (event === null || (end !== null && event.timepoint <= end.timepoint)) return 0
  const day = event.day ?? end?.day ?? input.today()
  await days.add(line, day)
  recording.end = { timepoint: event.timepoint, day }
  input.onEvent?.(recording.end)
  return 1
}
