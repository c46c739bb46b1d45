import type { ActivityNode } from '@merleg/contract/company-search.contract'
import { foldedWords, foldName } from '@merleg/domain/name-folding'

/** Keys of so many digits are classes, the only ones that are searched by (spec part 1 §4 "Search page"). */
const CLASS_KEY_LENGTH = 4

/** An activity with what the tree needs of it at every key press. */
export type TreeActivity = {
  key: string
  code: string
  title: string
  /** Of a class, those of NACE Rev. 2.1 it went into. */
  later: readonly string[]
  level: number
  parent: string | null
  children: readonly string[]
  /** Keys of the classes under it; of a class, its own. */
  classes: readonly string[]
  folded: string
}

export type ActivityTree = { all: ReadonlyMap<string, TreeActivity>; roots: readonly string[] }

export function isClassKey(key: string): boolean {
  return key.length === CLASS_KEY_LENGTH
}

/** The tree by keys, parents before their children. */
export function readActivityTree(nodes: readonly ActivityNode[]): ActivityTree {
  const all = new Map<string, TreeActivity>()
  const add = (node: ActivityNode, level: number, parent: string | null): readonly string[] => {
    // Its place is before its children, which it is told of when they are read.
    const { key, code, title, later } = node
    const activity = { key, code, title, later, level, parent, children: node.children.map((child) => child.key) }
    const folded = foldName([title, ...later].join(' '))
    all.set(key, { ...activity, classes: [], folded })
    const below = node.children.flatMap((child) => add(child, level + 1, key))
    const classes = isClassKey(key) ? [key, ...below] : below
    all.set(key, { ...activity, classes, folded })
    return classes
  }
  for (const node of nodes) add(node, 1, null)
  return { all, roots: nodes.map(({ key }) => key) }
}

/** `true`, `false` or, of a parent some of whose classes are chosen, `mixed`. */
export function isChecked({ classes }: TreeActivity, selected: ReadonlySet<string>): boolean | 'mixed' {
  const count = classes.filter((key) => selected.has(key)).length
  return count === 0 ? false : count === classes.length ? true : 'mixed'
}

/**
 * What a filter text, and the wish to see only what is chosen, leave of the tree: whatever is met, what is above it, and
 * what is below it. `opened` are those above something that is met. Null where neither narrows it.
 */
export function narrowTree(
  { all }: ActivityTree,
  { text, onlyIn }: { text: string; onlyIn: ReadonlySet<string> | null },
): { shown: ReadonlySet<string>; opened: ReadonlySet<string> } | null {
  const isMet = matcher(text)
  if (isMet === null && onlyIn === null) return null
  const shown = new Set<string>()
  const opened = new Set<string>()
  for (const activity of all.values()) {
    if (onlyIn !== null && !activity.classes.some((key) => isClassKey(key) && onlyIn.has(key))) continue
    const parents = listParents(all, activity)
    const isBelowMet = isMet !== null && parents.some(isMet)
    const isMetItself = isMet === null || isMet(activity)
    if (!isMetItself && !isBelowMet) continue
    shown.add(activity.key)
    if (!isMetItself) continue
    for (const { key } of parents) {
      shown.add(key)
      opened.add(key)
    }
  }
  return { shown, opened }
}

function matcher(text: string): ((activity: TreeActivity) => boolean) | null {
  const words = foldedWords(text)
  if (words.length === 0) return null
  // A code with or without its dots; of a section its letter.
  const code = text.replaceAll(/[.\s]/g, '').toUpperCase()
  if (/^\d+$/.test(code)) return ({ key }) => key.startsWith(code)
  return ({ key, folded }) => key === code || words.every((word) => folded.includes(word))
}

function listParents(all: ActivityTree['all'], { parent }: TreeActivity): TreeActivity[] {
  const above = parent === null ? undefined : all.get(parent)
  return above === undefined ? [] : [above, ...listParents(all, above)]
}

/** The rows as they stand, of which the opened ones show their children. */
export function listRows(
  { all, roots }: ActivityTree,
  opened: ReadonlySet<string>,
  shown: ReadonlySet<string> | null,
): readonly TreeActivity[] {
  const rows: TreeActivity[] = []
  const add = (key: string): void => {
    const activity = all.get(key)
    if (activity === undefined || (shown !== null && !shown.has(key))) return
    rows.push(activity)
    if (opened.has(key)) for (const child of activity.children) add(child)
  }
  for (const key of roots) add(key)
  return rows
}
