import { setTimeout as wait } from 'node:timers/promises'
import { createHttpClient, type HttpAnswer, type HttpClient } from '../http-client.ts'
import { signIn, type Product } from '../product.ts'
import { createRandom, type Random } from '../typed-queries.ts'
import { drawVisit, type VisitCall, type VisitMaterial, type VisitName } from './visits.ts'

/** So long a user reads before he does something else: evenly between these. */
const READING_MS = { least: 1000, most: 5000 }
/** Between two letters that ask, or two fields of a form. */
const TYPING_MS = 150
const SIGN_INS_AT_ONCE = 2
/** Of one browser to one server. */
const BROWSER_CONNECTIONS = 6
const PASSWORD = 'merleg-demo'
/** Coprime to the numbers of texts and companies, so that users do not walk in step. */
const SEED_STEP = 7919

export type AnsweredCall = { readonly visit: VisitName; readonly ms: number }
export type MixedRun = { readonly answered: AnsweredCall[]; readonly faults: string[] }

/** Makes users of one subscriber who have every module of the demo account and its password. Returns their addresses. */
export async function addUsers({ database: { pool } }: Product, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `with theirs as (
       insert into subscribers (name, claims) select 'bench', s.claims from users u join subscribers s using (subscriber_id)
       where u.email = 'demo@merleg.example' returning subscriber_id)
     insert into users (subscriber_id, email, name, password_hash)
     select subscriber_id, 'bench-' || n || '@merleg.example', 'Bench ' || n,
       (select password_hash from users where email = 'demo@merleg.example')
     from theirs, generate_series(1, $1::integer) n returning email`,
    [count],
  )
  return rows.map(({ email }) => email)
}

/** Signs all of them in, few at a time, as hashing a password takes long by design. */
export async function openClients({ address }: Product, emails: readonly string[]): Promise<HttpClient[]> {
  const waiting = [...emails]
  const clients: HttpClient[] = []
  const lane = async () => {
    for (let email = waiting.pop(); email !== undefined; email = waiting.pop()) {
      const token = await signIn(address, { username: email, password: PASSWORD })
      clients.push(createHttpClient(address, token, BROWSER_CONNECTIONS))
    }
  }
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, lane))
  return clients
}

/** All users at work at once until the time is over. An answer other than 200 is a fault, as is none. */
export async function runUsers(
  clients: readonly HttpClient[],
  { material, seconds }: { material: VisitMaterial; seconds: number },
): Promise<MixedRun> {
  const run: MixedRun = { answered: [], faults: [] }
  const until = performance.now() + seconds * 1000
  await Promise.all(
    clients.map(async (client, place) => {
      const random = createRandom(place * SEED_STEP)
      // They do not all come at the same moment.
      await wait(random() * READING_MS.most)
      while (performance.now() < until) {
        await visitOnce(client, { random, material, run })
        await wait(READING_MS.least + random() * (READING_MS.most - READING_MS.least))
      }
    }),
  )
  return run
}

type Visiting = { readonly random: Random; readonly material: VisitMaterial; readonly run: MixedRun }

async function visitOnce(client: HttpClient, { random, material, run }: Visiting): Promise<void> {
  const { name, steps } = drawVisit(random, material)
  for (const [at, calls] of steps.entries()) {
    if (at > 0) await wait(TYPING_MS)
    await Promise.all(calls.map(async (each) => ask(client, each, { visit: name, run })))
  }
}

async function ask(
  client: HttpClient,
  asked: VisitCall,
  { visit, run }: { visit: VisitName; run: MixedRun },
): Promise<void> {
  const startedAt = performance.now()
  const answer = await send(client, asked)
  if (typeof answer === 'string') run.faults.push(`${asked.path}: ${answer}`)
  else if (answer.status !== 200) run.faults.push(`${asked.path}: ${answer.status}`)
  else run.answered.push({ visit, ms: performance.now() - startedAt })
}

async function send(client: HttpClient, { path, body }: VisitCall): Promise<HttpAnswer | string> {
  try {
    return await (body === undefined ? client.get(path) : client.post(path, body))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
