import type { RawBuilder } from 'kysely'
import type { RowSchema } from './columns.ts'

/**
 * How a statement is put together. `examples`: parameters of each shape that the text can take, by which a test
 * prepares it; `temporary`: the temporary tables that it reads or writes.
 */
export type Preparation<Params> = { temporary?: readonly DeclaredTable[] } & (
  | { sql: RawBuilder<unknown> }
  | {
      sql: (params: Params) => RawBuilder<unknown>
      examples: readonly [NoInfer<Params>, ...NoInfer<Params>[]]
    }
)

/**
 * Of a statement; `onCluster`: another text for the same answer, where one that a cluster can plan is slower on one
 * machine (ADR 106).
 */
export type StatementPreparation<Params> = Preparation<Params> & {
  onCluster?: RawBuilder<unknown> | ((params: Params) => RawBuilder<unknown>)
}

/** Of a temporary table; `isOnAllNodes`: on a cluster a copy of it is on every node, as it is compared with what is there. */
export type TablePreparation<Params> = Preparation<Params> & { isOnAllNodes?: true }

/** What a test can prepare without running the feature. */
export type Declared = {
  /** Where in the code. */
  place: string
  /** Null for a statement that gives no rows. */
  row: RowSchema | null
  texts: () => readonly RawBuilder<unknown>[]
  /** Those that a cluster is asked; null where they are the same. */
  clusterTexts: (() => readonly RawBuilder<unknown>[]) | null
  temporary: readonly DeclaredTable[]
}

/** A temporary table as a test creates it: after those that it is made of. */
export type DeclaredTable = {
  name: string
  place: string
  texts: () => readonly RawBuilder<unknown>[]
  temporary: readonly DeclaredTable[]
  isOnAllNodes: boolean
}

const statements: Declared[] = []
const tables: DeclaredTable[] = []

/** Everything that was declared by the modules imported so far. */
export function listDeclared(): { statements: readonly Declared[]; tables: readonly DeclaredTable[] } {
  return { statements, tables }
}

export function declareStatement<Params>(preparation: StatementPreparation<Params>, row: RowSchema | null): Declared {
  const description = describe(preparation)
  const { onCluster } = preparation
  const listClusterTexts = (): readonly RawBuilder<unknown>[] => {
    if (typeof onCluster !== 'function') return onCluster === undefined ? [] : [onCluster]
    return 'examples' in preparation ? preparation.examples.map((example) => onCluster(example)) : []
  }
  const clusterTexts = onCluster === undefined ? null : listClusterTexts
  const declared = { ...description, clusterTexts, row }
  statements.push(declared)
  return declared
}

/** `create` makes the statement that creates it of what was declared. */
export function declareTable<Params>(
  name: string,
  preparation: TablePreparation<Params>,
  create: (declared: RawBuilder<unknown>) => RawBuilder<unknown>,
): DeclaredTable {
  const { texts, ...declaration } = describe(preparation)
  const { isOnAllNodes = false } = preparation
  const declared = { ...declaration, name, isOnAllNodes, texts: () => texts().map(create) }
  tables.push(declared)
  return declared
}

/** The text for some parameters, of a cluster or else of one machine. */
export function buildStatement<Params>(
  preparation: StatementPreparation<Params>,
  params: Params,
  isOnCluster: boolean,
): RawBuilder<unknown> {
  const { onCluster } = preparation
  if (!isOnCluster || onCluster === undefined) return buildSql(preparation, params)
  return typeof onCluster === 'function' ? onCluster(params) : onCluster
}

/** The text for some parameters. */
export function buildSql<Params>(preparation: Preparation<Params>, params: Params): RawBuilder<unknown> {
  return typeof preparation.sql === 'function' ? preparation.sql(params) : preparation.sql
}

function describe<Params>(preparation: Preparation<Params>): Omit<Declared, 'row' | 'clusterTexts'> {
  const texts = () =>
    'examples' in preparation ? preparation.examples.map((example) => preparation.sql(example)) : [preparation.sql]
  return { place: findPlace(), texts, temporary: preparation.temporary ?? [] }
}

/** The line of the module that declares. */
function findPlace(): string {
  const lines = new Error().stack?.split('\n') ?? []
  const own = ['declared-statements.ts', 'statement.ts', 'temporary-table.ts'].map((name) => `/db/src/${name}`)
  return (
    lines
      .slice(1)
      .find((line) => !own.some((name) => line.includes(name)))
      ?.trim() ?? ''
  )
}
