import { z } from 'zod'

/** What a body may take: bytes on the wire, members of objects and arrays together, and how deep they are nested. */
export type BodyLimits = { bytes: number; members: number; depth: number }

/** Of a call without a body, and of an address that is none. */
export const NO_BODY: BodyLimits = { bytes: 1024, members: 16, depth: 4 }

/** A character in json, at most: `\u0000`. */
const BYTES_PER_CHARACTER = 6
const BYTES_PER_NUMBER = 32

/**
 * How large a body that the schema allows can be, and some more, so that what is slightly wrong is still told by field.
 * Anything beyond is refused before it is parsed. A schema without bounds is a fault of the contract.
 */
export function bodyLimitsOf(schema: z.ZodType | undefined): BodyLimits {
  if (schema === undefined) return NO_BODY
  const { bytes, members, depth } = measure(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return { bytes: 2 * bytes + NO_BODY.bytes, members: members + NO_BODY.members, depth: depth + NO_BODY.depth }
}

type JsonSchema = z.core.JSONSchema._JSONSchema

function measure(schema: JsonSchema): BodyLimits {
  if (typeof schema === 'boolean') throw new RangeError('anything is no bound of a body')
  const { type, anyOf, oneOf, maxLength, maxItems, items, properties = {} } = schema
  const fixed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (fixed) return leaf(Math.max(...fixed.map((value) => Buffer.byteLength(JSON.stringify(value)))))
  if (anyOf) return largest(anyOf.map(measure))
  if (oneOf) return largest(oneOf.map(measure))
  if (Array.isArray(type)) return largest(type.map((one) => measure({ ...schema, type: one })))
  if (type === 'string' && maxLength !== undefined) return leaf(maxLength * BYTES_PER_CHARACTER + 2)
  if (type === 'number' || type === 'integer') return leaf(BYTES_PER_NUMBER)
  if (type === 'boolean' || type === 'null') return leaf(5)
  if (type === 'array' && maxItems !== undefined && items !== undefined && !Array.isArray(items))
    return around([measure(items)], maxItems)
  if (type === 'object')
    return around(
      Object.entries(properties).map(([name, property]) => {
        const { bytes, ...rest } = measure(property)
        return { ...rest, bytes: bytes + Buffer.byteLength(JSON.stringify(name)) + 1 }
      }),
    )
  throw new RangeError(`a body has a part without bounds: ${JSON.stringify(schema)}`)
}

function leaf(bytes: number): BodyLimits {
  return { bytes, members: 0, depth: 0 }
}

/** What holds the parts, each of them so many times. */
function around(parts: readonly BodyLimits[], times = 1): BodyLimits {
  return {
    bytes: parts.reduce((sum, { bytes }) => sum + times * (bytes + 1), 2),
    members: parts.reduce((sum, { members }) => sum + times * (members + 1), 0),
    depth: 1 + largest(parts).depth,
  }
}

function largest(parts: readonly BodyLimits[]): BodyLimits {
  const most = (of: (part: BodyLimits) => number) => Math.max(0, ...parts.map(of))
  return { bytes: most((part) => part.bytes), members: most((part) => part.members), depth: most((part) => part.depth) }
}
