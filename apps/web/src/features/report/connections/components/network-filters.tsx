import { Checkbox, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { NetworkView } from '../connections.queries.ts'
import classes from './network-filters.module.css'

type Change = NetworkView & { colors?: 'rating' | undefined }
type NetworkFiltersProps = {
  view: NetworkView
  colors: 'rating' | undefined
  onChange: (changes: Change) => void
}

const SWITCHES = ['owners', 'leaders', 'onlyActive', 'withoutConnections'] as const

/** What of the network is asked for; all are on unless told otherwise. */
export function NetworkFilters({ view, colors, onChange }: NetworkFiltersProps) {
  const { t } = useTranslation('report/connections/page')
  const levelsId = useId()
  return (
    <section className={classes.filters} aria-label={t('filters.title')}>
      <div className={classes.levels} role="group" aria-labelledby={levelsId} title={t('filters.levelsHint')}>
        <span id={levelsId}>{t('filters.levels')}</span>
        <SegmentedControl
          size="xs"
          data={['1', '2']}
          value={String(view.levels ?? 1)}
          onChange={(levels) => onChange({ levels: levels === '2' ? 2 : undefined })}
        />
      </div>
      {SWITCHES.map((key) => (
        <Checkbox
          key={key}
          size="xs"
          label={t(`filters.${key}`)}
          checked={view[key] ?? true}
          onChange={(event) => onChange({ [key]: event.currentTarget.checked ? undefined : false })}
        />
      ))}
      <Checkbox
        size="xs"
        label={t('filters.colors')}
        checked={colors === 'rating'}
        onChange={(event) => onChange({ colors: event.currentTarget.checked ? 'rating' : undefined })}
      />
    </section>
  )
}
