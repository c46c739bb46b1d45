/** A column of a statement's rows: its type in PostgreSQL, and what a value is when it has arrived (see `connect`). */
export type Column<Value> = {
  /** As `format_type` names it. */
  readonly type: string
  readonly isNullable: boolean
  /** Never null here, though the column may be in its table: the statement leaves those rows out. */
  readonly isPresent: boolean
  readonly accepts: (value: unknown) => value is Value
}

/** The columns of a row by name. */
export type RowSchema = Readonly<Record<string, Column<unknown>>>
/** What a row of the schema is. */
export type RowOf<Schema extends RowSchema> =
  Schema extends UnionSchema<infer Row>
    ? Row
    : { [Name in keyof Schema]: Schema[Name] extends Column<infer Value> ? Value : never }

function column<Value>(type: string, accepts: (value: unknown) => value is Value): Column<Value> {
  return { type, isNullable: false, isPresent: false, accepts }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)
const isDay = (value: unknown): value is string => isText(value) && /^\d{4,}-\d\d-\d\d(?: BC)?$/.test(value)
const isMoment = (value: unknown): value is Date => value instanceof Date

export const text = column('text', isText)
export const uuid = column('uuid', isText)
export const integer = column('integer', isInteger)
export const smallint = column('smallint', isInteger)
export const bigint = column('bigint', isInteger)
export const float8 = column('double precision', isNumber)
export const boolean = column('boolean', isBoolean)
export const bytes = column('bytea', (value): value is Buffer => Buffer.isBuffer(value))
/** YYYY-MM-DD. */
export const date = column('date', isDay)
export const timestamptz = column('timestamp with time zone', isMoment)

/** The same column where it may be null. */
export function orNull<Value>(of: Column<Value>): Column<Value | null> {
  const accepts = (value: unknown): value is Value | null => value === null || of.accepts(value)
  return { type: of.type, isNullable: true, isPresent: false, accepts }
}

/** Of a column that may be null in its table: the statement leaves out the rows in which it is. */
export function present<Value>(of: Column<Value>): Column<Value> {
  return { ...of, isPresent: true }
}

/** A text that is one of a few. */
export function oneOf<const Value extends string>(values: Iterable<Value>): Column<Value> {
  const known = new Set<unknown>(values)
  return column('text', (value): value is Value => known.has(value))
}

/** An integer that is one of a few. */
export function oneOfIntegers<const Value extends number>(values: Iterable<Value>): Column<Value> {
  const known = new Set<unknown>(values)
  return column('integer', (value): value is Value => known.has(value))
}

export function arrayOf<Value>(of: Column<Value>): Column<Value[]> {
  const accepts = (value: unknown): value is Value[] => Array.isArray(value) && value.every(of.accepts)
  return column(`${of.type}[]`, accepts)
}

const isContent = <Content>(value: unknown): value is Content => value !== undefined && value !== null

/** JSON whose content is what the program itself wrote or made in the statement: it is not looked into. */
export function json<Content>(): Column<Content> {
  return column('json', isContent<Content>)
}

/** As {@link json}, of the type `jsonb`. */
export function jsonb<Content>(): Column<Content> {
  return column('jsonb', isContent<Content>)
}

/** A `jsonb` object made in the statement, of these fields. */
export function jsonbObject<Schema extends RowSchema>(fields: Schema): Column<RowOf<Schema>> {
  return column('jsonb', (value): value is RowOf<Schema> => findRowFault(fields, value) === null)
}

/** Which field of a row is not what the schema says; null where all are. */
export function findRowFault(schema: RowSchema, row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return 'not an object'
  const values = new Map<string, unknown>(Object.entries(row))
  const unknown = [...values.keys()].find((name) => !Object.hasOwn(schema, name))
  if (unknown !== undefined) return `"${unknown}" is not declared`
  const fault = Object.entries(schema).find(([name, { accepts }]) => !values.has(name) || !accepts(values.get(name)))
  return fault === undefined ? null : `"${fault[0]}" is not ${fault[1].type}: ${JSON.stringify(values.get(fault[0]))}`
}

const rowType = Symbol('the type of a row')
export type UnionSchema<Row> = RowSchema & { readonly [rowType]: () => Row }

type ColumnsOf<Row, Names extends keyof Row> = { readonly [Name in Names]: Column<Row[Name]> }

/** The columns of a row that is one of several shapes: that the columns go together so is the word of who wrote them. */
export function unionOf<Row extends object>(columns: RowSchema & ColumnsOf<Row, keyof Row>): UnionSchema<Row> {
  return {
    ...columns,
    [rowType]: () => {
      throw new TypeError('a type has no value')
    },
  }
}
