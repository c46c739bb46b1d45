import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getNegativeInfoDetails, getPositiveInfoDetails } from '@merleg/contract/report/info.contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'

const URL = '/report/14562877/negative-info/details/n_liquidation_00'

test('shows an item in full, with the ways back and to its print', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getNegativeInfoDetails, {
    title: 'Felszámolás – Győr',
    html: '<h3>A közzétett szöveg</h3><p>Elrendelte.</p>',
  })
  renderApp({ url: URL })
  expect(await screen.findByRole('heading', { level: 2, name: 'Felszámolás – Győr' })).toBeVisible()
  expect(await screen.findByText('Elrendelte.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vissza a listához' })).toHaveAttribute(
    'href',
    '/report/14562877/negative-info?open=n_liquidation_00',
  )
  expect(screen.getByRole('link', { name: 'Nyomtatás' })).toHaveAttribute(
    'href',
    '/report/print/info/14562877/n_liquidation_00',
  )
})

test('cleans html once more, whatever was sent', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getPositiveInfoDetails, {
    title: '<b>Cím</b>',
    html: '<p onclick="alert(1)">Szöveg</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">ide</a>',
  })
  renderApp({ url: '/report/14562877/positive-info/details/p_growth_2024' })
  expect(await screen.findByText('Szöveg')).not.toHaveAttribute('onclick')
  expect(screen.getByRole('heading', { level: 2, name: '<b>Cím</b>' })).toBeVisible()
  expect(screen.getByText('ide')).not.toHaveAttribute('href')
  expect(document.querySelector('main img, main script')).toBeNull()
})

test('of an item that is no longer there says so', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getNegativeInfoDetails, 'info-item.not-found', { message: 'Ilyen információ nem szerepel a cégnél.' })
  renderApp({ url: URL })
  expect(await screen.findByText('Ilyen információ nem szerepel a cégnél.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vissza a listához' })).toBeVisible()
})
