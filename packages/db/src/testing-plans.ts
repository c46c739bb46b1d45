import { type KyselyPlugin, RawNode } from 'kysely'

/** Has statements explained in place of being run; what the server answers is added to `plans`. */
export function explaining(plans: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) =>
      RawNode.is(node)
        ? RawNode.create([`explain ${node.sqlFragments[0] ?? ''}`, ...node.sqlFragments.slice(1)], node.parameters)
        : node,
    transformResult: async ({ result }) => {
      plans.push(...result.rows.map((row) => String(Object.values(row)[0])))
      return { ...result, rows: [] }
    },
  }
}
