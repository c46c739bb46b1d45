import { daysBefore } from '@merleg/domain/calendar-days'
import type { ControlNature } from '@merleg/domain/beneficial-owners/control-natures'
import { FTM_ENDS, FTM_VOTES, type FtmEntity, type FtmTieSchema } from '@merleg/domain/interchange/ftm-entity'
import { SUPERVISORY_BOARD } from '@merleg/domain/interchange/posts'
import { readFtmPercentage } from '@merleg/domain/interchange/shares'
import { readIsoDay } from '../../reading/cell-values.ts'
import type { RejectReason } from '../../reading/source-lines.ts'
import type { DatedTie, StandardTie } from '../../reading/standard-parties.ts'

export type FtmTie = Pick<FtmEntity, 'id' | 'properties'> & { schema: FtmTieSchema; line: number }
type Fault = { reason: RejectReason; detail: string }

/** Who is tied to which companies: every value of one end to every one of the other. */
export function listFtmEnds({ schema, properties }: FtmTie): { party: string; company: string }[] {
  const ends = FTM_ENDS[schema]
  return (properties[ends.company] ?? []).flatMap((company) =>
    (properties[ends.party] ?? []).map((party) => ({ party, company })),
  )
}

/** What the party is to the company, and when. */
export function readFtmTie({ id, schema, properties, line }: FtmTie): DatedTie | Fault {
  const only = (name: string): string | null => (properties[name]?.length === 1 ? (properties[name][0] ?? null) : null)
  const days = ['startDate', 'endDate'].map((name) => properties[name]?.join(', ') ?? '')
  const [start = '', end = ''] = days
  const from = readIsoDay(start)
  const last = readIsoDay(end)
  // A month or a year in which it began is no day since when; of one in which it ended the day has to be known.
  if ((start !== '' && from === null && !/^\d{4}(?:-\d{2})?$/.test(start)) || (end !== '' && last === null))
    return { reason: 'date', detail: `${id}: ${start} – ${end}` }
  const until = last === null ? null : daysBefore(last, -1)
  if (from !== null && until !== null && until <= from) return { reason: 'period', detail: `${id}: ${start} – ${end}` }
  const tie = readTie(schema, { role: only('role'), properties })
  return 'reason' in tie ? { ...tie, detail: `${id}: ${tie.detail}` } : { tie, from, until, line, sourceRef: id }
}

type Told = { role: string | null; properties: FtmEntity['properties'] }

function readTie(schema: FtmTieSchema, { role, properties }: Told): StandardTie | Fault {
  switch (schema) {
    case 'Ownership':
      return readHolding(properties)
    case 'Directorship':
      return readOffice(properties['role']?.join('; ') ?? null)
    case 'Succession':
      return { section: 'predecessor', relation: role }
    case 'UnknownLink':
      return role === 'auditor' ? { section: 'auditor' } : { reason: 'interest-kind', detail: role ?? schema }
  }
}

function readHolding(properties: FtmEntity['properties']): StandardTie | Fault {
  const type = properties['ownershipType']?.[0] ?? ''
  // Said to be the one who benefits, whatever he holds it through.
  if (/beneficial/i.test(type)) return { section: 'beneficial-owner', natures: [readFtmNature(properties, type)] }
  // Held through others: the register works that out from who holds directly.
  if (/indirect|ultimate/i.test(type)) return { reason: 'indirect-interest', detail: type }
  const percentages = properties['percentage'] ?? []
  if (percentages.length > 1) return { reason: 'share-band', detail: percentages.join(', ') }
  const votes = properties['description']?.find((text) => text.startsWith(FTM_VOTES))?.slice(FTM_VOTES.length)
  const { shareMin: votesMin, shareMax: votesMax } = readFtmPercentage(votes)
  return {
    section: 'member',
    ...readFtmPercentage(percentages[0]),
    ...(votes === undefined ? {} : { votesMin, votesMax }),
  }
}

function readFtmNature(properties: FtmEntity['properties'], type: string): ControlNature {
  const { shareMin, shareMax } = readFtmPercentage(properties['percentage']?.[0])
  const told = properties['role']?.join('; ') ?? ''
  return {
    kind: shareMin === null && shareMax === null ? 'other' : 'shares',
    holder: null,
    directness: null,
    min: shareMin,
    max: shareMax,
    code: (told === '' ? type : told).slice(0, 1000),
  }
}

function readOffice(role: string | null): StandardTie {
  if (role?.startsWith(SUPERVISORY_BOARD) !== true) return { section: 'representative', post: role }
  const post = role.slice(SUPERVISORY_BOARD.length).replace(/^:\s*/, '')
  return { section: 'supervisory-board', post: post === '' ? null : post }
}
