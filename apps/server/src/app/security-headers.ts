import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

type Header = readonly [name: string, value: string]

/** What helmet says of every answer: the same for all of them, so that it is worked out once. */
export async function listSecurityHeaders(config: Config): Promise<Header[]> {
  const bare = Fastify()
  const route = async () => null
  bare.get('/', route)
  const protectedApp = Fastify()
  await protectedApp.register(helmet, { contentSecurityPolicy: createContentSecurityPolicy(config), hsts: false })
  protectedApp.get('/', route)
  try {
    const [without, all] = await Promise.all([bare.inject('/'), protectedApp.inject('/')])
    return Object.entries(all.headers).flatMap(([name, value]) =>
      name in without.headers ? [] : [[name, String(value)] as const],
    )
  } finally {
    await Promise.all([bare.close(), protectedApp.close()])
  }
}

/** Of all answers, refusals and files too. */
export function setSecurityHeaders(app: FastifyInstance, headers: readonly Header[]): void {
  app.addHook('onRequest', (_request, { raw }, done) => {
    for (const [name, value] of headers) raw.setHeader(name, value)
    done()
  })
}

/** The interface ships all its scripts, fonts and pictures itself; of other hosts it reaches who is told of its faults. */
function createContentSecurityPolicy({ MERLEG_ERROR_DSN: dsn }: Config) {
  return {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(dsn === undefined ? [] : [new URL(dsn).origin])],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      upgradeInsecureRequests: null,
    },
  }
}
