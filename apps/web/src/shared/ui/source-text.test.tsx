import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../testing/testing-render.tsx'
import { SourceText } from './source-text.tsx'

test('words of a source in another language carry it, to the eye and to a reader of screens', () => {
  renderWithProviders(<SourceText lang="ro">Lichidare</SourceText>)
  expect(screen.getByText('Lichidare')).toHaveAttribute('lang', 'ro')
  expect(screen.getByTitle('román nyelven')).toHaveTextContent('RO(román nyelven)')
})

test('the page’s own language needs no mark', () => {
  const { container } = renderWithProviders(<SourceText lang={undefined}>Felszámolás</SourceText>)
  expect(container.querySelector('[lang]')).toBeNull()
  expect(screen.getByText('Felszámolás')).toBeVisible()
})
