import { z } from 'zod'

/** What the register tells changes of, each in a feed of its own with numbers of its own. */
export const FEED_KINDS = ['units', 'sub-units', 'roles'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** That something of a unit changed: when, and under which number of the feed. */
export type Update = { id: number; at: string; number: string; change: string }

/** Where a feed is read on: behind an update, or from a day on. */
export type From = { after: number } | { day: string }

const Listed = z.object({
  oppdateringsid: z.number().int(),
  dato: z.string(),
  organisasjonsnummer: z.string(),
  endringstype: z.string(),
})
const pageOf = (member: string) =>
  z.object({ _embedded: z.object({ [member]: z.array(Listed).optional() }).optional() }).transform(({ _embedded }) =>
    (_embedded?.[member] ?? []).map(({ oppdateringsid, dato, organisasjonsnummer, endringstype }): Update => {
      return { id: oppdateringsid, at: dato, number: organisasjonsnummer, change: endringstype }
    }),
  )
/** Roles come in another form (CloudEvents): an array, whose ids are texts. */
const RoleEvents = z
  .array(
    z.object({
      id: z.union([z.string().regex(/^\d+$/), z.number().int()]),
      time: z.string(),
      type: z.string(),
      data: z.object({ organisasjonsnummer: z.string() }),
    }),
  )
  .transform((events) =>
    events.map(({ id, time, type, data }): Update => {
      return { id: Number(id), at: time, number: data.organisasjonsnummer, change: type.split('.').at(-1) ?? type }
    }),
  )

type Feed = {
  /** Of the files that its updates are recorded in. */
  stream: string
  path: string
  page: z.ZodType<Update[]>
  /** The names of its parameters for a number that came before, or the first one, and a moment. */
  byNumber: (after: number) => [name: string, value: number]
  byMoment: string
  /** Where the records of several units are asked for at once; null: of each by itself. */
  list: { path: string; member: string } | null
  recordPath: (number: string) => string
}

/**
 * The feeds as the publisher's documentation names them; built from programs of others that read them, and from answers
 * quoted there.
 */
export const FEEDS: Readonly<Record<FeedKind, Feed>> = {
  units: {
    stream: 'brreg-units',
    path: 'oppdateringer/enheter',
    page: pageOf('oppdaterteEnheter'),
    byNumber: (after) => ['oppdateringsid', after + 1],
    byMoment: 'dato',
    list: { path: 'enheter', member: 'enheter' },
    recordPath: (number) => `enheter/${number}`,
  },
  'sub-units': {
    stream: 'brreg-sub-units',
    path: 'oppdateringer/underenheter',
    page: pageOf('oppdaterteUnderenheter'),
    byNumber: (after) => ['oppdateringsid', after + 1],
    byMoment: 'dato',
    list: { path: 'underenheter', member: 'underenheter' },
    recordPath: (number) => `underenheter/${number}`,
  },
  roles: {
    stream: 'brreg-roles',
    path: 'oppdateringer/roller',
    page: RoleEvents,
    byNumber: (after) => ['afterId', after],
    byMoment: 'afterTime',
    list: null,
    recordPath: (number) => `enheter/${number}/roller`,
  },
}

export const PAGE_SIZE = 1000

/** The address of a page of a feed. */
export function pageUrl(origin: string, kind: FeedKind, from: From): string {
  const { path, byNumber, byMoment } = FEEDS[kind]
  const url = new URL(`/enhetsregisteret/api/${path}`, origin)
  const [name, value] = 'after' in from ? byNumber(from.after) : [byMoment, `${from.day}T00:00:00.000Z`]
  url.searchParams.set(name, String(value))
  url.searchParams.set('size', String(PAGE_SIZE))
  return url.href
}
