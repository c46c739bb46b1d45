import { createHash } from 'node:crypto'
import type { SourceRecord } from '@merleg/domain/observation'
import {
  findDeletionGround,
  findGermanFormKey,
  findTransformation,
  readGermanRegisterEntry,
} from '@merleg/domain/reference/german-register'
import { z } from 'zod'
import { FileFault, type FilePlace } from '../../../../shared/file-fault.ts'
import { readJsonRecords } from '../../../../shared/json-records.ts'
import { normaliseSpaces, readIsoDay } from '../../reading/cell-values.ts'
import { rejectLine } from '../../reading/source-lines.ts'

const Text = z.string().nullish()

const Notice = z.object({
  date: z.string(),
  id: Text,
  type: z.string(),
  amtsgericht: Text,
  registernummer: Text,
  former_amtsgericht: Text,
  company_name: z.string(),
  company_seat: Text,
  details: Text,
})
type Notice = z.infer<typeof Notice>

/** The notices of a day; each is checked by itself. */
const Day = z.object({ date: z.string(), announcements: z.array(z.unknown()) })

/** The notices of the days of a file; a record is a day. */
export async function* readNotices(path: string): AsyncGenerator<SourceRecord> {
  for await (const { value, ...place } of readJsonRecords({ path })) {
    const day = Day.safeParse(value)
    if (!day.success) throw new FileFault('json', place, 'no day with its announcements')
    for (const announcement of day.data.announcements) {
      const notice = Notice.safeParse(announcement)
      if (notice.success) yield* readNotice(notice.data, place)
      else yield rejectLine(place, 'record', `${day.data.date}: ${notice.error.issues[0]?.path.join('.') ?? ''}`)
    }
  }
}

/** The last day of a file, or null where it has none. */
export async function findLastDay(path: string): Promise<string | null> {
  let last: string | null = null
  for await (const { value } of readJsonRecords({ path })) {
    const day = readIsoDay(Day.safeParse(value).data?.date ?? '')
    if (day !== null && (last === null || day > last)) last = day
  }
  return last
}

/**
 * What a notice tells of a company. Its text may name people and is not kept; of it is read what the law calls what has
 * happened. A notice of a special register stands for no company of the register.
 */
function readNotice(notice: Notice, place: FilePlace): SourceRecord[] {
  const { amtsgericht: court, registernummer: number, former_amtsgericht: formerCourt = null } = notice
  const name = normaliseSpaces(notice.company_name)
  const on = readIsoDay(notice.date)
  if (on === null) return [rejectLine(place, 'date', `${notice.date} (${number})`)]
  const entry = court == null || number == null ? null : readGermanRegisterEntry({ court, number, formerCourt })
  if (entry === null)
    return [rejectLine(place, 'register-number', `${court ?? ''} ${number ?? ''} (${notice.id ?? on})`)]
  if (name === '') return [rejectLine(place, 'name-missing', entry.registerNumber)]
  const { companyId, registerNumber } = entry
  const at = { type: 'fact', line: place.line, companyId, slot: '', sourceRef: notice.id ?? null } as const
  const seat = normaliseSpaces(notice.company_seat ?? '').slice(0, 100)
  const form = findForm(notice)
  return [
    { ...at, section: 'name', payload: { name } },
    { ...at, section: 'register-number', slot: 'trade-register', payload: { value: registerNumber } },
    ...(form === null ? [] : [{ ...at, section: 'legal-form', payload: form } as const]),
    ...(seat === '' ? [] : [{ ...at, section: 'seat', payload: toSeat(seat) } as const]),
    ...tellEvent(notice, { ...at, on }),
  ]
}

function toSeat(settlement: string) {
  return { text: settlement, countryCode: 'DE', zip: null, settlement, county: null, street: null }
}

/** The line between the name and the seat in the text; a placeholder of the publisher's program is none. */
function findForm({ details, company_name: name }: Notice): { code: string | null; name: string } | null {
  const lines = (details ?? '').split('\n').map(normaliseSpaces)
  const at = lines.indexOf(normaliseSpaces(name))
  const title = at === -1 ? '' : (lines[at + 1] ?? '')
  return title === '' || title.includes('???') ? null : { code: findGermanFormKey(title), name: title }
}

type At = { type: 'fact'; line: number; companyId: string; sourceRef: string | null; on: string }

/**
 * A deletion that a court announces for lack of assets, or as the firm is no longer used, is a proceeding against the
 * company from that day on; what came of it, the notices do not tell. Everything else is an announcement of its day.
 */
function tellEvent(notice: Notice, { on, ...at }: At): SourceRecord[] {
  const text = notice.details ?? ''
  const key = notice.id ?? `${on}-${createHash('sha256').update(`${notice.type}\n${text}`).digest('hex').slice(0, 12)}`
  const ground = notice.type.startsWith('Löschungsankündigung') ? findDeletionGround(text) : null
  if (ground === 'no-assets' || ground === 'expired') {
    const payload = {
      caseNumber: null,
      court: notice.amtsgericht ?? null,
      administrator: null,
      text: GROUND_TITLES[ground],
    }
    return [{ ...at, section: 'forced-deletion', slot: 'announced', payload, validFrom: on }]
  }
  const kind = /Umwandlungsgesetz/.test(notice.type) ? findTransformation(text) : null
  const title = [notice.type, kind ?? (ground === 'entry' ? '§ 395 FamFG' : null)].filter(Boolean).join(': ')
  return [{ ...at, section: 'announcement', slot: key, payload: { title, text: null }, validFrom: on }]
}

const GROUND_TITLES = {
  'no-assets': 'Löschungsankündigung: Vermögenslosigkeit (§ 394 FamFG)',
  expired: 'Löschungsankündigung: Erlöschen der Firma (§ 31 HGB, § 393 FamFG)',
} as const
