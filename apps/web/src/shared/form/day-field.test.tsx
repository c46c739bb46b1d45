import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../testing/testing-render.tsx'
import { DayField } from './day-field.tsx'

test('a day after the last one is refused with what may be chosen', async () => {
  const onChange = vi.fn<(day: string) => void>()
  const { user } = renderWithProviders(<DayField label="Nap" value="2026-11-20" max="2026-11-21" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Nap' })
  await user.clear(field)
  await user.type(field, '2026. 11. 22.{Enter}')
  expect(field).toBeInvalid()
  expect(screen.getByText(/legkésőbb 2026\.\s11\.\s21\./)).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})

test('a day is shown, typed and confirmed in the reader’s way; what is no day is told', async () => {
  const onChange = vi.fn<(day: string) => void>()
  const { user } = renderWithProviders(<DayField label="Nap" value="2026-11-20" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Nap' })
  expect(field).toHaveDisplayValue(/^2026\.\s11\.\s20\.$/)
  await user.clear(field)
  await user.type(field, '2026. 02. 30.{Enter}')
  expect(field).toBeInvalid()
  expect(screen.getByText(/Ilyen nap nincs. Így írja: 2026/)).toBeVisible()
  await user.type(field, '{Escape}')
  expect(field).toBeValid()
  expect(field).toHaveDisplayValue(/^2026\.\s11\.\s20\.$/)
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, '2020.5.1{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2020-05-01')
})
