import type { SwaggerTransformObject } from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { API_EXAMPLES, writeExample } from './api-examples.ts'

const text = (description: string) => ({ description, schema: { type: 'string' } })

/** What stands in the head of each answer to a key. */
const QUOTA_HEADERS = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
}

const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }

const COMPONENTS = {
  headers: {
    'RateLimit-Policy': text('To keys: what the contract allows in a minute and in a month.'),
    RateLimit: text('To keys: what is left of it, and for how many seconds.'),
  },
  schemas: {
    Refusal: {
      type: 'object',
      required: ['type', 'code', 'message'],
      properties: {
        type: { type: 'string' },
        code: { type: 'string' },
        message: { type: 'string', description: 'In the language of x-locale.' },
        name: { type: 'string', description: 'The module or role that is missing.' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        retryAfterSeconds: { type: 'number' },
        violatedPolicies: { type: 'array', items: { type: 'string' } },
        storedNote: { type: 'string', description: 'Of a watched company: the note that is there by now.' },
        correlationId: { type: 'string', description: 'Of an unexpected fault: tell it to us.' },
      },
    },
  },
  responses: {
    Refusal: { description: 'A refusal', content: refusal },
    TooManyCalls: {
      description: 'Too many calls',
      headers: { ...QUOTA_HEADERS, 'Retry-After': text('Seconds to wait.') },
      content: refusal,
    },
  },
}

type Call = { url: string; method: string; baseUrl: string }

/** Puts the example of a call, where it has one, in three languages beside it. */
export function addExample(schema: FastifySchema, { url, method, baseUrl }: Call): FastifySchema {
  const found = API_EXAMPLES.find(({ endpoint }) => endpoint.path === url && endpoint.method === method)
  return found === undefined ? schema : Object.assign({}, schema, { 'x-codeSamples': writeExample(found, baseUrl) })
}

/** Says of every call how it is refused and, of those that need a key or a session, what is told of quotas. */
export const addRefusals: SwaggerTransformObject = (document) => {
  if ('swaggerObject' in document) return document.swaggerObject
  const { openapiObject } = document
  for (const calls of Object.values(openapiObject.paths ?? {}))
    for (const call of [calls?.get, calls?.post, calls?.delete]) {
      if (call?.responses === undefined) continue
      const isGuarded = call.security !== undefined
      for (const answer of Object.values(call.responses))
        if (isGuarded) Object.assign(answer, { headers: QUOTA_HEADERS })
      Object.assign(call.responses, {
        429: { $ref: '#/components/responses/TooManyCalls' },
        default: { $ref: '#/components/responses/Refusal' },
      })
    }
  const { components = {} } = openapiObject
  Object.assign(components, COMPONENTS, { schemas: { ...components.schemas, ...COMPONENTS.schemas } })
  return Object.assign(openapiObject, { components })
}
