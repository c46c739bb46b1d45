import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { type ActivityTree, isChecked, type TreeActivity } from '../activity-tree.ts'
import classes from '../activity-tree.module.css'
import { useTreeKeys } from '../use-tree-keys.ts'

type ActivityTreeViewProps = {
  label: string
  tree: ActivityTree
  rows: readonly TreeActivity[]
  /** What a filter leaves; null without one. Choosing a parent chooses those of its classes. */
  shown: ReadonlySet<string> | null
  selected: ReadonlySet<string>
  isOpened: (key: string) => boolean
  onOpen: (keys: readonly string[], isOpen: boolean) => void
  onChoose: (keys: readonly string[], isChosen: boolean) => void
}

/** The rows of the tree, of which one is in the order of the Tab key. */
export function ActivityTreeView(props: ActivityTreeViewProps) {
  const { label, tree, rows, shown, selected, isOpened, onOpen, onChoose } = props
  const box = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const found = rows.findIndex(({ key }) => key === activeKey)
  const active = Math.max(found, 0)
  const classesOf = (row: TreeActivity): readonly string[] =>
    row.classes.filter((key) => shown === null || shown.has(key))
  const toggle = (at: number, wanted?: true): void => {
    const row = rows[at]
    if (row === undefined) return
    const keys = classesOf(row)
    onChoose(keys, wanted ?? !keys.every((key) => selected.has(key)))
  }
  const go = (to: number): void => {
    const key = rows[to]?.key ?? null
    setActiveKey(key)
    box.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus()
  }
  const onKeyDown = useTreeKeys({
    rows,
    active,
    isOpened,
    open: onOpen,
    go,
    toggle,
    toggleAll: () => {
      const keys = [...new Set(rows.flatMap(classesOf))]
      onChoose(keys, !keys.every((key) => selected.has(key)))
    },
  })
  // The rows are told apart by what they show: what they do is the newest.
  const act = useRef({ toggle, onOpen, go, isOpened, rows })
  useEffect(() => {
    act.current = { toggle, onOpen, go, isOpened, rows }
  })
  const [press] = useState(() => (key: string, isArrow: boolean): void => {
    const { current } = act
    const at = current.rows.findIndex((row) => row.key === key)
    current.go(at)
    if (isArrow) current.onOpen([key], !current.isOpened(key))
    else current.toggle(at)
  })
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its rows take the focus
    <div
      ref={box}
      role="tree"
      aria-label={label}
      aria-multiselectable
      className={classes.tree}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setActiveKey(target.dataset['key'] ?? null)}
    >
      {rows.map((row, index) => {
        const siblings = row.parent === null ? tree.roots : (tree.all.get(row.parent)?.children ?? [])
        const seen = shown === null ? siblings : siblings.filter((key) => shown.has(key))
        return (
          <Row
            key={row.key}
            row={row}
            checked={isChecked(row, selected)}
            isOpen={row.children.length === 0 ? undefined : isOpened(row.key)}
            isActive={index === active}
            place={seen.indexOf(row.key) + 1}
            siblingCount={seen.length}
            onPress={press}
          />
        )
      })}
    </div>
  )
}

type RowProps = {
  row: TreeActivity
  checked: boolean | 'mixed'
  /** Undefined of a class, which has nothing to open. */
  isOpen: boolean | undefined
  isActive: boolean
  place: number
  siblingCount: number
  onPress: (key: string, isArrow: boolean) => void
}

const Row = memo(function Row({ row, checked, isOpen, isActive, place, siblingCount, onPress }: RowProps) {
  const { t } = useTranslation('company-search/page')
  const { key, code, title, level, later } = row
  const isMoved = later.length > 0 && (later.length > 1 || later[0] !== code)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree has the keys
    <div
      role="treeitem"
      data-key={key}
      className={classes.row}
      style={{ paddingInlineStart: `${(level - 1) * 1.1 + 0.25}rem` }}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblingCount}
      aria-expanded={isOpen}
      aria-checked={checked}
      onClick={(event) =>
        onPress(
          key,
          isOpen !== undefined && event.target instanceof Element && event.target.closest('[data-arrow]') !== null,
        )
      }
    >
      <span className={classes.arrow} data-arrow={isOpen === undefined ? undefined : ''} aria-hidden>
        {isOpen !== undefined && <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={15} />}
      </span>
      <span className={classes.check} data-checked={checked} aria-hidden>
        {checked === true && <Icon name="check" size={12} stroke={3} />}
        {checked === 'mixed' && <Icon name="minus" size={12} stroke={3} />}
      </span>
      <span className={classes.title}>
        <span className={classes.code}>{code}</span> {title}
        {isMoved && <span className={classes.later}> {t('activities.later', { codes: later.join(', ') })}</span>}
      </span>
    </div>
  )
})
