import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { FEEDS, type FeedKind } from './update-feeds.ts'

type Told = { id: number; number: string; change?: string; at?: string }

/** What the register answers: records by kind and number; `410` of one that is not told any more. */
export type TestRegister = {
  origin: () => string
  /** Paths with their queries, in the order in which they were asked for. */
  readonly asked: string[]
  updates: Record<FeedKind, Told[]>
  records: Record<FeedKind, Map<string, object | 410>>
  /** So many further requests are answered before everything breaks off; null: all. */
  breaksOffAfter: number | null
}

/** A register on this machine that answers as the one of Norway does. */
export function useTestRegister(): TestRegister {
  let server: Server | null = null
  let origin = ''
  const register: TestRegister = {
    origin: () => origin,
    asked: [],
    updates: { units: [], 'sub-units': [], roles: [] },
    records: { units: new Map(), 'sub-units': new Map(), roles: new Map() },
    breaksOffAfter: null,
  }
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { breaksOffAfter } = register
      if (breaksOffAfter !== null && register.asked.length >= breaksOffAfter) {
        response.destroy()
        return
      }
      register.asked.push((request.url ?? '').replace('/enhetsregisteret/api/', ''))
      answer(register, new URL(request.url ?? '', origin), response)
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  beforeEach(() => {
    register.asked.length = 0
    register.breaksOffAfter = null
    register.updates = { units: [], 'sub-units': [], roles: [] }
    register.records = { units: new Map(), 'sub-units': new Map(), roles: new Map() }
  })
  afterAll(() => {
    server?.closeAllConnections()
    server?.close()
  })
  return register
}

const AT = '2026-11-20T05:15:00.123Z'

function answer(register: TestRegister, url: URL, response: ServerResponse): void {
  const path = url.pathname.replace('/enhetsregisteret/api/', '')
  const query = (name: string) => url.searchParams.get(name)
  const send = (body: unknown, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const feed = (['units', 'sub-units', 'roles'] as const).find((kind) => FEEDS[kind].path === path)
  if (feed !== undefined) {
    const from = query('oppdateringsid') ?? query('afterId')
    const day = query('dato') ?? query('afterTime')
    const found = register.updates[feed].filter(({ id, at = AT }) =>
      day !== null ? at >= day : query('afterId') === null ? id >= Number(from) : id > Number(from),
    )
    send(feed === 'roles' ? found.map(toRoleEvent) : toPage(feed, found.slice(0, Number(query('size')))))
    return
  }
  const list = query('organisasjonsnummer')?.split(',')
  if (list) {
    const kind = path === 'enheter' ? 'units' : 'sub-units'
    // A search finds those that are there, nobody else.
    const found = list.flatMap((number) => {
      const record = register.records[kind].get(number)
      return typeof record === 'object' && !('slettedato' in record) ? [record] : []
    })
    send(found.length === 0 ? { page: {} } : { _embedded: { [path]: found } })
    return
  }
  const [, place = '', number = '', roles] = /^(enheter|underenheter)\/(\d+)(\/roller)?$/.exec(path) ?? []
  const kind = place === 'underenheter' ? 'sub-units' : roles ? 'roles' : 'units'
  const record = register.records[kind].get(number)
  if (record === undefined) send('', 404)
  else if (record === 410) send({ organisasjonsnummer: number, slettedato: '2026-11-18' }, 410)
  else send(record)
}

function toPage(kind: 'units' | 'sub-units', updates: readonly Told[]) {
  if (updates.length === 0) return { page: { totalElements: 0 } }
  const told = updates.map(({ id, number, change = 'Endring', at = AT }) => {
    return { oppdateringsid: id, dato: at, organisasjonsnummer: number, endringstype: change, _links: {} }
  })
  return { _embedded: { [kind === 'units' ? 'oppdaterteEnheter' : 'oppdaterteUnderenheter']: told }, page: {} }
}

function toRoleEvent({ id, number, at = AT }: Told) {
  return {
    specversion: '1.0',
    id: String(id),
    source: 'https://data.brreg.no/enhetsregisteret/api/enheter',
    type: 'no.brreg.enhetsregisteret.rolle.oppdatert',
    time: at,
    data: { organisasjonsnummer: number },
  }
}
