import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import { API_EXAMPLES, writeExample } from './api-examples.ts'

const text = (description: string) => ({ type: 'string', description })

/** What stands in the head of each answer to a key. */
const QUOTA_HEADERS = {
  'RateLimit-Policy': text('To keys: what the contract allows in a minute and in a month.'),
  RateLimit: text('To keys: what is left of it, and for how many seconds.'),
}

const REFUSAL = {
  description: 'A refusal',
  type: 'object',
  required: ['type', 'code', 'message'],
  properties: {
    type: { type: 'string' },
    code: { type: 'string' },
    message: text('In the language of x-locale.'),
    name: text('The module or role that is missing.'),
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    retryAfterSeconds: { type: 'number' },
    violatedPolicies: { type: 'array', items: { type: 'string' } },
    correlationId: text('Of an unexpected fault: tell it to us.'),
  },
}

const Responses = z.record(z.string(), z.looseObject({}))

type Call = { url: string; method: string; baseUrl: string }

/** Puts refusals, the fields of quotas and, where there is one, an example in three languages beside a call. */
export function describeCall(schema: FastifySchema, { url, method, baseUrl }: Call): FastifySchema {
  const responses = Responses.safeParse(schema.response)
  const found = API_EXAMPLES.find(({ endpoint }) => endpoint.path === url && endpoint.method === method)
  return {
    ...schema,
    response: {
      ...(responses.success ? withQuotaHeaders(responses.data) : {}),
      429: {
        ...REFUSAL,
        description: 'Too many calls',
        headers: { ...QUOTA_HEADERS, 'Retry-After': text('Seconds to wait.') },
      },
      default: REFUSAL,
    },
    ...(found === undefined ? {} : { 'x-codeSamples': writeExample(found, baseUrl) }),
  }
}

function withQuotaHeaders(responses: z.output<typeof Responses>): z.output<typeof Responses> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [status, { ...response, headers: QUOTA_HEADERS }]),
  )
}
