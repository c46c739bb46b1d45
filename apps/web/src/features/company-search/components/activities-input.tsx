import { Button, TextInput } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { isClassKey, listRows, narrowTree, readActivityTree } from '../activity-tree.ts'
import classes from '../activity-tree.module.css'
import { ActivityTreeView } from './activity-tree-view.tsx'
import type { DraftKinds } from '../draft-kinds.ts'
import type { CriterionInputProps } from './criterion-input.ts'

const NONE: ReadonlySet<string> = new Set()

/** NACE classes out of a tree, found by code or words; a parent stands for its classes. */
export function CriterionActivities(props: CriterionInputProps<DraftKinds['activities']>) {
  const { label, value, onChange, faultOf, prefill, isOnlySelected } = props
  const { t } = useTranslation('company-search/page')
  const format = useFormat()
  const [text, setText] = useState('')
  const filter = useDeferredValue(text)
  // What the reader opened or closed by hand, over what a filter opens.
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map())
  const tree = useMemo(() => readActivityTree(prefill.activities), [prefill.activities])
  const selected = useMemo(() => new Set(value), [value])
  const narrowed = useMemo(
    () => narrowTree(tree, { text: filter, onlyIn: isOnlySelected ? selected : null }),
    [tree, filter, isOnlySelected, selected],
  )
  const isOpened = (key: string): boolean => opened.get(key) ?? narrowed?.opened.has(key) ?? false
  const openKeys = new Set([...tree.all.keys()].filter(isOpened))
  const rows = listRows(tree, openKeys, narrowed?.shown ?? null)
  const choose = (keys: readonly string[], isChosen: boolean): void => {
    const rest = value.filter((key) => !keys.includes(key))
    onChange(isChosen ? [...rest, ...keys] : rest)
  }
  const count = value.filter(isClassKey).length
  const fault = faultOf('')
  return (
    <div className={classes.field}>
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={t('activities.filter')}
          placeholder={t('activities.filterPlaceholder')}
          leftSection={<Icon name="search" size={15} />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setOpened(new Map())
          }}
          className={classes.filter}
        />
        <span className={classes.count} role="status">
          {t('activities.count', { count, formatted: format.number(count) })}
        </span>
        <Button variant="subtle" size="compact-sm" disabled={value.length === 0} onClick={() => onChange([])}>
          {t('activities.clear')}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p className={classes.empty} role="status">
          {t(isOnlySelected && filter === '' ? 'activities.noneSelected' : 'activities.noneFound')}
        </p>
      ) : (
        <ActivityTreeView
          label={label}
          tree={tree}
          rows={rows}
          shown={narrowed?.shown ?? null}
          selected={value.length === 0 ? NONE : selected}
          isOpened={isOpened}
          onOpen={(keys, isOpen) => setOpened(new Map([...opened, ...keys.map((key) => [key, isOpen] as const)]))}
          onChoose={choose}
        />
      )}
      {fault !== undefined && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
