import { Pagination, SegmentedControl } from '@mantine/core'
import { PAGE_SIZES } from '@merleg/contract/paging'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/use-format.ts'
import type { PageSize } from '../storage/preferences.ts'
import classes from './pager.module.css'

/** From so many rows on pages are offered (spec part 2 §9). */
const PAGER_FROM_COUNT = 10

type PagerProps = {
  count: number
  currentPage: number
  perPage: number
  onPageChange: (currentPage: number) => void
  /** Left out where the page size is fixed (home: five). */
  onPerPageChange?: (perPage: PageSize) => void
}

/**
 * Pages and 10/20/50 rows; not shown while everything fits the smallest page. Where the last rows of the last page are gone, and
 * where an address asks for a page past the end, the reader is taken to the page that is the last one now.
 */
export function Pager({ count, currentPage, perPage, onPageChange, onPerPageChange }: PagerProps) {
  const { t } = useTranslation('ui/page')
  const format = useFormat()
  const pages = Math.max(1, Math.ceil(count / perPage))
  const before = useRef<{ count: number; currentPage: number } | null>(null)
  useEffect(() => {
    const last = before.current
    before.current = { count, currentPage }
    // Only of the page that is shown: of one that was asked for just now the count may still be that of another list. The first
    // count is that of the list itself, as nothing is shown before its answer.
    const isOfThisPage = last === null || (last.currentPage === currentPage && last.count !== count)
    if (isOfThisPage && count > 0 && currentPage > pages) onPageChange(pages)
  })
  if (count <= Math.min(PAGER_FROM_COUNT, perPage)) return null
  const from = (currentPage - 1) * perPage + 1
  const controlLabels = { previous: t('pager.previous'), next: t('pager.next') }
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <Pagination
        size="sm"
        total={pages}
        value={currentPage}
        onChange={onPageChange}
        getItemProps={(page) => ({ 'aria-label': t('pager.page', { page }) })}
        getControlProps={(control) =>
          control === 'previous' || control === 'next' ? { 'aria-label': controlLabels[control] } : {}
        }
      />
      {from <= count && (
        <span className={classes.range}>
          {t('pager.range', {
            from: format.number(from),
            to: format.number(Math.min(from + perPage - 1, count)),
            total: format.number(count),
          })}
        </span>
      )}
      {onPerPageChange && (
        <div className={classes.sizes}>
          <span aria-hidden>{t('pager.perPage')}</span>
          <SegmentedControl
            size="xs"
            aria-label={t('pager.perPage')}
            value={String(perPage)}
            data={PAGE_SIZES.map(String)}
            onChange={(text) => {
              const size = PAGE_SIZES.find((allowed) => String(allowed) === text)
              if (size !== undefined) onPerPageChange(size)
            }}
          />
        </div>
      )}
    </nav>
  )
}
