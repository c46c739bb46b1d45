import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './error-handler.ts'

export type RefuseUnknown = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Refuses what no route takes: 405 with those allowed where the address is known and the method is not, else 404. */
export function createUnknownRefusal(app: FastifyInstance): RefuseUnknown {
  const routes: { method: string; parts: string[] }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, parts: url.split('/') })
  })
  return (request, reply) => {
    const parts = (request.url.split('?', 1)[0] ?? '').split('/')
    const methods = routes.filter((route) => isPathOf(route.parts, parts)).map((route) => route.method)
    if (methods.length === 0 || methods.includes(request.method))
      return sendError(request, reply, { code: 'page.not-found' })
    void reply.header('allow', [...new Set(methods)].toSorted().join(', '))
    return sendError(request, reply, { code: 'request.wrong-method' })
  }
}

function isPathOf(pattern: readonly string[], parts: readonly string[]): boolean {
  return pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
}
