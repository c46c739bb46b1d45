import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../testing/testing-render.tsx'
import { NumberField } from './number-field.tsx'

function Amount() {
  const [typed, setTyped] = useState('')
  return <NumberField label="Összeg" typed={typed} onTyped={setTyped} />
}

test.each([
  ['1.200.000', '1\u00A0200\u00A0000'],
  ['1200,50', '1\u00A0200,5'],
  ['1,200', '1,2'],
  ['1,5 M', '1,5 M'],
  ['  ', ''],
])('%j is shown as it was read once the field is left: %j', async (typed, shown) => {
  const { user } = renderWithProviders(<Amount />)
  const field = screen.getByRole('textbox', { name: 'Összeg' })
  await user.type(field, typed)
  expect(field).toHaveValue(typed)
  await user.tab()
  expect(field).toHaveValue(shown)
})
