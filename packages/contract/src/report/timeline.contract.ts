import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IsoDate, Provenance, ReportIdParams } from '../fields.ts'
import { DataRow } from './company-data.contract.ts'

const TimelineItem = z.object({
  id: z.string(),
  on: IsoDate,
  /** The day in the caller's words; a year alone where only that is known. */
  date: z.string(),
  icon: z.string(),
  title: z.string(),
  /** Where more about it is told: a place in the report or a record of the publisher. */
  link: z.string().nullable(),
  /** Is what began then still in force? Always true of what has no end. */
  valid: z.boolean(),
  tone: z.enum(['neutral', 'positive', 'negative']),
  rows: z.array(DataRow),
  provenance: Provenance,
})
export type TimelineItem = z.infer<typeof TimelineItem>

export const Timeline = z.object({
  /** The newest year first, in it the newest item first. */
  years: z.array(z.object({ year: z.number().int(), items: z.array(TimelineItem) })),
  company: z.object({ start: z.string().nullable(), name: z.string(), address: z.string().nullable() }),
})
export type Timeline = z.infer<typeof Timeline>

export const getTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/timeline',
  access: 'Idovonal',
  kind: 'json',
  summary: 'What happened to a company, by year',
  params: ReportIdParams,
  answer: Timeline,
  errors: ['company.not-found'],
})
