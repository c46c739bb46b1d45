import { geoPlaces, geoSearch, quickSearch, type ResultRow, searchFilters } from '@merleg/contract/search.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'

const row: ResultRow = {
  companyId: '10738885',
  name: { value: 'ZÁÉV Építőipari Zrt.', url: '/report/10738885/summary' },
  matchedName: 'Zala Megyei Állami Építőipari Vállalat',
  address: '8900 Zalaegerszeg, Millennium köz 1.',
  taxNumber: '10738885-2-20',
  registrationNumber: '20-10-040128',
  countryCode: 'HU',
  isMadeUp: false,
  distanceKm: null,
  risk: { value: 71, band: 'low', label: 'alacsony kockázat' },
  status: { key: 'working', icon: 'status-working', color: 'good', value: 'működő' },
}
const page = (results: ResultRow[], count: number) => ({
  results,
  meta: { count, isCountExact: true, reachableCount: count, isSimilar: false, currentPage: 1, perPage: 10 },
})

beforeEach(() =>
  mockEndpoint(searchFilters, { statuses: [{ id: 'bankruptcy', value: 'csődeljárás alatt' }], counties: ['Zala'] }),
)

test('shows the results with the name that matched, and copies identifiers', async () => {
  mockEndpoint(quickSearch, page([row], 1))
  renderApp({ url: '/quick/search?query=zala' })
  const table = await screen.findByRole('table', { name: 'Találatok' })
  expect(within(table).getByRole('link', { name: row.name.value }).getAttribute('href')).toBe(
    '/report/10738885/summary',
  )
  expect(within(table).getByText('egyező név: Zala Megyei Állami Építőipari Vállalat')).toBeTruthy()
  expect(within(table).getByRole('button', { name: /Adószám másolása/ })).toBeTruthy()
  expect(screen.getByText('1 találat')).toBeTruthy()
})

test('says that nothing matches where names are only similar, and shows the rating of each', async () => {
  mockEndpoint(quickSearch, { results: [row], meta: { ...page([row], 1).meta, isSimilar: true } })
  renderApp({ url: '/quick/search?query=zaev%20epitoippari' })
  expect(await screen.findByText('Nincs pontos egyezés; hasonló nevek:')).toBeVisible()
  expect(screen.getByText('71 · alacsony kockázat')).toBeVisible()
})

test('is narrowed by status and county, which are in the address; that none is left is no missing company', async () => {
  const asked: URLSearchParams[] = []
  mockEndpoint(quickSearch, ({ url: { searchParams } }) => {
    asked.push(searchParams)
    return searchParams.has('status') ? page([], 0) : page([row, { ...row, companyId: '10738886' }], 2)
  })
  const { user, router } = renderApp({ url: '/quick/search?query=zala&currentPage=2' })
  const filters = await screen.findByRole('group', { name: 'Találatok szűkítése' })
  await user.click(within(filters).getByRole('combobox', { name: 'Státusz' }))
  await user.click(await screen.findByRole('option', { name: 'csődeljárás alatt' }))
  expect(await screen.findByText('A szűkítésnek egy találat sem felel meg')).toBeVisible()
  expect(router.state.location.href).toBe('/quick/search?query=zala&status=bankruptcy')
  expect(asked.at(-1)?.get('status')).toBe('bankruptcy')
  expect(screen.queryByText('Nincs találat')).toBeNull()
})

test('pages are in the address', async () => {
  const asked: string[] = []
  mockEndpoint(quickSearch, ({ url }) => {
    asked.push(url.search)
    return {
      results: [row],
      meta: { ...page([row], 35).meta, currentPage: Number(url.searchParams.get('currentPage')) },
    }
  })
  const { user, router } = renderApp({ url: '/quick/search?query=zala' })
  await user.click(await screen.findByRole('button', { name: 'Következő lap' }))
  await waitFor(() => expect(router.state.location.href).toBe('/quick/search?query=zala&currentPage=2'))
  expect(asked.at(-1)).toContain('currentPage=2')
})

test('says that there are more results than are counted, and pages through the best alone', async () => {
  mockEndpoint(quickSearch, {
    results: [row],
    meta: { count: 513_354, isCountExact: true, reachableCount: 50, isSimilar: false, currentPage: 1, perPage: 10 },
  })
  const { unmount } = renderApp({ url: '/quick/search?query=kft' })
  expect(await screen.findByText(/513.354 találat A lista a legjobb 50 találatot mutatja/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '6. lap' })).toBeNull()
  unmount()
  mockEndpoint(quickSearch, { results: [row], meta: { ...page([row], 1000).meta, isCountExact: false } })
  renderApp({ url: '/quick/search?query=ker%20kft' })
  expect(await screen.findByText(/legalább 1.?000 találat/)).toBeTruthy()
})

test('advises when nothing is found', async () => {
  mockEndpoint(quickSearch, page([], 0))
  renderApp({ url: '/quick/search?query=semmi' })
  expect(await screen.findByText('Nincs találat')).toBeTruthy()
  expect(screen.getByText(/hagyja el a cégformát/)).toBeTruthy()
})

test('advises of places where a place was searched for', async () => {
  mockEndpoint(geoSearch, page([], 0))
  renderApp({ url: '/geo/search?zip=9999' })
  expect(await screen.findByText('Nincs találat')).toBeVisible()
  expect(screen.getByText(/ellenőrizze az irányítószámot/)).toBeVisible()
  expect(screen.queryByText(/hagyja el a cégformát/)).toBeNull()
})

test('asks for three characters', async () => {
  renderApp({ url: '/quick/search?query=za' })
  expect(await screen.findByText(/legalább 3 karaktert/)).toBeTruthy()
})

test('offers to try again after a fault', async () => {
  mockRefusal(quickSearch, 'unexpected', { message: 'Váratlan hiba történt.' })
  const { user } = renderApp({ url: '/quick/search?query=zala' })
  const retry = await screen.findByRole('button', { name: 'Újra' })
  mockEndpoint(quickSearch, page([row], 1))
  await user.click(retry)
  expect(await screen.findByText('1 találat')).toBeTruthy()
})

test('an unknown settlement is a fault of its field, not a failure to load, until it is changed', async () => {
  const text = 'Ilyen nevű települést vagy vármegyét nem ismerünk.'
  mockEndpoint(geoPlaces, { settlements: [], counties: ['Pest'] })
  mockRefusal(geoSearch, 'place.not-found', { message: text, fields: { settlement: 'unknown' } })
  const { user } = renderApp({ url: '/geo/search?settlement=Nincs' })
  const field = await screen.findByLabelText('Település', { selector: 'input' })
  await waitFor(() => expect(field).toHaveAccessibleDescription(text))
  expect(screen.queryByRole('button', { name: 'Újra' })).toBeNull()
  await user.type(field, 'h')
  expect(screen.queryByText(text)).toBeNull()
})

test('a mistyped settlement is corrected by one of those it may have meant', async () => {
  const asked: (string | null)[] = []
  mockEndpoint(geoPlaces, { settlements: [], counties: ['Pest'] })
  mockRefusal(geoSearch, 'place.not-found', {
    message: 'Ilyen nevű települést vagy vármegyét nem ismerünk.',
    fields: { settlement: 'unknown' },
    proposals: { settlement: ['Szeged', 'Szegerdő'] },
  })
  const { user, router } = renderApp({ url: '/geo/search?settlement=Szegedd&radiusKm=10' })
  const proposal = await screen.findByRole('button', { name: 'Szeged' })
  mockEndpoint(geoSearch, ({ url }) => {
    asked.push(url.searchParams.get('settlement'))
    return page([row], 1)
  })
  await user.click(proposal)
  expect(await screen.findByRole('table', { name: 'Találatok' })).toBeVisible()
  expect(asked).toEqual(['Szeged'])
  expect(router.state.location.href).toBe('/geo/search?settlement=Szeged&radiusKm=10')
})

test('a fault of what the form does not show is told as a failure', async () => {
  mockEndpoint(geoPlaces, { settlements: [], counties: ['Pest'] })
  mockRefusal(geoSearch, 'validation.failed', { message: 'Hibás adat.', fields: { currentPage: 'too_big' } })
  renderApp({ url: '/geo/search?county=Pest&currentPage=100000' })
  expect(await screen.findByText('Hibás adat.')).toBeVisible()
})

test('a text that is too long is told before anybody is asked', async () => {
  renderApp({ url: `/quick/search?query=${'a'.repeat(101)}` })
  expect(await screen.findByText(/Legfeljebb 100 karaktert/)).toBeVisible()
})

test('searches by place: checks the form, keeps the place in the address, shows the distance', async () => {
  mockEndpoint(geoPlaces, {
    settlements: [{ name: 'Vác', county: 'Pest', zip: '2600', hasCoordinates: true }],
    counties: ['Pest'],
  })
  mockEndpoint(geoSearch, page([{ ...row, distanceKm: 8.5 }], 1))
  const { user, router } = renderApp({ url: '/geo/search' })
  const form = await screen.findByRole('form', { name: 'Keresés hely szerint' })
  await user.click(within(form).getByRole('button', { name: 'Keresés' }))
  expect(await screen.findByText('Adjon meg települést, vármegyét vagy irányítószámot.')).toBeTruthy()
  await user.type(within(form).getByLabelText('Település', { selector: 'input' }), 'Vác')
  const radius = within(form).getByLabelText('Körzet (km)')
  await user.type(radius, 'sok{Enter}')
  expect(radius).toHaveAccessibleDescription(/^Ez nem szám\. Így írja/)
  await user.clear(radius)
  await user.type(radius, '201{Enter}')
  expect(radius).toBeInvalid()
  await user.clear(radius)
  await user.type(radius, '12,5{Enter}')
  expect(await screen.findByText('8,5')).toBeTruthy()
  expect(router.state.location.href).toBe('/geo/search?settlement=V%C3%A1c&radiusKm=12.5')
})
