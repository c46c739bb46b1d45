import { MantineProvider } from '@mantine/core'
import { requestTopUp } from '@merleg/contract/requests.contract'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../shared/http/query-client.ts'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'
import { theme } from '../../shared/ui/theme.ts'
import { TopUpRequest } from './top-up-request.widget.tsx'

async function open(account: CreditAccount, missing: number) {
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider theme={theme} env="test">
        <TopUpRequest account={account} missing={missing} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Feltöltést kérek' }))
  return user
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ')

test('proposes what is missing, rounded up, and shows what the server answered', async () => {
  const seen: SeenRequest[] = []
  mockEndpoint(requestTopUp, (request) => {
    seen.push(request)
    return { notification: 'Kérését megkaptuk.' }
  })
  const user = await open('normal', 1_234_500)
  const amount = screen.getByRole('textbox', { name: 'Összeg (Ft, áfa nélkül)' })
  expect(amount).toHaveFocus()
  expect(plain(amount.getAttribute('value'))).toBe('13 000')
  expect(plain(document.body.textContent)).toContain('A vásárláshoz hiányzik: 12 345 Ft')
  await user.type(screen.getByRole('textbox', { name: 'Megjegyzés (nem kötelező)' }), ' sürgős ')
  await user.dblClick(screen.getByRole('button', { name: 'Kérés elküldése' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Kérését megkaptuk.')
  expect(seen.map(({ body }) => body)).toEqual([{ account: 'normal', amount: 1_300_000, message: 'sürgős' }])
})

test('euros have cents; an amount that is none stays here', async () => {
  const seen: SeenRequest[] = []
  mockEndpoint(requestTopUp, (request) => {
    seen.push(request)
    return { notification: 'Megkaptuk.' }
  })
  const user = await open('international', 0)
  const amount = screen.getByRole('textbox', { name: 'Összeg (EUR, áfa nélkül)' })
  await user.clear(amount)
  await user.click(screen.getByRole('button', { name: 'Kérés elküldése' }))
  expect(plain(screen.getByText(/Adjon meg egy összeget/).textContent)).toContain('100 000,00 EUR')
  expect(amount).toHaveFocus()
  expect(seen).toEqual([])
  await user.type(amount, '48,5')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('status')).toHaveTextContent('Megkaptuk.')
  expect(seen.map(({ body }) => body)).toEqual([{ account: 'international', amount: 4850 }])
})

test.each([
  ['normal', '1.200.000', 120_000_000],
  ['normal', '1 200 000', 120_000_000],
  ['international', '1.200,5', 120_050],
] as const)('of the %s account %j is asked for as it was meant', async (account, typed, asked) => {
  const seen: SeenRequest[] = []
  mockEndpoint(requestTopUp, (request) => {
    seen.push(request)
    return { notification: 'Megkaptuk.' }
  })
  const user = await open(account, 0)
  const amount = screen.getByRole('textbox', { name: /^Összeg/ })
  await user.clear(amount)
  await user.type(amount, `${typed}{Enter}`)
  expect(await screen.findByRole('status')).toHaveTextContent('Megkaptuk.')
  expect(seen.map(({ body }) => body)).toEqual([{ account, amount: asked }])
})

test.each([
  ['1,5 M', 'Ez nem szám. Így írja: 1 250,5'],
  ['1200,5', 'Egész számot adjon meg, például 1 250.'],
])('of forints %j is told: %s', async (typed, fault) => {
  const user = await open('normal', 0)
  const amount = screen.getByRole('textbox', { name: /^Összeg/ })
  await user.clear(amount)
  await user.type(amount, `${typed}{Enter}`)
  expect(amount).toBeInvalid()
  expect(plain(document.body.textContent)).toContain(fault)
})

test('a refusal is told, and what was typed stays; the form can be closed', async () => {
  mockRefusal(requestTopUp, 'requests.too-many', { message: 'Túl sok kérés.' })
  const user = await open('normal', 0)
  const note = screen.getByRole('textbox', { name: 'Megjegyzés (nem kötelező)' })
  await user.type(note, 'maradjon')
  await user.click(screen.getByRole('button', { name: 'Kérés elküldése' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Túl sok kérés.')
  expect(note).toHaveValue('maradjon')
  await user.click(screen.getByRole('button', { name: 'Mégse' }))
  expect(screen.getByRole('button', { name: 'Feltöltést kérek' })).toBeVisible()
})
