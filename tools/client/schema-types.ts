import { z } from 'zod'

type JsonSchema = {
  /** Of what may also be null, for example, each of them. */
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

/** The TypeScript type of what a schema takes (`input`) or gives (`output`); with the types that refer to themselves. */
export function writeType(
  schema: z.ZodType,
  { io, name }: { io: 'input' | 'output'; name: string },
): { type: string; definitions: string[] } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of JSON Schema what zod writes
  const root = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  const nameOf = (ref: string): string => (ref === '#' ? name : `${name}_${ref.replace(/^.*\//, '')}`)
  const definitions = Object.entries(root.$defs ?? {}).map(
    ([key, definition]) => `type ${nameOf(key)} = ${write(definition, nameOf)}`,
  )
  return { type: write(root, nameOf), definitions }
}

function write(schema: JsonSchema, nameOf: (ref: string) => string): string {
  const { $ref, const: only, enum: words, anyOf, oneOf, allOf } = schema
  if ($ref !== undefined) return nameOf($ref)
  if (only !== undefined) return JSON.stringify(only)
  if (words !== undefined) return union(words.map((word) => JSON.stringify(word)))
  const either = anyOf ?? oneOf
  if (either !== undefined) return union(either.map((one) => write(one, nameOf)))
  if (allOf !== undefined) return allOf.map((one) => `(${write(one, nameOf)})`).join(' & ')
  return writePlain(schema, nameOf)
}

function writePlain(schema: JsonSchema, nameOf: (ref: string) => string): string {
  const { type } = schema
  if (typeof type === 'object') return union(type.map((one) => writePlain({ ...schema, type: one }, nameOf)))
  switch (type) {
    case 'string':
      return 'string'
    case 'number':
    case 'integer':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map((one) => write(one, nameOf)).join(', ')}]`
      return `Array<${write(schema.items ?? {}, nameOf)}>`
    case 'object':
      return writeObject(schema, nameOf)
    default:
      return 'unknown'
  }
}

function writeObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  nameOf: (ref: string) => string,
): string {
  const fields = Object.entries(properties).map(([key, value]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)
    return `${name}${required.includes(key) ? '' : '?'}: ${write(value, nameOf)}`
  })
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  const isRecord = typeof additionalProperties === 'object'
  return isRecord ? `Record<string, ${write(additionalProperties, nameOf)}>` : 'Record<string, never>'
}

function union(parts: readonly string[]): string {
  return [...new Set(parts)].join(' | ')
}
