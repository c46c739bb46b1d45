import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import { WATCH_ORDERS } from './address-words.ts'
import { MONITORING_LEVELS, TOLD_AS } from '@merleg/domain/monitoring-events'
import { WATCH_IMPORTANCES } from '@merleg/domain/watch-list/watch-importance'
import { z } from 'zod'
import { IsoDate, NameLink, StatusBadge } from './fields.ts'
import { ListMeta } from './paging.ts'

export type WatchOrder = (typeof WATCH_ORDERS)[number]

/** What was heard of a watched company. */
const LastEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** What it is now, and was before; null where the title says it all. */
  detail: z.string().nullable(),
  importance: z.enum(EVENT_IMPORTANCES),
  /** `backdated`: it happened before what had been told already; `corrected`: what was told was wrong. */
  toldAs: z.enum(TOLD_AS),
  /** The day on which it happened. */
  on: IsoDate,
  source: z.string(),
  heardAt: z.iso.datetime(),
})
export type LastEvent = z.infer<typeof LastEvent>

const WatchedRow = z.object({
  companyId: z.string(),
  name: NameLink,
  /** With its day where nobody has told it for long; null of one that the register has dropped. */
  status: StatusBadge.nullable(),
  address: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  taxNumber: z.string().nullable(),
  /** The rating in force: its points, null of who is unrated, its colour, and its word as of `ShownRating`. */
  cor: z.object({ value: z.number().nullable(), color: z.string(), band: z.string(), label: z.string() }),
  /** The credit limit in whole units of its currency; null where there is none. */
  creditability: z.object({ value: z.number(), currency: z.string() }).nullable(),
  /** Why there is none, in words; null where there is one. */
  noLimit: z.string().nullable(),
  /** The day since which rating and credit limit have been the same; null where no rating is stored. */
  ratedSince: IsoDate.nullable(),
  /** The newest first, of the level of the subscriber. */
  lastEvents: z.array(LastEvent),
  /** Where nothing was heard: since when, and by which sources that can be said. */
  silence: z.string().nullable(),
  /** What the level would tell and cannot be followed of it, in words. */
  notFollowed: z.string().nullable(),
  /** Where it is deleted. */
  delete: z.string(),
  importance: z.enum(WATCH_IMPORTANCES),
  note: z.string(),
  labels: z.array(z.string()),
  addedAt: z.iso.datetime(),
  isMadeUp: z.boolean(),
  countryCode: z.string(),
})
export type WatchedRow = z.infer<typeof WatchedRow>

export const MonitoringLevelName = z.enum(MONITORING_LEVELS)

const JobState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled'])

const WatchExport = z.object({
  id: z.uuid(),
  state: JobState,
  /** Companies that were written, and of how many; null where that is not known yet. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** A colleague's cannot be stopped. */
  isOwn: z.boolean(),
  /** Is a mail sent when it is done? To a demo account none is. */
  isMailed: z.boolean(),
  /** Why it failed, in words. */
  failure: z.string().nullable(),
})
export type WatchExport = z.infer<typeof WatchExport>

export const WatchList = z.object({
  results: z.array(WatchedRow),
  meta: ListMeta.extend({
    orderBy: z.enum(WATCH_ORDERS),
    order: z.enum(['asc', 'desc']),
    orderOptions: z.array(z.object({ id: z.enum(WATCH_ORDERS), label: z.string() })),
    /** However the list is narrowed. */
    total: z.number().int(),
  }),
  monitoringLevel: MonitoringLevelName,
  /** What the filters would leave, with the search as it is. */
  importanceCounts: z.array(z.object({ importance: z.enum(WATCH_IMPORTANCES), count: z.number().int() })),
  labels: z.array(z.object({ label: z.string(), count: z.number().int() })),
  /** The file of the user's last export, as long as it is kept. */
  downloadUrl: z.string().nullable(),
  importExampleUrl: z.string(),
  /** An export of this watch list is under way (decisions 30). */
  isExporting: z.boolean(),
  /** That export; where there is none, the user's last one of today that came to nothing. */
  export: WatchExport.nullable(),
  /** The user's import that is under way, or his last one of today. */
  lastImport: z.object({ id: z.uuid(), isUnderWay: z.boolean() }).nullable(),
})
export type WatchList = z.infer<typeof WatchList>

const ImportOutcome = z.object({
  /** Companies that are watched since, and that were before. */
  added: z.number().int(),
  known: z.number().int(),
  /** Rows whose importance could not be read. */
  unread: z.number().int(),
  /**
   * Companies that were watched before and of which the import changed what is noted; of which another note or importance
   * was noted than the list has, and has stayed; of which a note or labels were cut. Null where that was not counted.
   */
  notes: z.object({ changed: z.number().int(), kept: z.number().int(), cut: z.number().int() }).nullable(),
})

export const WatchImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: JobState,
  rowCount: z.number().int(),
  doneCount: z.number().int(),
  /** Null until it is done. */
  outcome: ImportOutcome.nullable(),
  /** Rows whose company is not certain, or not found. */
  openRows: z.number().int(),
  /** Why it failed, in words. */
  failure: z.string().nullable(),
})
export type WatchImport = z.infer<typeof WatchImport>
