import { Button, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { todayInHungary } from '../../../../shared/format/today.ts'
import { DayField } from '../../../../shared/form/day-field.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { CompanyDataView } from '../company-data.queries.ts'
import classes from './data-toolbar.module.css'
import { TimeChoice, type ShownDays } from './time-choice.tsx'

type DataToolbarProps = {
  view: CompanyDataView
  /** The shown state: its day, and those of the company. */
  data: ShownDays
  filter: string
  found: number | null
  onViewChange: (changes: CompanyDataView) => void
  onFilterChange: (filter: string) => void
  onSetAll: (isOpen: boolean) => void
}

/** What is shown and how: find in the data, day, open and close all. */
export function DataToolbar(props: DataToolbarProps) {
  const { view, data, filter, found, onViewChange, onFilterChange, onSetAll } = props
  const choiceId = useId()
  const [isChoosing, { toggle }] = useDisclosure(false)
  const { t } = useTranslation(['report/company-data/page', 'ui/page'])
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
      <span className={classes.days}>
        <DayField
          label={t('asOf')}
          value={view.asOf ?? data.asOf}
          max={todayInHungary()}
          onChange={(day) => onViewChange({ asOf: day })}
        />
        <Button
          variant="subtle"
          size="compact-xs"
          leftSection={<Icon name="calendar" size={14} />}
          aria-expanded={isChoosing}
          aria-controls={choiceId}
          onClick={toggle}
        >
          {t('otherDay')}
        </Button>
      </span>
      <span className={classes.openers}>
        <Button variant="subtle" size="compact-xs" onClick={() => onSetAll(true)}>
          {t('ui/page:actions.openAll')}
        </Button>
        <Button variant="subtle" size="compact-xs" onClick={() => onSetAll(false)}>
          {t('ui/page:actions.closeAll')}
        </Button>
      </span>
      <div id={choiceId} className={classes.choice} hidden={!isChoosing}>
        {isChoosing && <TimeChoice view={view} data={data} onViewChange={onViewChange} />}
      </div>
    </div>
  )
}
