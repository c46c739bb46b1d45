import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { type BodyLimits, NO_BODY } from './body-limits.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is what Fastify lets one extend
  interface FastifyContextConfig {
    bodyLimits?: BodyLimits
  }
}

/** Looks at a body before it is parsed: a small text can hold so much that parsing and refusing it takes long. */
export function limitJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasMoreThan(body, request.routeOptions.config.bodyLimits ?? NO_BODY)) done(new AppError('request.too-large'))
    else void parse(request, body, done)
  })
}

/** Has the json text more members, or deeper ones? It need not be json. */
export function hasMoreThan(text: string, { members, depth }: Pick<BodyLimits, 'members' | 'depth'>): boolean {
  let [found, open] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfText(text, at)
    if (sign === '{' || sign === '[') open += 1
    if (sign === '}' || sign === ']') open -= 1
    if (sign === '{' || sign === '[' || sign === ',') found += 1
    if (found > members || open > depth) return true
  }
  return false
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '"') return at
    if (text[at] === '\\') at += 1
  }
  return text.length
}
