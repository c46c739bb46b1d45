import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Fetch } from '../international/provider/fixed-host.ts'
import type { ViesLimits } from './vies.ts'

const Question = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterNumber: z.string().optional(),
})

/** How a service answers a question. */
export type Answering = (response: ServerResponse, asked: { url: string; body: unknown }) => void

/** Nothing is left alone, and nobody waits between two attempts. */
export const QUICK_LIMITS: ViesLimits = {
  askMs: 5000,
  retries: 2,
  retryPauseMs: 1,
  faultsToOpen: 1000,
  openMs: 50,
}

export const json = (value: unknown, status = 200): Answering => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  }
}

export const refusal = (error: string, status = 200): Answering =>
  json({ actionSucceed: false, errorWrappers: [{ error }] }, status)

/** What VIES says of a number that is valid; a member state that tells no names writes `---`. */
export function yes(given: object = {}): Answering {
  return (response, asked) => {
    const body = Question.parse(asked.body)
    json({
      countryCode: body.countryCode,
      vatNumber: body.vatNumber,
      requestDate: '2026-11-23T09:15:00.123Z',
      valid: true,
      requestIdentifier: body.requesterNumber === undefined ? '' : 'WAPIAAAAY1234567',
      name: 'MINTA KFT',
      address: 'FŐ UTCA 1.\n1051 BUDAPEST',
      traderName: '---',
      traderNameMatch: 'NOT_PROCESSED',
      ...given,
    })(response, asked)
  }
}

/** A service on this machine that answers in turn, the last answer again and again. */
export async function startTestingVies() {
  let answers: Answering[] = [yes()]
  const asked: { url: string; body: unknown }[] = []
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const question = { url: request.url ?? '', body }
      asked.push(question)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      answer?.(response, question)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { port } = address
  const fetch: Fetch = (url, init) => globalThis.fetch(new URL(`http://127.0.0.1:${port}${url.pathname}`), init)
  return {
    asked,
    fetch,
    answerWith: (...given: Answering[]) => {
      answers = given
      asked.length = 0
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function read(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text === '' ? null : JSON.parse(text)
}
