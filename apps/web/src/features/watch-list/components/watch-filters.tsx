import { WATCH_ORDERS } from '@merleg/contract/address-words'
import { Button, CloseButton, Select, TextInput } from '@mantine/core'
import { type WatchList } from '@merleg/contract/watched-rows'
import { WATCH_IMPORTANCES } from '@merleg/domain/watch-list/watch-importance'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../shared/ui/filter-chips.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../watch-list.module.css'
import type { ChangeView, WatchView } from '../watch-view.ts'

type WatchFiltersProps = { list: WatchList; view: WatchView; onViewChange: ChangeView }

/** By what the list is narrowed and sorted. */
export function WatchFilters({ list, view, onViewChange }: WatchFiltersProps) {
  const { t } = useTranslation('watch-list/page')
  const all = list.importanceCounts.reduce((sum, { count }) => sum + count, 0)
  const countOf = (importance: string): number =>
    list.importanceCounts.find((one) => one.importance === importance)?.count ?? 0
  const labels = [
    ...new Set([...(view.label === undefined ? [] : [view.label]), ...list.labels.map(({ label }) => label)]),
  ]
  return (
    <div className={classes.filters}>
      <div className={classes.row}>
        <SearchForm key={view.search ?? ''} view={view} onViewChange={onViewChange} />
        {labels.length > 0 && (
          <Select
            size="xs"
            aria-label={t('filter.label')}
            placeholder={t('filter.anyLabel')}
            leftSection={<Icon name="name" size={14} />}
            data={labels}
            value={view.label ?? null}
            clearable
            searchable
            nothingFoundMessage={t('filter.noLabel')}
            clearButtonProps={{ 'aria-label': t('filter.clearLabel') }}
            onChange={(label) => onViewChange({ label: label ?? undefined })}
          />
        )}
        <Order list={list} onViewChange={onViewChange} />
      </div>
      <FilterChips
        label={t('filter.importance')}
        value={view.importance}
        options={[
          { value: undefined, label: t('filter.all'), count: all },
          ...WATCH_IMPORTANCES.map((importance) => ({
            value: importance,
            label: t(`importances.${importance}`),
            count: countOf(importance),
          })),
        ]}
        onChange={(importance) => onViewChange({ importance })}
      />
    </div>
  )
}

function SearchForm({ view, onViewChange }: Omit<WatchFiltersProps, 'list'>) {
  const { t } = useTranslation('watch-list/page')
  const [text, setText] = useState(view.search ?? '')
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onViewChange({ search: text.trim() === '' ? undefined : text.trim() })
  }
  return (
    <form role="search" className={classes.search} onSubmit={submit}>
      <TextInput
        size="xs"
        type="text"
        aria-label={t('filter.search')}
        placeholder={t('filter.searchHint')}
        maxLength={200}
        leftSection={<Icon name="search" size={14} />}
        rightSection={
          text !== '' && (
            <CloseButton
              size="xs"
              aria-label={t('filter.clearSearch')}
              onClick={() => {
                setText('')
                onViewChange({ search: undefined })
              }}
            />
          )
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" variant="default">
        {t('filter.find')}
      </Button>
    </form>
  )
}

function Order({ list: { meta }, onViewChange }: Omit<WatchFiltersProps, 'view'>) {
  const { t } = useTranslation('watch-list/page')
  const { orderBy, order, orderOptions } = meta
  return (
    <span className={classes.order}>
      <Select
        size="xs"
        aria-label={t('orderBy')}
        leftSection={<Icon name="table" size={14} />}
        data={orderOptions.map(({ id, label }) => ({ value: id, label }))}
        value={orderBy}
        allowDeselect={false}
        onChange={(value) => onViewChange({ orderBy: WATCH_ORDERS.find((one) => one === value), order: undefined })}
      />
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name={order === 'asc' ? 'chevron-up' : 'chevron-down'} size={14} />}
        aria-label={t('changeOrder', { direction: t(`order.${order}`) })}
        onClick={() => onViewChange({ orderBy, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {t(`order.${order}`)}
      </Button>
    </span>
  )
}
