import { dayAfter, daysBetween } from '@merleg/domain/calendar-days'
import { DownloadFault } from '../../../download/download-fault.ts'
import type { DownloadHttp } from '../../../download/download-http.ts'
import { RecordedDays } from '../../../reading/recorded-days.ts'
import { type Changed, fetchChanged } from './fetch-changed.ts'
import { FEED_KINDS, type FeedKind, FEEDS, type From, pageUrl, type Update } from './update-feeds.ts'

export const BRREG_ORIGIN = 'https://data.brreg.no'

/** Where a feed was read up to: the number of its last update, and the day on which it was read. */
export type FeedEnd = { timepoint: number; day: string }

export type FollowInput = {
  http: DownloadHttp
  /** Where the updates are written down, and where an earlier reading goes on. */
  folder: string
  /** Where the folder tells nothing: behind these, and of other feeds from a day (YYYY-MM-DD) on. */
  ends: Partial<Record<FeedKind, FeedEnd>>
  since: string
  /** YYYY-MM-DD of now: what is read today is what the register says today, however long ago it changed. */
  today: () => string
  signal: AbortSignal
  origin?: string
  onUpdate?: (told: { written: number }) => void
}

/** Silence of a feed that has thousands of updates a day is asked about after so many days. */
const SUSPICIOUS_DAYS = 2

/**
 * Writes down what has changed in the register since the folder ends, in a file for each feed and day, until there is
 * nothing new. A line is an update with what the register says now; whoever kills it loses nothing: the next one goes on
 * behind the last whole line. Answers where each feed ends. Throws `DownloadFault`.
 */
export async function followUpdates(input: FollowInput): Promise<Partial<Record<FeedKind, FeedEnd>>> {
  const ends: Partial<Record<FeedKind, FeedEnd>> = {}
  for (const kind of FEED_KINDS) {
    const end = await followFeed(kind, input)
    if (end !== null) ends[kind] = end
  }
  return ends
}

async function followFeed(kind: FeedKind, input: FollowInput): Promise<FeedEnd | null> {
  const { http, folder, since, signal, origin = BRREG_ORIGIN } = input
  const days = new RecordedDays(folder, FEEDS[kind].stream)
  let end = laterEnd(await days.findEnd(), input.ends[kind] ?? null)
  const asking = { http, origin, kind }
  try {
    for (let pages = 0; ; pages += 1) {
      signal.throwIfAborted()
      const page = await readPage(asking, end === null ? { day: since } : { after: end.timepoint })
      const updates = page.filter(({ id }) => id > (end?.timepoint ?? -1)).toSorted((a, b) => a.id - b.id)
      if (updates.length === 0) {
        if (pages === 0 && end !== null) await refuseNewNumbers(asking, end, input.today())
        return end
      }
      end = await writePage(updates, { asking, days, input })
    }
  } finally {
    await days.close()
  }
}

type Asking = { http: DownloadHttp; origin: string; kind: FeedKind }

function readPage({ http, origin, kind }: Asking, from: From): Promise<Update[]> {
  return http.json(pageUrl(origin, kind, from), FEEDS[kind].page)
}

/** Of a unit that changed several times the last update stands for all: what it is now is asked once. */
async function writePage(
  updates: readonly Update[],
  { asking, days, input }: { asking: Asking; days: RecordedDays; input: FollowInput },
): Promise<FeedEnd> {
  const last = [...new Map(updates.map((update) => [update.number, update])).values()].toSorted((a, b) => a.id - b.id)
  const changed = await fetchChanged(
    asking,
    last.map(({ number }) => number),
  )
  const day = input.today()
  for (const update of last) {
    await days.add(toLine(update, changed.get(update.number) ?? { state: 'missing', record: null }), day)
    input.onUpdate?.({ written: 1 })
  }
  return { timepoint: last.at(-1)?.id ?? 0, day }
}

function toLine({ id, at, number, change }: Update, { state, record }: Changed): string {
  return JSON.stringify({ event: { timepoint: id, published_at: at }, number, change, state, record })
}

/** A feed that began to count anew would look as if nothing happened any more. */
async function refuseNewNumbers(asking: Asking, end: FeedEnd, today: string): Promise<void> {
  if (daysBetween(end.day, today) < SUSPICIOUS_DAYS) return
  const later = await readPage(asking, { day: dayAfter(end.day) })
  if (later.length === 0) return
  throw new DownloadFault(
    `${FEEDS[asking.kind].path}: its updates have other numbers than before; load the whole files again.`,
  )
}

function laterEnd(a: FeedEnd | null, b: FeedEnd | null): FeedEnd | null {
  if (a === null || b === null) return a ?? b
  return a.timepoint >= b.timepoint ? a : b
}
