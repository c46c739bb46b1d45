import { Menu, Button, ActionIcon } from '@mantine/core'
import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { SearchPrefill } from '@merleg/contract/company-search.contract'
import { CRITERION_CARDS, type CriterionId, criterionRule } from '@merleg/domain/company-search/criteria'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { todayInHungary } from '../../shared/format/today.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { CriterionField } from './components/criterion-field.tsx'
import { FinancialHint } from './components/financial-hint.tsx'
import {
  emptyValue,
  groupFaults,
  isFilled,
  listFilled,
  readQuery,
  type ValueOf,
  withValue,
  writeDraftOf,
} from './search-draft.ts'
import classes from './search-form.module.css'

type CriteriaPickerProps = {
  /** What can be chosen, and what is filled in at first. */
  criteria: readonly CriterionId[]
  initial: CompanyQuery
  prefill: SearchPrefill
  /** Null while something in it is wrong. */
  onChange: (query: CompanyQuery | null) => void
  /** Is what is wrong told, also of criteria that are chosen and empty? */
  isChecked: boolean
  /** What the server refused, by the paths of its fields. */
  refused: Readonly<Record<string, string>>
}

/** Some criteria of the search for another form: chosen from a list one by one, each with its own input. */
export function CriteriaPicker({ criteria, initial, prefill, onChange, isChecked, refused }: CriteriaPickerProps) {
  const { t } = useTranslation(['company-search/page', 'company-search/words'])
  const { locale } = usePreferences()
  const reader = useMemo(() => ({ locale, today: todayInHungary() }), [locale])
  const [draft, setDraft] = useState(() => writeDraftOf(initial, reader))
  const [chosen, setChosen] = useState(() => listFilled(draft).filter((id) => criteria.includes(id)))
  const faults = useMemo(() => readQuery(draft, reader).faults, [draft, reader])
  const told = groupFaults(Object.entries(refused).map(([path, code]) => ({ path: path.split('.'), code })))
  const put = (next: typeof draft, ids: readonly CriterionId[]): void => {
    setDraft(next)
    setChosen([...ids])
    // What is chosen and not filled in is not meant so.
    onChange(ids.every((id) => isFilled(id, next)) ? readQuery(next, reader).query : null)
  }
  const set = <Id extends CriterionId>(id: Id, value: ValueOf<Id>): void => put(withValue(draft, id, value), chosen)
  const remove = (id: CriterionId): void =>
    put(
      withValue(draft, id, emptyValue(id)),
      chosen.filter((one) => one !== id),
    )
  return (
    <div className={classes.picked}>
      {chosen.map((id) => (
        <div key={id} className={classes.pickedRow}>
          <CriterionField
            id={id}
            draft={draft}
            set={set}
            faults={faults?.get(id) ?? (isChecked ? told.get(id) : undefined)}
            prefill={prefill}
            reader={reader}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('picker.remove', { label: t(`company-search/words:criteria.${id}`) })}
            onClick={() => remove(id)}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
          {criterionRule(id).kind === 'millions' && <p className={classes.hint}>{t('picker.millions')}</p>}
          {isChecked && !isFilled(id, draft) && (
            <p className={classes.fault} role="alert">
              {t('picker.empty')}
            </p>
          )}
        </div>
      ))}
      {chosen.some((id) => criterionRule(id).kind === 'millions') && <FinancialHint />}
      <AddCriterion
        criteria={criteria.filter((id) => !chosen.includes(id))}
        onAdd={(id) => put(draft, [...chosen, id])}
      />
    </div>
  )
}

type AddCriterionProps = { criteria: readonly CriterionId[]; onAdd: (id: CriterionId) => void }

function AddCriterion({ criteria, onAdd }: AddCriterionProps) {
  const { t } = useTranslation(['company-search/page', 'company-search/words'])
  const cards = CRITERION_CARDS.filter((card) => criteria.some((id) => criterionRule(id).card === card))
  const ofCard = (card: string) => criteria.filter((id) => criterionRule(id).card === card)
  if (criteria.length === 0) return null
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<Icon name="add" size={14} />}>
          {t('picker.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.pickerMenu}>
        {cards.map((card) => (
          <div key={card}>
            <Menu.Label>{t(`company-search/words:cards.${card}`)}</Menu.Label>
            {ofCard(card).map((id) => (
              <Menu.Item key={id} onClick={() => onAdd(id)}>
                {t(`company-search/words:criteria.${id}`)}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
