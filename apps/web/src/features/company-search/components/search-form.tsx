import type { SearchForm as Form } from '@merleg/contract/company-search.contract'
import {
  CRITERION_CARDS,
  type CriterionCard,
  type CriterionId,
  criterionRule,
  CRITERION_IDS,
  listCriteria,
  type SearchVariant,
} from '@merleg/domain/company-search/criteria'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyValue, isFilled, listFilled } from '../search-draft.ts'
import classes from '../search-form.module.css'
import type { FormAt } from '../use-search-draft.ts'
import { useSearchCount } from '../use-search-count.ts'
import { type SearchFormControl, useSearchForm } from '../use-search-form.ts'
import { CriterionField } from './criterion-field.tsx'
import { FilledCriteria } from './filled-criteria.tsx'
import { FinancialHint } from './financial-hint.tsx'
import { SearchCard } from './search-card.tsx'
import { SearchFooter } from './search-footer.tsx'

/** Cards that stand open from the start; others do where something of them is filled in. */
const OPEN_FIRST: readonly CriterionCard[] = ['basic', 'address', 'activities']

/** The criteria of a card in the order of the form; that of the footer is not among them. */
function listOfCard(variant: SearchVariant, card: CriterionCard): CriterionId[] {
  return listCriteria(variant).filter((id) => id !== 'onlyValid' && criterionRule(id).card === card)
}

/** The criteria in their cards, what is filled in with what each costs, and the way to the results. */
export function SearchForm({ at, form }: { at: FormAt; form: Form }) {
  const { variant } = at
  const { t } = useTranslation('company-search/page')
  const box = useRef<HTMLFormElement>(null)
  const search = useSearchForm(at, form)
  const count = useSearchCount(variant, search.query)
  const [toggled, setToggled] = useState<ReadonlyMap<CriterionCard, boolean>>(
    () => new Map(listFilled(search.draft).map((id) => [criterionRule(id).card, true])),
  )
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const submit = async (): Promise<void> => {
    const faults = await search.submit()
    if (faults.size === 0) return
    // What is wrong must be in sight before it takes the focus.
    setToggled(
      (before) => new Map([...before, ...[...faults.keys()].map((id) => [criterionRule(id).card, true] as const)]),
    )
    setAttempt((before) => before + 1)
  }
  const remove = <Id extends CriterionId>(id: Id): void => search.set(id, emptyValue(id))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears which of its fields is left
    <form
      ref={box}
      className={classes.form}
      aria-label={t(`title.${variant}`)}
      noValidate
      onBlur={(event) => leaveCriterion(event, search.leave)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={classes.layout}>
        <div className={classes.cards}>
          {CRITERION_CARDS.filter((card) => listOfCard(variant, card).length > 0).map((card) => (
            <FormCard
              key={card}
              card={card}
              ids={listOfCard(variant, card)}
              isOpen={toggled.get(card) ?? OPEN_FIRST.includes(card)}
              onToggle={(isOpen) => setToggled((before) => new Map([...before, [card, isOpen]]))}
              search={search}
              form={form}
            />
          ))}
        </div>
        <FilledCriteria draft={search.draft} prefill={form.prefill} count={count} onRemove={remove} />
      </div>
      <SearchFooter search={search} count={count} />
    </form>
  )
}

/** Tells which criterion the focus has left. */
function leaveCriterion(event: FocusEvent, leave: (id: CriterionId) => void): void {
  const { target, relatedTarget } = event
  const criterion = target.closest<HTMLElement>('[data-criterion]')
  if (criterion === null || (relatedTarget instanceof Node && criterion.contains(relatedTarget))) return
  const id = CRITERION_IDS.find((known) => known === criterion.dataset['criterion'])
  if (id !== undefined) leave(id)
}

type FormCardProps = {
  card: CriterionCard
  ids: readonly CriterionId[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  search: SearchFormControl
  form: Form
}

function FormCard({ card, ids, isOpen, onToggle, search, form }: FormCardProps) {
  const filled = ids.filter((id) => criterionRule(id).isModifier !== true && isFilled(id, search.draft))
  return (
    <SearchCard card={card} isOpen={isOpen} filledCount={filled.length} onToggle={() => onToggle(!isOpen)}>
      {card === 'financial' && <FinancialHint />}
      {ids.map((id) => (
        <CriterionField
          key={id}
          id={id}
          draft={search.draft}
          set={search.set}
          faults={search.faults.get(id)}
          prefill={form.prefill}
          reader={search.reader}
        />
      ))}
    </SearchCard>
  )
}
