import { z } from 'zod'
import { DownloadFault } from '../../../download/download-fault.ts'
import type { DownloadHttp } from '../../../download/download-http.ts'
import { type FeedKind, FEEDS } from './update-feeds.ts'

/**
 * What the register says now. `deleted`: it was, and its name and last day are told. `removed`: it must not be told any more
 * (status 410). `missing`: it knows no such number there.
 */
export type Changed = { state: 'here' | 'deleted' | 'removed' | 'missing'; record: object | null }

const AT_ONCE = 100

const Record_ = z.looseObject({ organisasjonsnummer: z.string(), slettedato: z.string().nullish() })
const Anything = z.looseObject({})

type Asking = { http: DownloadHttp; origin: string; kind: FeedKind }

/** What the register says now of some units, by their numbers: of many at once where it answers so, the rest one by one. */
export async function fetchChanged(asking: Asking, numbers: readonly string[]): Promise<ReadonlyMap<string, Changed>> {
  const found = new Map<string, Changed>()
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const some = numbers.slice(from, from + AT_ONCE)
    for (const record of await fetchList(asking, some)) found.set(record.organisasjonsnummer, toChanged(record))
    for (const number of some) if (!found.has(number)) found.set(number, await fetchOne(asking, number))
  }
  return found
}

async function fetchList({ http, origin, kind }: Asking, numbers: readonly string[]) {
  const { list } = FEEDS[kind]
  if (list === null) return []
  const url = new URL(`/enhetsregisteret/api/${list.path}`, origin)
  url.searchParams.set('organisasjonsnummer', numbers.join(','))
  url.searchParams.set('size', String(AT_ONCE))
  const Page = z.object({ _embedded: z.object({ [list.member]: z.array(Record_).optional() }).optional() })
  return (await http.json(url.href, Page))._embedded?.[list.member] ?? []
}

async function fetchOne({ http, origin, kind }: Asking, number: string): Promise<Changed> {
  const url = new URL(`/enhetsregisteret/api/${FEEDS[kind].recordPath(number)}`, origin).href
  const { status, text } = await http.answer(url, [404, 410])
  if (status === 404) return { state: 'missing', record: null }
  const told = Anything.safeParse(parse(text))
  if (status === 410) return { state: 'removed', record: told.success ? told.data : null }
  if (!told.success) throw new DownloadFault(`${url}: not a record.`)
  // Roles do not tell whose they are.
  return toChanged({ ...told.data, organisasjonsnummer: number })
}

function toChanged(record: z.infer<typeof Record_>): Changed {
  return { state: record.slettedato == null ? 'here' : 'deleted', record }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
