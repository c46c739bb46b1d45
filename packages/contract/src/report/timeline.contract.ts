import { TIMELINE_KINDS } from '@merleg/domain/timeline-kinds'
import { ALERT_STATES } from '@merleg/domain/alert-steps'
import { TIMELINE_ACTIONS, TIMELINE_TONES } from '@merleg/domain/timeline-rules'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IsoDate, Provenance, ReportIdParams, Silence } from '../fields.ts'
import { DataRow } from './company-data.contract.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

const TimelineItem = z.object({
  id: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  action: z.enum(TIMELINE_ACTIONS),
  on: IsoDate,
  /** The day in the caller's words; of accounts whose filing day is not known the business year alone. */
  date: z.string(),
  icon: z.string(),
  title: z.string(),
  /** Where more about it is told: its place in the report. */
  link: z.string().nullable(),
  /** Is what began then still in force? Always true of what has no end. */
  valid: z.boolean(),
  tone: z.enum(TIMELINE_TONES),
  /** How many entries of the register it tells of: several of one section and one day are one item. */
  count: z.number().int(),
  /** Of one entry what it says; of several a line for each. */
  rows: z.array(DataRow),
  provenance: Provenance,
})
export type TimelineItem = z.infer<typeof TimelineItem>

export const Timeline = z.object({
  /** The newest year first, in it the newest item first. */
  years: z.array(z.object({ year: z.number().int(), items: z.array(TimelineItem) })),
  company: z.object({ start: z.string().nullable(), name: z.string(), address: z.string().nullable() }),
  /** Entries of the register of which nobody says when they began or ended: they are not on it. `negative`: bad news in force. */
  undated: z.object({ count: z.number().int(), negative: z.number().int(), text: z.string() }).nullable(),
  /** What it means that something is not on it. */
  silence: Silence,
})
export type Timeline = z.infer<typeof Timeline>

/** An item of which the subscriber was alerted: his alert, and where the work on it stands. */
const TimelineAlert = z.object({
  item: z.string(),
  id: z.number().int(),
  state: z.enum([...ALERT_STATES, 'snoozed']),
})
export type TimelineAlert = z.infer<typeof TimelineAlert>

/** The timeline as a reader sees it. */
export const MarkedTimeline = Timeline.extend({
  /** Empty without the right to monitoring. */
  alerts: z.array(TimelineAlert),
})
export type MarkedTimeline = z.infer<typeof MarkedTimeline>

export const getTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/timeline',
  access: REPORT_SECTIONS.timeline.access,
  kind: 'json',
  summary: 'What happened to a company, by year',
  params: ReportIdParams,
  answer: MarkedTimeline,
  errors: ['company.not-found'],
})
