import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getReportScore, type ScorePage } from '@merleg/contract/report/score.contract'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { moveInput } from '@merleg/domain/score/explain/move-input'
import { rateCompany } from '@merleg/domain/score/rate/rate-company'
import type { InputKey } from '@merleg/domain/score/inputs/score-inputs'
import { ALL_ON, QUIET_FACTS } from '@merleg/domain/score/rate/testing-score'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import { makeLitePage, makeRegisterPage, makeScorePage, makeUnratedPage, TESTING_INPUTS } from './testing-score.ts'

const header = { ...testingHeader, menu: { ...testingHeader.menu, score: true } }

function openScore(page: ScorePage = makeScorePage(), search = '') {
  mockEndpoint(getReportHeader, header)
  mockEndpoint(getReportScore, page)
  return renderApp({ url: `/report/14562877/score${search}`, me: { inThousandHUF: false } })
}

const panel = (name: string) => screen.findByRole('region', { name })
const rising = (one: number, other: number): number => one - other
const readNumber = (text: string): number => Number(text.replace('\u2212', '-').replaceAll(/[^\d-]/g, ''))

/** The points of every row but the subtotals, and the total, as they are read. */
async function readPoints(): Promise<{ parts: number[]; total: number }> {
  const table = within(await panel('Miért ez a minősítés?')).getByRole('table')
  const rows = within(table).getAllByRole('row').slice(1)
  const parts = rows.filter((row) => within(row).queryAllByRole('button', { expanded: false }).length > 0)
  const last = (row: HTMLElement | undefined): number => readNumber(row?.lastElementChild?.textContent ?? '')
  return { parts: parts.map(last), total: last(rows.at(-1)) }
}

/** What the domain gives with one input moved. */
function ratePoints(key: InputKey, amount: number): number | null {
  const page = makeScorePage()
  const accounts = { year: 2025, balanceSheetDay: '2025-12-31', currency: 'HUF' }
  return rateCompany({
    facts: QUIET_FACTS,
    accounts: { ...accounts, inputs: moveInput(TESTING_INPUTS, key, amount) },
    asOf: page.asOf,
    model: CURRENT_MODEL,
    config: ALL_ON,
  }).points
}

test.each([
  ['nothing caps the score', makeScorePage(), null],
  [
    'a cap takes nothing, and other accounts would lift it',
    makeScorePage({
      ...TESTING_INPUTS,
      equity: -1_000_000,
      liabilities: (TESTING_INPUTS.liabilities ?? 0) + 1_000_000,
    }),
    null,
  ],
  ['a liquidation does', makeScorePage(TESTING_INPUTS, { ...QUIET_FACTS, status: 'under-liquidation' }), 'liquidation'],
  ['a lien does not take anything', makeScorePage(TESTING_INPUTS, { ...QUIET_FACTS, hasLien: true }), null],
])('what limits the score is said of what limits it: %s', async (_title, page, cap) => {
  openScore(page)
  const whatIf = await panel('Mi lenne, ha…?')
  const limits = within(whatIf).queryAllByText(/a beszámoló sorai a pontszámot alig/)
  expect(limits.map((text) => text.textContent)).toEqual(
    cap === null ? [] : [expect.stringContaining(`Tényező ${cap}`)],
  )
})

test('the parts that are shown add up to the points that are shown, in either order', async () => {
  const page = makeScorePage()
  const { user, router } = openScore(page)
  const first = await readPoints()
  expect(first.parts).toHaveLength(page.parts.length)
  expect(first.parts.reduce((sum, points) => sum + points, 0)).toBe(page.risk.value)
  expect(first.total).toBe(page.risk.value)
  await user.click(screen.getByRole('radio', { name: 'Téma szerint' }))
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ order: 'kind' }))
  const byTopic = await readPoints()
  expect(byTopic.parts.toSorted(rising)).toEqual(first.parts.toSorted(rising))
  expect(byTopic.parts).not.toEqual(first.parts)
  expect(byTopic.total).toBe(page.risk.value)
})

test('the head tells points, band, advice, probabilities, limit and what it rests on', async () => {
  const page = makeScorePage()
  const { user } = openScore(page)
  const rating = within(await panel('A minősítés'))
  expect(rating.getByText(`${page.risk.value} pont a 100-ból: ${page.risk.label}`)).toBeInTheDocument()
  expect(rating.getByText(/Hiteljavaslat: hiteljavaslat/)).toBeVisible()
  expect(rating.getByRole('link', { name: /2025\. évi beszámoló/ })).toHaveAttribute(
    'href',
    '/report/14562877/financial-report',
  )
  await user.click(rating.getByRole('button', { name: 'Kockázati sávok' }))
  expect(rating.getAllByRole('row')).toHaveLength(7)
  const probabilities = within(await panel('Csődvalószínűség'))
  expect(probabilities.getAllByText(/hónapon belül/)).toHaveLength(3)
  const limit = within(await panel('Ajánlott hitelkeret'))
  expect(limit.getByText('3 400 000 Ft')).toBeVisible()
  await user.click(limit.getByRole('button', { name: 'Hogyan jön ki?' }))
  expect(limit.getByRole('row', { name: /Hányad/ })).toHaveTextContent('80,0 %')
})

test('a limit of nothing is said in words, with its reason', async () => {
  const page = makeScorePage()
  const formula = 'Árbevétel nélkül nem ajánlunk hitelkeretet.'
  openScore({ ...page, creditLimit: { value: 0, currency: 'HUF', formula, steps: page.creditLimit?.steps ?? [] } })
  const limit = within(await panel('Ajánlott hitelkeret'))
  expect(limit.getByText('Nem ajánlunk hitelkeretet')).toBeVisible()
  expect(limit.getByText(formula)).toBeVisible()
  expect(limit.queryByText('0 Ft')).toBeNull()
})

test('under the parts it says of which accounts the medians are, and how the page of the sector differs', async () => {
  openScore()
  const text = (await panel('Miért ez a minősítés?')).textContent
  expect(text).toMatch(
    /legutóbbi beszámolója, bármely évé; az ágazati oldal egy-egy üzleti év összes beszámolóját nézi/,
  )
})

test('a row opens into its reasons and limits, and the address keeps it', async () => {
  const page = makeScorePage()
  const { user, router } = openScore(page)
  const button = await screen.findByRole('button', { name: 'Tényező equityRatio' })
  await user.click(button)
  expect(await screen.findByText('Miért: equityRatio.')).toBeVisible()
  expect(screen.getByText('Mit jelent: equityRatio.')).toBeVisible()
  expect(screen.getByText(/^medián 30,0/)).toBeVisible()
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ open: 'equityRatio' }))
  await user.click(screen.getByRole('button', { name: 'Mindet kinyit' }))
  await vi.waitFor(() => expect(screen.getAllByText(/^Miért: /)).toHaveLength(page.parts.length))
  await user.click(screen.getByRole('button', { name: 'Mindet becsuk' }))
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('a typed amount moves the points as the domain says, tells the parts, and goes into the address and back', async () => {
  const { user, router } = openScore()
  const before = makeScorePage().risk.value ?? 0
  const board = within(await panel('Mi lenne, ha…?'))
  const field = board.getByRole('textbox', { name: 'Sor equity, Ft' })
  await user.clear(field)
  await user.type(field, '12 000 000{Enter}')
  const points = ratePoints('equity', 12_000_000) ?? 0
  expect(points).not.toBe(before)
  const result = within(board.getByRole('region', { name: 'A becsült minősítés' }))
  expect(result.getByText(new RegExp(`^${points} pont a 100-ból`))).toBeInTheDocument()
  const changes = result.getAllByRole('listitem').map((item) => readNumber(item.lastElementChild?.textContent ?? ''))
  expect(changes.reduce((sum, change) => sum + change, 0)).toBe(points - before)
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ whatIf: /equity_12000000/ }))
  await user.click(board.getByRole('button', { name: 'Sor equity: vissza a tényleges értékre' }))
  expect(result.getByText(new RegExp(`^${before} pont a 100-ból`))).toBeInTheDocument()
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}))
})

test.each([
  ['-900 000 000 000', /^Legalább .+, legfeljebb .+ lehet\.$/],
  ['sok', /^Ez nem szám\. Így írja/],
  ['1200,5', 'Egész összeget adjon meg.'],
])(
  '%s is no amount the accounts can have: the field says so, nothing moves, Escape takes it back',
  async (typed, message) => {
    const { user, router } = openScore()
    const board = within(await panel('Mi lenne, ha…?'))
    const field = board.getByRole('textbox', { name: 'Sor equity, Ft' })
    const before = field.getAttribute('value')
    await user.clear(field)
    await user.type(field, `${typed}{Enter}`)
    expect(await board.findByText(message)).toBeVisible()
    expect(field).toBeInvalid()
    expect(field).toHaveValue(typed)
    expect(board.getByRole('button', { name: 'Minden vissza' })).toBeDisabled()
    await user.type(field, '{Escape}')
    expect(field).toHaveValue(before)
    expect(field).toBeValid()
    expect(router.state.location.search).toEqual({})
  },
)

test('a slider moves by keys, says its amount and is announced when it rests', async () => {
  const { user } = openScore()
  const board = within(await panel('Mi lenne, ha…?'))
  const slider = board.getByRole('slider', { name: 'Sor cash' })
  slider.focus()
  await user.keyboard('{End}')
  expect(slider).toHaveAttribute('aria-valuetext', '12\u00A0000\u00A0000\u00A0Ft')
  const points = ratePoints('cash', 12_000_000)
  expect(board.getByText(new RegExp(`^${points} pont a 100-ból`))).toBeInTheDocument()
  await vi.waitFor(() => expect(board.getByRole('status')).toHaveTextContent(new RegExp(`^${points} pont, `)), 3000)
  await user.click(board.getByRole('button', { name: 'Minden vissza' }))
  expect(slider).toHaveAttribute('aria-valuetext', '2\u00A0000\u00A0000\u00A0Ft')
})

test('an address with moved inputs opens as it was sent; one out of balance is left aside', async () => {
  const moved = moveInput(TESTING_INPUTS, 'equity', 12_000_000)
  const { unmount } = openScore(
    makeScorePage(),
    `?whatIf=equity_12000000.liabilities_${moved.liabilities}.shortTermLiabilities_${moved.shortTermLiabilities}`,
  )
  const points = ratePoints('equity', 12_000_000)
  const board = within(await panel('Mi lenne, ha…?'))
  expect(board.getByText(new RegExp(`^${points} pont a 100-ból`))).toBeInTheDocument()
  unmount()
  const next = openScore(makeScorePage(), '?whatIf=equity_1.nonsense')
  expect(within(await panel('Mi lenne, ha…?')).getByRole('button', { name: 'Minden vissza' })).toBeDisabled()
  next.unmount()
  // In balance, but beyond all measure.
  const { equity, liabilities, shortTermLiabilities } = TESTING_INPUTS
  const [least, owed, short] = [
    -9e11,
    (liabilities ?? 0) + (equity ?? 0) + 9e11,
    (shortTermLiabilities ?? 0) + (equity ?? 0) + 9e11,
  ]
  openScore(makeScorePage(), `?whatIf=equity_${least}.liabilities_${owed}.shortTermLiabilities_${short}`)
  expect(within(await panel('Mi lenne, ha…?')).getByRole('button', { name: 'Minden vissza' })).toBeDisabled()
})

test('a lift sets the sliders to what it promises', async () => {
  // The less own capital, the more there is to be mended; how much it takes is the model's affair.
  const inputs = { ...TESTING_INPUTS, previousTotalAssets: null }
  const pages = [20, 10, 5].map((millions) => makeScorePage(moveInput(inputs, 'equity', millions * 1_000_000)))
  const page = pages.find(({ lifts }) => lifts.length > 0) ?? makeScorePage()
  const [lift] = page.lifts
  expect(lift).toBeDefined()
  const { user, router } = openScore(page)
  const [first] = within(await panel('Egy sávval feljebb')).getAllByRole('button')
  if (first) await user.click(first)
  const board = within(await panel('Mi lenne, ha…?'))
  expect(await board.findByText(new RegExp(`^${lift?.points} pont a 100-ból: ${lift?.label}`))).toBeInTheDocument()
  expect(router.state.location.search).toHaveProperty('whatIf')
})

test('where model or result are others than the server has, nothing is estimated, and it says why', async () => {
  const page = makeScorePage()
  const { unmount } = openScore({ ...page, model: { ...page.model, version: 'holnapi' } })
  expect(await screen.findByText(/nem azzal a modellel készült \(holnapi\)/)).toBeVisible()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Kipróbálom/ })).toBeNull()
  unmount()
  openScore({ ...page, risk: { ...page.risk, value: (page.risk.value ?? 0) - 1 } })
  expect(await screen.findByText(/nem tudja pontosan újraszámolni/)).toBeVisible()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('a rating by a model of its own country is worked out again with that model', async () => {
  const page = makeScorePage()
  const own = { ...CURRENT_MODEL, version: '3-LV-0123abcd' }
  const whatIf = page.whatIf && { ...page.whatIf, model: own }
  openScore({ ...page, whatIf, model: { ...page.model, version: own.version } })
  expect(await screen.findByText(/^Modell: 3-LV-0123abcd/)).toBeVisible()
  expect(screen.queryByText(/nem azzal a modellel készült/)).not.toBeInTheDocument()
  expect(within(await panel('Mi lenne, ha…?')).getAllByRole('slider').length).toBeGreaterThan(0)
})

test('the card of the model can be downloaded, where there is one', async () => {
  const page = makeScorePage()
  const { user, unmount } = openScore(page)
  await user.click(await screen.findByText(/^Modell: /))
  expect(screen.getByRole('button', { name: 'Modellkártya letöltése' })).toBeVisible()
  unmount()
  openScore({ ...page, model: { ...page.model, hasCard: false } })
  await screen.findByText(/^Modell: /)
  expect(screen.queryByRole('button', { name: 'Modellkártya letöltése', hidden: true })).not.toBeInTheDocument()
})

test('what changed is told by model and by company; earlier ratings and classical models are listed', async () => {
  openScore()
  const change = within(await panel('Mi változott az előző minősítés óta?'))
  expect(change.getByText('A modell vagy a szabályaink változása miatt').nextSibling).toHaveTextContent('+1')
  expect(change.getByText('A cég változása miatt').nextSibling).toHaveTextContent('+2')
  expect(within(await panel('Korábbi minősítések')).getAllByRole('row')).toHaveLength(3)
  const classical = within(await panel('Klasszikus modellek'))
  expect(classical.getByText('bizonytalan zóna')).toBeVisible()
  expect(classical.getByText('Hiányzik: árszínvonal')).toBeVisible()
})

test('a rating from the register alone says so and has neither probability nor limit nor sliders', async () => {
  openScore(makeRegisterPage())
  expect(await panel('Csak a nyilvántartási adatok alapján')).toBeVisible()
  expect(screen.getByText('Beszámolót nem ismerünk.')).toBeVisible()
  for (const name of ['Csődvalószínűség', 'Ajánlott hitelkeret', 'Mi lenne, ha…?', 'Egy sávval feljebb'])
    expect(screen.queryByRole('region', { name })).toBeNull()
  const { parts, total } = await readPoints()
  expect(parts.reduce((sum, points) => sum + points, 0)).toBe(total)
})

test('the lite rating has its three bands', async () => {
  const { user } = openScore(makeLitePage())
  const rating = within(await panel('Egyszerűsített minősítés'))
  await user.click(rating.getByRole('button', { name: 'Kockázati sávok' }))
  expect(rating.getAllByRole('row')).toHaveLength(4)
  expect(screen.queryByRole('region', { name: 'Csődvalószínűség' })).toBeNull()
})

test('an unrated company is told why and what it would take', async () => {
  openScore(makeUnratedPage())
  const unrated = within(await panel('A cégnek nincs minősítése'))
  expect(unrated.getByText('Megszűnt cégeket nem minősítünk.')).toBeVisible()
  expect(unrated.getByText('Mi kellene hozzá?')).toBeVisible()
  expect(screen.queryByText('Miért ez a minősítés?')).toBeNull()
})

test('of a company that has ceased it does not say what a rating would take, and its former years stay', async () => {
  mockEndpoint(getReportHeader, { ...header, status: { ...header.status, key: 'ceased', value: 'megszűnt' } })
  mockEndpoint(getReportScore, { ...makeUnratedPage(), years: makeScorePage().years })
  renderApp({ url: '/report/14562877/score' })
  expect(await panel('A pontszám üzleti évenként')).toBeVisible()
  await vi.waitFor(() => expect(screen.queryByText('Mi kellene hozzá?')).toBeNull())
})

test('while an insolvency runs no probability is shown, and why', async () => {
  openScore(makeScorePage(TESTING_INPUTS, { ...QUIET_FACTS, status: 'under-liquidation' }))
  expect(within(await panel('Csődvalószínűség')).getByText(/Felszámolás.* folyik/)).toBeVisible()
  expect(
    within(await panel('Mi lenne, ha…?')).getByText(/Tényező liquidation érvényes: a beszámoló sorai/),
  ).toBeVisible()
  const { parts, total } = await readPoints()
  expect(parts.reduce((sum, points) => sum + points, 0)).toBe(total)
  expect(total).toBeLessThanOrEqual(15)
})

test('a failure offers another try', async () => {
  mockEndpoint(getReportHeader, header)
  mockRefusal(getReportScore, 'unexpected')
  const { user } = renderApp({ url: '/report/14562877/score' })
  const again = await screen.findByRole('button', { name: 'Újra' })
  mockEndpoint(getReportScore, makeScorePage())
  await user.click(again)
  expect(await panel('Miért ez a minősítés?')).toBeVisible()
})

test('without the claim the reader is led to the offer', async () => {
  mockEndpoint(getReportHeader, header)
  const { router } = renderApp({ url: '/report/14562877/score', me: { claims: ['Cegriport'] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/14562877/error/GazdasagiAdatok'))
})
