import { type KyselyPlugin, RawNode } from 'kysely'

/**
 * Has statements explained in place of being run, or only those that hold a text; what the server answers is added to
 * `plans`.
 */
export function explaining(plans: string[], text = ''): KyselyPlugin {
  return {
    transformQuery: ({ node }) =>
      RawNode.is(node) && node.sqlFragments.join('').includes(text)
        ? RawNode.create([`explain ${node.sqlFragments[0] ?? ''}`, ...node.sqlFragments.slice(1)], node.parameters)
        : node,
    transformResult: async ({ result }) => {
      plans.push(...result.rows.map((row) => String(Object.values(row)[0])))
      return { ...result, rows: [] }
    },
  }
}
