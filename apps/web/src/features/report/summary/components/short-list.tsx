import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** So many a card shows before it is asked for more; one or two more are not worth the asking. */
const FIRST = 5
const WORTH_HIDING = 3

type ShortListProps<Item> = {
  items: readonly Item[]
  /** So many at first. */
  first?: number
  children: (shown: readonly Item[]) => ReactNode
}

/** The first of the things that a card lists, the others on demand. */
export function ShortList<Item>({ items, first = FIRST, children }: ShortListProps<Item>) {
  const { t } = useTranslation('ui/page')
  const [isWhole, setIsWhole] = useState(false)
  const isLong = items.length >= first + WORTH_HIDING
  return (
    <>
      {children(isLong && !isWhole ? items.slice(0, first) : items)}
      {isLong && (
        <div>
          <Button variant="subtle" size="compact-xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('actions.showLess') : t('actions.showRest', { count: items.length - first })}
          </Button>
        </div>
      )}
    </>
  )
}
