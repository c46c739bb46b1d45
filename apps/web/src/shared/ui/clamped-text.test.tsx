import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../testing/testing-render.tsx'
import { ClampedText } from './clamped-text.tsx'

const long = 'Próbatétel Nemzetközi Mezőgazdasági és Élelmiszer-feldolgozó Zártkörűen Működő Részvénytársaság'

/** Boxes have no size here: the content is as high as told, what is shown of it as well. */
function setHeights(content: number, shown: number): void {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(content)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shown)
}

afterEach(() => vi.restoreAllMocks())

test('a short text, and a long one that has room, are just the text', () => {
  setHeights(60, 60)
  renderWithProviders(
    <>
      <ClampedText text="Parányi Bt." />
      <ClampedText text={long} as="h1" />
    </>,
  )
  expect(screen.getByText('Parányi Bt.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: long })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a text that is cut is shown whole on demand, and cut again', async () => {
  setHeights(120, 60)
  const { user } = renderWithProviders(<ClampedText text={long} />)
  const toggle = screen.getByRole('button', { name: 'Teljes szöveg', expanded: false })
  const box = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  expect(box).toHaveTextContent(long)
  const cut = box?.className
  await user.click(toggle)
  expect(screen.getByRole('button', { name: 'Kevesebb', expanded: true })).toHaveFocus()
  expect(box?.className).not.toBe(cut)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Teljes szöveg' })).toHaveFocus()
  expect(box?.className).toBe(cut)
})
