import { type KyselyPlugin, type QueryId, RawNode } from 'kysely'

/**
 * Has statements explained in place of being run, or only those that hold a text; what the server answers is added to
 * `plans`.
 */
export function explaining(plans: string[], text = ''): KyselyPlugin {
  const explained = new WeakSet<QueryId>()
  return {
    transformQuery: ({ node, queryId }) => {
      if (!RawNode.is(node) || !node.sqlFragments.join('').includes(text)) return node
      explained.add(queryId)
      return RawNode.create([`explain ${node.sqlFragments[0] ?? ''}`, ...node.sqlFragments.slice(1)], node.parameters)
    },
    transformResult: async ({ result, queryId }) => {
      if (!explained.has(queryId)) return result
      plans.push(...result.rows.map((row) => String(Object.values(row)[0])))
      return { ...result, rows: [] }
    },
  }
}
