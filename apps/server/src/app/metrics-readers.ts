import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { headerText } from './error-handler.ts'

/** What a proxy writes of whom it asks for: a request that one of this machine passes on comes from elsewhere. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

type Settings = Pick<Config, 'MERLEG_METRICS' | 'MERLEG_METRICS_TOKEN'>

/** May the caller read the metrics? By the operator's token from anywhere; without one from this machine alone. */
export function mayReadMetrics({ headers, socket }: FastifyRequest, config: Settings): boolean {
  if (!config.MERLEG_METRICS) return false
  const token = config.MERLEG_METRICS_TOKEN
  if (token === undefined) return isThisMachine(socket.remoteAddress) && PASSED_ON.every((name) => !(name in headers))
  const [, given] = /^Bearer +(\S+)$/i.exec(headerText(headers.authorization) ?? '') ?? []
  // Of equal length and compared as a whole, so that the time tells nothing of the token.
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

function isThisMachine(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address)
}

const digest = (text: string) => hash('sha256', text, 'buffer')
