import { Checkbox } from '@mantine/core'
import type { Publication } from '@merleg/contract/report/register-order.contract'
import { useForint } from '../use-forint.ts'
import classes from '../register-order.module.css'

type PublicationRowProps = {
  publication: Publication
  hasDescription: boolean
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** A document that can be chosen; the whole row is the label of its box. */
export function PublicationRow({ publication, hasDescription, isChosen, onChange }: PublicationRowProps) {
  const forint = useForint()
  const { value, description, price } = publication
  return (
    <li>
      <Checkbox
        classNames={{
          root: classes.row,
          body: classes.rowBody,
          labelWrapper: classes.rowLabel,
          label: classes.rowText,
        }}
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          <>
            <span>
              <span className={classes.document}>{value}</span>
              {hasDescription && <span className={classes.description}>{description}</span>}
            </span>
            <span className={classes.price}>{forint(price)}</span>
          </>
        }
      />
    </li>
  )
}
