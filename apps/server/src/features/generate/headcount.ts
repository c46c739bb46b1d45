import type { FactObservation } from '@merleg/domain/observation'
import type { Accounts } from './account-totals.ts'
import { type Day, dayOf } from './days.ts'
import { during, type Frame, spansOf } from './fact-frame.ts'

type Employer = { accounts: readonly Accounts[]; foundedOn: Day; ceasedOn: Day | null }

/** Persons employed, from the first day of the year whose accounts tell it. */
export function headcountFacts(frame: Frame, { accounts, foundedOn, ceasedOn }: Employer): FactObservation[] {
  const steps = accounts.map(({ year, heads }) => ({ from: Math.max(dayOf(year, 1, 1), foundedOn), value: heads }))
  return spansOf(steps, ceasedOn).map(({ value, from, to }) => ({
    ...frame,
    section: 'headcount',
    slot: '',
    payload: { persons: value },
    ...during(from, to),
  }))
}
