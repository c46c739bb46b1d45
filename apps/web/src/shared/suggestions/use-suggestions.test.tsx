import { autocomplete } from '@merleg/contract/search.contract'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { mockEndpoint, mockRefusal } from '../testing/testing-api.ts'
import { renderWithProviders } from '../testing/testing-render.tsx'
import { useSuggestionHint, useSuggestions } from './use-suggestions.ts'

const NONE = /Adatbázisunkban nincs ilyen cég/

function Field() {
  const [text, setText] = useState('')
  const hint = useSuggestionHint(useSuggestions(text))
  return (
    <>
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <p role="status">{hint}</p>
    </>
  )
}

function show() {
  const { user } = renderWithProviders(<Field />)
  return { user, field: screen.getByRole('textbox'), hint: screen.getByRole('status') }
}

test('that there is no such company is said only once it was looked for', async () => {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  mockEndpoint(autocomplete, async () => {
    await asked
    return { results: [], isSimilar: false }
  })
  const { user, field, hint } = show()
  expect(hint).toHaveTextContent('Írjon be legalább 3 karaktert.')
  await user.type(field, 'qqqq')
  expect(hint).toHaveTextContent('Keresés…')
  answer()
  expect(await screen.findByText(NONE)).toBeVisible()
  await user.type(field, 'x')
  expect(hint).toHaveTextContent('Keresés…')
})

test('a search that failed is no answer', async () => {
  mockRefusal(autocomplete, 'service.unavailable', { message: 'Most nem érhető el.' })
  const { user, field, hint } = show()
  await user.type(field, 'qqqq')
  expect(await screen.findByText('Most nem érhető el.')).toBeVisible()
  expect(hint).not.toHaveTextContent(NONE)
})
