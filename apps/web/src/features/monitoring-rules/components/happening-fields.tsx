import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import { ActionIcon, MultiSelect, NativeSelect } from '@mantine/core'
import {
  isMonitoringEventKind,
  MONITORING_EVENT_KINDS,
  MONITORING_LEVELS,
  monitoringEventRule,
} from '@merleg/domain/monitoring-events'
import { FALL_MONTHS_MAX, FALLEN_BANDS_MAX, TURNING_FIGURES, TURNS } from '@merleg/domain/monitoring-rules/alert-rule'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../shared/typed-number/number-field.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../monitoring-rules.module.css'
import type { HappeningDraft } from '../rule-draft.ts'

type Of<Kind extends HappeningDraft['kind']> = Extract<HappeningDraft, { kind: Kind }>
type FieldsProps<Kind extends HappeningDraft['kind']> = {
  draft: Of<Kind>
  onChange: (draft: HappeningDraft) => void
  /** What is wrong with one of its fields, in words. */
  faultOf: (field: string) => string | undefined
}
type RowProps = FieldsProps<HappeningDraft['kind']> & { onRemove: (() => void) | null }

/** One happening of a rule as part of its sentence. */
export function HappeningFields({ draft, onChange, faultOf, onRemove }: RowProps) {
  const { t } = useTranslation('monitoring-rules/page')
  const label = t(`happenings.${draft.kind}`)
  return (
    <fieldset className={classes.happening}>
      <legend className="visually-hidden">{label}</legend>
      <div className={classes.phrase}>{fieldsOf({ draft, onChange, faultOf })}</div>
      {onRemove !== null && (
        <ActionIcon variant="subtle" color="gray" aria-label={t('removeHappening', { label })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </ActionIcon>
      )}
    </fieldset>
  )
}

function fieldsOf({ draft, ...rest }: FieldsProps<HappeningDraft['kind']>): ReactNode {
  switch (draft.kind) {
    case 'events':
      return <EventFields draft={draft} {...rest} />
    case 'rating-falls':
      return <FallFields draft={draft} {...rest} />
    case 'rating-below':
      return <BelowFields draft={draft} {...rest} />
    case 'turns':
      return <TurnFields draft={draft} {...rest} />
  }
}

function EventFields({ draft, onChange, faultOf }: FieldsProps<'events'>) {
  const { t } = useTranslation(['monitoring-rules/page', 'monitoring-rules/words', 'monitoring/words'])
  const groups = MONITORING_LEVELS.map((level) => ({
    group: t(`monitoring/words:levels.${level}`),
    items: MONITORING_EVENT_KINDS.filter((kind) => monitoringEventRule(kind).level === level).map((kind) => ({
      value: kind,
      label: t(`monitoring/words:events.${kind}`),
    })),
  }))
  return (
    <>
      <span>{t('events.begin')}</span>
      <MultiSelect
        className={classes.wide}
        aria-label={t('events.kinds')}
        placeholder={draft.kinds.length === 0 ? t('events.anyKind') : undefined}
        data={groups}
        value={[...draft.kinds]}
        error={faultOf('kinds')}
        searchable
        clearable
        hidePickedOptions
        clearButtonProps={{ 'aria-label': t('events.clearKinds') }}
        nothingFoundMessage={t('events.noKind')}
        maxDropdownHeight={280}
        onChange={(kinds) => onChange({ ...draft, kinds: kinds.filter(isMonitoringEventKind) })}
      />
      <NativeSelect
        aria-label={t('events.importance')}
        value={draft.importances[0] ?? ''}
        data={[
          { value: '', label: t('events.anyImportance') },
          ...EVENT_IMPORTANCES.map((one) => ({ value: one, label: t(`monitoring-rules/words:news.${one}`) })),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget
          onChange({ ...draft, importances: EVENT_IMPORTANCES.filter((one) => one === value) })
        }}
      />
      <NativeSelect
        aria-label={t('events.level')}
        value={draft.level ?? ''}
        data={[
          { value: '', label: t('events.anyLevel') },
          ...MONITORING_LEVELS.map((one) => ({
            value: one,
            label: t('events.upTo', { level: t(`monitoring/words:levels.${one}`) }),
          })),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget
          onChange({ ...draft, level: MONITORING_LEVELS.find((one) => one === value) ?? null })
        }}
      />
    </>
  )
}

const numbersTo = (last: number): string[] => Array.from({ length: last }, (_, index) => String(index + 1))

function FallFields({ draft, onChange }: FieldsProps<'rating-falls'>) {
  const { t } = useTranslation('monitoring-rules/page')
  return (
    <>
      <span>{t('falls.begin')}</span>
      <NativeSelect
        aria-label={t('falls.months')}
        value={String(draft.months)}
        data={numbersTo(FALL_MONTHS_MAX)}
        onChange={(event) => onChange({ ...draft, months: Number(event.currentTarget.value) })}
      />
      <span>{t('falls.middle', { count: draft.months })}</span>
      <NativeSelect
        aria-label={t('falls.bands')}
        value={String(draft.bands)}
        data={numbersTo(FALLEN_BANDS_MAX)}
        onChange={(event) => onChange({ ...draft, bands: Number(event.currentTarget.value) })}
      />
      <span>{t('falls.end', { count: draft.bands })}</span>
    </>
  )
}

function BelowFields({ draft, onChange, faultOf }: FieldsProps<'rating-below'>) {
  const { t } = useTranslation('monitoring-rules/page')
  return (
    <>
      <span>{t('below.begin')}</span>
      <NumberField
        className={classes.points}
        aria-label={t('below.points')}
        inputMode="numeric"
        typed={draft.points}
        error={faultOf('points')}
        onTyped={(points) => onChange({ ...draft, points })}
      />
      <span>{t('below.end')}</span>
    </>
  )
}

function TurnFields({ draft, onChange }: FieldsProps<'turns'>) {
  const { t } = useTranslation(['monitoring-rules/page', 'company-search/words'])
  return (
    <>
      <span>{t('turns.begin')}</span>
      <NativeSelect
        aria-label={t('turns.figure')}
        value={draft.figure}
        data={TURNING_FIGURES.map((one) => ({ value: one, label: t(`company-search/words:criteria.${one}`) }))}
        onChange={(event) => {
          const { value } = event.currentTarget
          onChange({ ...draft, figure: TURNING_FIGURES.find((one) => one === value) ?? draft.figure })
        }}
      />
      <NativeSelect
        aria-label={t('turns.to')}
        value={draft.to}
        data={TURNS.map((one) => ({ value: one, label: t(`turns.${one}`) }))}
        onChange={(event) => {
          const { value } = event.currentTarget
          onChange({ ...draft, to: TURNS.find((one) => one === value) ?? draft.to })
        }}
      />
    </>
  )
}
