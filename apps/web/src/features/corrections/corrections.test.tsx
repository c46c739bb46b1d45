import {
  listCorrections,
  listDisputedValues,
  reportCorrection,
  uploadCorrectionFile,
} from '@merleg/contract/corrections.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { testingHeader } from '../report/header/testing-header.ts'
import { testingCompanyData } from '../report/company-data/testing-company-data.ts'
import { testingCorrection, testingDisputed } from './testing-corrections.ts'

const REPORT = '/report/14562877/company-data'

function openReport() {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getCompanyData, testingCompanyData)
  return renderApp({ url: REPORT })
}

async function openForm() {
  const app = openReport()
  const [hint] = await screen.findAllByRole('button', { name: /^Forrás és dátum/ })
  if (hint === undefined) throw new Error('No value has a source.')
  await app.user.click(hint)
  await app.user.click(await screen.findByRole('button', { name: 'Hibás adat jelzése' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hibás adat jelzése' }, { timeout: 15_000 }))
  return { ...app, dialog }
}

test('from the source of a value it is reported as wrong', async () => {
  const sent: unknown[] = []
  mockEndpoint(reportCorrection, ({ body }) => {
    sent.push(body)
    return { id: 'c1', number: 7, notification: 'Rögzítettük.' }
  })
  const { user, dialog } = await openForm()
  // What stands in the row, not the days beside the source.
  expect(dialog.queryByDisplayValue(/^\d{4}\. /)).toBeNull()
  await user.type(dialog.getByLabelText(/^Mi a hiba\?/), 'elköltöztek')
  await user.type(dialog.getByLabelText(/^Mi lenne helyes\?/), 'Szeged')
  await user.click(dialog.getByRole('button', { name: 'Hibajelzés elküldése' }))
  expect(await screen.findByText('Rögzítettük.')).toBeVisible()
  expect(sent).toMatchObject([
    { companyId: '14562877', section: 'company-data', fault: 'elköltöztek', expected: 'Szeged' },
  ])
})

test('what is missing is told beside its field', async () => {
  const { user, dialog } = await openForm()
  await user.click(dialog.getByRole('button', { name: 'Hibajelzés elküldése' }))
  expect(dialog.getByLabelText(/^Mi a hiba\?/)).toBeInvalid()
  expect(dialog.getByLabelText(/^Mi lenne helyes\?/)).toBeInvalid()
})

test('a refusal stays in the form, with what was typed', async () => {
  mockRefusal(reportCorrection, 'correction.open-already')
  const { user, dialog } = await openForm()
  await user.type(dialog.getByLabelText(/^Mi a hiba\?/), 'elköltöztek')
  await user.type(dialog.getByLabelText(/^Mi lenne helyes\?/), 'Szeged')
  await user.click(dialog.getByRole('button', { name: 'Hibajelzés elküldése' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByLabelText(/^Mi a hiba\?/)).toHaveValue('elköltöztek')
})

test('a file that fails is told apart from the report, which is stored', async () => {
  mockEndpoint(reportCorrection, { id: 'c1', number: 7, notification: 'Rögzítettük.' })
  mockRefusal(uploadCorrectionFile, 'correction.file-type')
  const { user, dialog } = await openForm()
  await user.type(dialog.getByLabelText(/^Mi a hiba\?/), 'elköltöztek')
  await user.type(dialog.getByLabelText(/^Mi lenne helyes\?/), 'Szeged')
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  await user.upload(input, new File(['x'], 'x.pdf', { type: 'application/pdf' }))
  await user.click(dialog.getByRole('button', { name: 'Hibajelzés elküldése' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('7. számmal rögzítettük')
  expect(dialog.getByRole('button', { name: 'Fájl elküldése' })).toBeEnabled()
})

test('a section says in words what is disputed in it', async () => {
  mockEndpoint(listDisputedValues, { items: [testingDisputed], canReport: true })
  openReport()
  const told = within(
    await screen.findByRole('complementary', { name: 'Vitatott vagy hibás adatok ebben a fejezetben' }),
  )
  expect(told.getByText(/vitatott; .*6720 Szeged/)).toBeVisible()
})

test('that it is not known what is disputed is said', async () => {
  mockRefusal(listDisputedValues, 'unexpected')
  openReport()
  expect(await screen.findByText('Most nem tudjuk megmondani, mely értékeket jelezték hibásnak.')).toBeVisible()
})

test('the list tells state and answers; empty and failing too', async () => {
  mockEndpoint(listCorrections, { count: 1, currentPage: 1, perPage: 10, items: [testingCorrection], canReport: true })
  const { unmount } = renderApp({ url: '/corrections' })
  expect(await screen.findByText('Elbírálásra vár')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Válaszok' })).getByText('Utánanézünk.')).toBeVisible()
  unmount()
  mockEndpoint(listCorrections, { count: 0, currentPage: 1, perPage: 10, items: [], canReport: true })
  const empty = renderApp({ url: '/corrections' })
  expect(await screen.findByText('Még nem jelzett hibás adatot')).toBeVisible()
  empty.unmount()
  mockRefusal(listCorrections, 'unexpected')
  renderApp({ url: '/corrections' })
  expect(await screen.findByRole('alert')).toBeVisible()
})

test('a value reported elsewhere, under another name, is marked by its key', async () => {
  const [item] = testingCompanyData.groups.flatMap(({ items }) => items)
  if (item === undefined) throw new Error('There is no item.')
  const key = 'name//2020-01-01'
  const provenance = { ...item.provenance, key }
  const data = structuredClone(testingCompanyData)
  for (const { items } of data.groups) if (items[0]) items[0].provenance = provenance
  mockEndpoint(listDisputedValues, {
    items: [
      { ...testingDisputed, section: 'summary', field: 'Sitz', fieldKey: key, sources: [provenance], locale: 'de' },
    ],
    canReport: true,
  })
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getCompanyData, data)
  renderApp({ url: REPORT })
  expect((await screen.findAllByText('vitatott'))[0]).toBeVisible()
  expect(screen.queryByRole('complementary', { name: /^Vitatott vagy hibás/ })).not.toBeInTheDocument()
})

test('a demo account is offered no report, and told why', async () => {
  mockEndpoint(listDisputedValues, { items: [], canReport: false })
  const { user, unmount } = openReport()
  const [hint] = await screen.findAllByRole('button', { name: /^Forrás és dátum/ })
  if (hint === undefined) throw new Error('No value has a source.')
  await user.click(hint)
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Hibás adat jelzése' })).not.toBeInTheDocument()
  unmount()
  mockEndpoint(listCorrections, { count: 0, currentPage: 1, perPage: 10, items: [], canReport: false })
  renderApp({ url: '/corrections' })
  expect(await screen.findByText('A bemutatóban nem jelezhető hibás adat')).toBeVisible()
})
