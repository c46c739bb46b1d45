import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { DayField } from '../../../../shared/form/day-field.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { CompanyDataView } from '../company-data.queries.ts'
import classes from './data-toolbar.module.css'

type DataToolbarProps = {
  view: CompanyDataView
  /** The day the shown state belongs to. */
  shownAsOf: string | undefined
  filter: string
  found: number | null
  onFilterChange: (filter: string) => void
  onSetAll: (isOpen: boolean) => void
}

/** What is shown and how: find in the data, day, history, open and close all. */
export function DataToolbar({ view, shownAsOf, filter, found, onFilterChange, onSetAll }: DataToolbarProps) {
  const { t } = useTranslation(['report/company-data-page', 'common-ui'])
  return (
    <div className={classes.toolbar}>
      <TextInput
        type="search"
        size="xs"
        className={classes.find}
        aria-label={t('find')}
        placeholder={t('find')}
        leftSection={<Icon name="search" size={14} />}
        value={filter}
        onChange={(event) => onFilterChange(event.currentTarget.value)}
      />
      <span className={classes.found} role="status">
        {found !== null && (found === 0 ? t('notFound') : t('found', { count: found }))}
      </span>
      <DayChoice view={view} shownAsOf={shownAsOf} />
      <span className={classes.openers}>
        <Button variant="subtle" size="compact-xs" onClick={() => onSetAll(true)}>
          {t('common-ui:actions.openAll')}
        </Button>
        <Button variant="subtle" size="compact-xs" onClick={() => onSetAll(false)}>
          {t('common-ui:actions.closeAll')}
        </Button>
      </span>
    </div>
  )
}

function DayChoice({ view, shownAsOf }: Pick<DataToolbarProps, 'view' | 'shownAsOf'>) {
  const { t } = useTranslation('report/company-data-page')
  const format = useFormat()
  const navigate = useNavigate({ from: '/report/$id/company-data' })
  const change = (changes: CompanyDataView): void => {
    void navigate({ to: '.', search: (search) => ({ ...search, ...changes }), replace: true, resetScroll: false })
  }
  const { all = false, asOf, knownAt } = view
  return (
    <span className={classes.days}>
      <DayField label={t('asOf')} value={asOf ?? shownAsOf} onChange={(day) => change({ asOf: day })} />
      {asOf !== undefined && (
        <Button variant="default" size="compact-xs" onClick={() => change({ asOf: undefined })}>
          {t('today')}
        </Button>
      )}
      {knownAt !== undefined && (
        <span className={classes.known}>
          {t('knownAt', { date: format.date(knownAt) })}
          <Button variant="subtle" size="compact-xs" onClick={() => change({ knownAt: undefined })}>
            {t('knownAtClear')}
          </Button>
        </span>
      )}
      <Button variant="subtle" size="compact-xs" onClick={() => change({ all: all ? undefined : true })}>
        {t(all ? 'showCurrent' : 'showAll')}
      </Button>
    </span>
  )
}
