import type { ValueOrigin } from '@merleg/contract/fields'
import { Fragment, type ReactNode } from 'react'
import classes from './key-value-list.module.css'
import { ProvenanceHint } from './provenance-hint.tsx'

export type KeyValueItem = {
  key: string
  label: string
  value: ReactNode
  /** Said after the value in the second ink: its date, its change. */
  note?: ReactNode
  /** Where the value comes from: asked for behind it. */
  origin?: ValueOrigin | null | undefined
  /** Code of the figure, the same in every language, where that is accounts. */
  figure?: string
}

/** Labels and values in two columns; an item without a value is left out. */
export function KeyValueList({ items }: { items: readonly KeyValueItem[] }) {
  return (
    <dl className={classes.list}>
      {items
        .filter((item) => item.value != null && item.value !== '')
        .map((item) => (
          <Fragment key={item.key}>
            <dt className={classes.key}>{item.label}</dt>
            <dd className={classes.value}>
              {item.value}
              {item.note != null && <span className={classes.note}> · {item.note}</span>}
              {item.origin && <ProvenanceHint provenance={item.origin} label={item.label} figure={item.figure} />}
            </dd>
          </Fragment>
        ))}
    </dl>
  )
}

/** Lists side by side where the card is wide enough, one under the other where it is not. */
export function KeyValueColumns({ columns }: { columns: ReadonlyArray<readonly KeyValueItem[]> }) {
  return (
    <div className={classes.container}>
      <div className={classes.columns}>
        {columns.map((items) => (
          <KeyValueList key={items[0]?.key} items={items} />
        ))}
      </div>
    </div>
  )
}
