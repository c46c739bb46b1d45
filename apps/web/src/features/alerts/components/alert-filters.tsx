import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../shared/form/day-field.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { alertDeskQuery } from '../alerts.queries.ts'
import classes from '../alerts.module.css'
import { INBOX_GROUPS, type InboxSearch, isFiltered, NO_FILTER } from '../inbox-view.ts'

type AlertFiltersProps = { search: InboxSearch; onChange: (filter: Partial<InboxSearch>) => void }

/** What narrows the list, and by what it is grouped. */
export function AlertFilters({ search, onChange }: AlertFiltersProps) {
  const { t } = useTranslation('alerts/page')
  const { data: desk } = useQuery(alertDeskQuery)
  const { view = 'open', group = 'company', importance, assignee, since } = search
  return (
    <div className={classes.filters}>
      <SearchField value={search.search} onChange={(text) => onChange({ search: text })} />
      <NativeSelect
        size="xs"
        label={t('filter.importance')}
        value={importance ?? ''}
        data={[
          { value: '', label: t('filter.anyImportance') },
          ...EVENT_IMPORTANCES.map((value) => ({ value, label: t(`importance.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ importance: EVENT_IMPORTANCES.find((each) => each === value) })
        }
      />
      {view !== 'mine' && (
        <NativeSelect
          size="xs"
          label={t('filter.assignee')}
          value={assignee ?? ''}
          data={[
            { value: '', label: t('filter.anyAssignee') },
            { value: 'nobody', label: t('filter.nobody') },
            ...(desk?.users ?? []).map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ assignee: value === '' ? undefined : value })}
        />
      )}
      <DayField
        label={t('filter.since')}
        value={since}
        onChange={(day) => onChange({ since: day })}
        onClear={() => onChange({ since: undefined })}
      />
      {view !== 'done' && (
        <NativeSelect
          size="xs"
          label={t('group.label')}
          value={group}
          data={INBOX_GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
          onChange={({ currentTarget: { value } }) => onChange({ group: INBOX_GROUPS.find((each) => each === value) })}
        />
      )}
      {isFiltered(search) && (
        <Button variant="subtle" size="xs" onClick={() => onChange(NO_FILTER)}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}

function SearchField({
  value = '',
  onChange,
}: {
  value: string | undefined
  onChange: (text: string | undefined) => void
}) {
  const { t } = useTranslation('alerts/page')
  const [typed, setTyped] = useState(value)
  const confirm = (): void => {
    const text = typed.trim()
    if (text !== value) onChange(text === '' ? undefined : text)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    confirm()
  }
  return (
    <form role="search" onSubmit={submit}>
      <TextInput
        type="search"
        size="xs"
        label={t('filter.search')}
        maxLength={200}
        leftSection={<Icon name="search" size={14} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={confirm}
      />
    </form>
  )
}
