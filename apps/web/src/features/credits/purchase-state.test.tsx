import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../shared/http/api-error.ts'
import { renderWithProviders } from '../../shared/testing/testing-render.tsx'
import { PurchaseState, type PurchaseStateProps } from './purchase-state.widget.tsx'

const props: PurchaseStateProps = {
  title: 'Alpenglück GmbH',
  account: 'international',
  price: 1990,
  balance: 5000,
  boughtAt: null,
  onBuy: vi.fn(),
  onOpen: vi.fn(),
}

function show(changes: Partial<PurchaseStateProps>) {
  const [onBuy, onOpen] = [vi.fn(), vi.fn()]
  const { user } = renderWithProviders(<PurchaseState {...props} onBuy={onBuy} onOpen={onOpen} {...changes} />)
  return { group: screen.getByRole('group', { name: 'Vásárlás: Alpenglück GmbH' }), onBuy, onOpen, user }
}

test('what was bought opens again free', async () => {
  const { group, onOpen, onBuy, user } = show({ boughtAt: '2026-11-05T10:00:00.000Z', balance: 0 })
  expect(group).toHaveTextContent(/Megvásárolva: 2026. 11. 05..*ingyen újra megnyitható/)
  await user.click(screen.getByRole('button', { name: 'Megnyitás' }))
  expect([onOpen.mock.calls.length, onBuy.mock.calls.length]).toEqual([1, 0])
})

test('what can be bought says its price and the balance after it, and asks before it buys', async () => {
  const { group, onBuy, user } = show({})
  expect(group).toHaveTextContent(
    /Ár, áfa nélkül19,90.EUR.*Elkölthető egyenleg50,00.EUR.*Egyenleg a vásárlás után30,10.EUR/,
  )
  await user.click(screen.getByRole('button', { name: 'Megvásárlás' }))
  const dialog = await screen.findByRole('dialog', { name: 'Megvásárolja?' })
  expect(dialog).toHaveTextContent(/Alpenglück GmbH: ára 19,90.EUR áfa nélkül. Az egyenlege utána 30,10.EUR lesz./)
  expect(onBuy).not.toHaveBeenCalled()
  await user.click(screen.getAllByRole('button', { name: 'Megvásárlás' }).at(-1) ?? dialog)
  expect(onBuy).toHaveBeenCalledOnce()
})

test.each([
  [5000, 5000, true],
  [5001, 5000, false],
  [0, 0, true],
])('a price of %i with %i to spend can be bought: %s', (price, balance, canBuy) => {
  show({ price, balance })
  expect(screen.queryByRole('button', { name: 'Megvásárlás' }) !== null).toBe(canBuy)
})

test('not enough says what is missing, and asks for a top-up', () => {
  const { group } = show({ balance: 990 })
  expect(screen.getByRole('status')).toHaveTextContent('Az egyenlege nem fedezi ezt a vásárlást')
  expect(group).toHaveTextContent(/Ára 19,90.EUR áfa nélkül, elkölthető egyenlege 9,90.EUR. Még 10,00.EUR hiányzik./)
  expect(screen.getByRole('link', { name: 'Egyenleg és kivonat' })).toHaveAttribute(
    'href',
    '/credits?account=international',
  )
})

/** The same purchase, as it changes step by step. */
function Steps({ steps }: { steps: readonly Partial<PurchaseStateProps>[] }) {
  const [at, setAt] = useState(0)
  return (
    <>
      <PurchaseState {...props} {...steps[at]} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
    </>
  )
}

const refuse = (): ApiError => {
  const body = {
    type: 'credit',
    code: 'credit.insufficient',
    message: 'Nincs elég.',
    required: 1990,
    balance: 100,
  } as const
  return new ApiError({ status: 402, code: 'credit.insufficient', body })
}

test('a refusal knows the balance better than the page', () => {
  const { group } = show({ error: refuse() })
  expect(group).toHaveTextContent(/elkölthető egyenlege 1,00.EUR/)
})

test.each([
  ['price', { price: 50 }],
  ['balance', { balance: 2000 }],
])('a refusal is over with another %s, also where the former one comes back', async (_title, changes) => {
  const error = refuse()
  const { user } = renderWithProviders(
    <Steps steps={[{ error }, { error, ...changes }, { error }, { error: refuse() }]} />,
  )
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }))
  const canBuy = () => screen.queryByRole('button', { name: 'Megvásárlás' }) !== null
  expect(canBuy()).toBe(false)
  await next()
  expect(canBuy()).toBe(true)
  await next()
  expect(canBuy()).toBe(true)
  await next()
  expect(canBuy()).toBe(false)
})
