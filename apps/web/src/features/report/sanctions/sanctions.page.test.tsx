import { getReportHeader } from '@merleg/contract/report/header.contract'
import {
  type Decision,
  decideSanctionMatch,
  getReportSanctions,
  type SanctionMatch,
  type SanctionScreening,
} from '@merleg/contract/report/sanctions.contract'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import { testingMatch, testingScreening } from './testing-sanctions.ts'

function open(changes: Partial<SanctionScreening> = {}) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getReportSanctions, { ...testingScreening, ...changes })
  return renderApp({ url: '/report/14562877/sanctions' })
}

const card = () => screen.findByRole('article', { name: 'Krilatov Vlagyimir Petrovics' })
const confirmed: Decision = {
  verdict: 'confirmed',
  reason: 'Útlevél alapján azonos.',
  userName: 'Minta Anna',
  decidedAt: '2026-11-20T09:00:00.000Z',
}
const withMatch = (changes: Partial<SanctionMatch>) => ({ matches: [{ ...testingMatch, ...changes }] })

test('shows how sure a match is, why, and both sides, and that it is no finding', async () => {
  open()
  const shown = within(await card())
  expect(screen.getByRole('heading', { name: 'Egy találat' })).toBeVisible()
  expect(screen.getByText(/A névegyezés nem megállapítás/)).toBeVisible()
  expect(shown.getByText('Valószínű névegyezés')).toBeVisible()
  expect(shown.getByText('A teljes név azonos, csak az átírása más.')).toBeVisible()
  const name = shown.getByRole('row', { name: /^Név / })
  expect(
    within(name)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Krilatov Vlagyimir Petrovics', 'Владимир Петрович КРЫЛАТОВ'])
  expect(within(shown.getByRole('row', { name: /^Születési idő/ })).getByText('nincs adat')).toBeVisible()
  expect(shown.getByText('vagyoni eszközök befagyasztása')).toBeVisible()
  expect(shown.getByRole('link', { name: /32099R0001, melléklet: I, bejegyzés: 7/ })).toHaveAttribute(
    'href',
    'https://eur-lex.europa.eu/test',
  )
})

test('without a match proves what was compared with what', async () => {
  open({ matches: [] })
  expect(await screen.findByRole('heading', { name: 'Nincs találat a betöltött jegyzékekben' })).toBeVisible()
  expect(screen.getByText(/jegyzékei – állapot: 2026\. 08\. 22\./)).toBeVisible()
  const proof = within(screen.getByRole('region', { name: 'Mihez hasonlítottuk' }))
  expect(proof.getByText(/8.015 bejegyzés; ebből .* összehasonlított: 7.012/)).toBeVisible()
  expect(proof.getByRole('heading', { name: /Nem betöltött, ezért meg sem nézett/ })).toBeVisible()
  expect(proof.getByText(/ENSZ Biztonsági Tanácsának/)).toBeVisible()
  const checked = within(screen.getByRole('region', { name: 'Kiket ellenőriztünk' }))
  expect(checked.getByText(/Krilatov Vlagyimir Petrovics/)).toHaveTextContent('tag, tulajdonos; képviseletre jogosult')
})

test('says who could not be checked as the name is not known, and clears only the others', async () => {
  const unnamed = [
    {
      name: 'Magánszemély 1276',
      kind: 'person' as const,
      isCompanyItself: false,
      roles: ['member' as const],
      through: [],
      otherWays: 0,
    },
  ]
  open({ matches: [], unnamed, unnamedCount: 1 })
  expect(await screen.findByRole('heading', { name: 'Nincs találat azok között, akiknek a neve ismert' })).toBeVisible()
  expect(
    screen.getByText(
      /^Sem a cég, sem azok a tisztségviselői és \(közvetlen vagy közvetett\) tulajdonosai, akiknek a nevét/,
    ),
  ).toBeVisible()
  const left = within(screen.getByRole('region', { name: 'Kiket nem tudtunk ellenőrizni' }))
  expect(left.getByText(/Magánszemély 1276/)).toHaveTextContent('a neve nem ismert, nem ellenőriztük')
})

test.each([
  ['entries that could not be read', { unreadCount: 3 }, /jegyzékei.*: 3 bejegyzését nem tudtuk elolvasni/],
  [
    'newer editions refused',
    { failingSince: '2026-11-10T08:00:00.000Z' },
    /: 2026\.\s11\.\s10\. óta egyetlen újabb.* legújabb: 2026\.\s08\.\s22\. Az utána felvettekkel/,
  ],
  ['no look for long', { ageDays: 98, isOld: true }, /: 98 napja nem frissült/],
])('a list of %s clears nobody, and says so also beside matches', async (_what, state, said) => {
  const lists = testingScreening.lists.map((list) => ({ ...list, ...state }))
  const { unmount } = open({ lists, matches: [] })
  expect(await screen.findByRole('heading', { name: 'Nincs találat, de a lent leírt korlátokkal' })).toBeVisible()
  expect(screen.getByText(said)).toBeVisible()
  unmount()
  open({ lists })
  expect(await screen.findByRole('heading', { name: 'Egy találat' })).toBeVisible()
  expect(screen.getByText(said)).toBeVisible()
})

test('names too short to be compared are no proof, and stand apart', async () => {
  const named = { name: 'ABC Kft.', kind: 'entity', isCompanyItself: false } as const
  const tooShort = [{ ...named, roles: ['member' as const], through: [], otherWays: 0 }]
  open({ matches: [], tooShort, tooShortCount: 1 })
  expect(await screen.findByRole('heading', { name: 'Nincs találat, de a lent leírt korlátokkal' })).toBeVisible()
  const apart = within(screen.getByRole('region', { name: 'Akiknek a neve túl rövid a hasonlításhoz' }))
  expect(apart.getByText(/ABC Kft\./)).toHaveTextContent('tag, tulajdonos; csak a betűre azonos nevet kerestük')
  expect(within(screen.getByRole('region', { name: 'Kiket ellenőriztünk' })).queryByText(/ABC Kft\./)).toBeNull()
})

test('of the party all names and numbers stand beside those of the list', async () => {
  const party = { ...testingMatch.party, otherNames: ['Krilátov Holding Kft.'], numbers: ['0109123456', '10738885'] }
  open(withMatch({ party }))
  const shown = within(await card())
  expect(shown.getByRole('row', { name: /^További nevek Krilátov Holding Kft\. / })).toBeVisible()
  expect(shown.getByRole('row', { name: /^Azonosítók 0109123456; 10738885 / })).toBeVisible()
})

test('what the reasons rest on stands on the side of the list, too, with days and countries in the words of the reader', async () => {
  const reasons: SanctionMatch['reasons'] = [
    { code: 'country-same', party: 'HU', listed: 'HU, RU' },
    { code: 'birth-date-differs', party: '1961-03-04', listed: '1961-04-03' },
  ]
  const party = { ...testingMatch.party, countryCode: 'HU', numbers: ['10738885'] }
  const designation = { ...testingMatch.designation, countryCodes: ['HU', 'RU'], numbers: ['10738885 (HU)'] }
  open(withMatch({ reasons, party, designation: { ...designation, address: 'Fő utca 1.' } }))
  const shown = within(await card())
  const country = shown.getByRole('row', { name: /^Ország, cím/ })
  expect(country).toHaveTextContent('Ország, címMagyarországMagyarország, Oroszország · Fő utca 1.')
  expect(shown.getByRole('row', { name: /^Azonosítók/ })).toHaveTextContent('Azonosítók1073888510738885 (HU)')
  expect(shown.getByText('Az ország azonos: Magyarország.')).toBeVisible()
  expect(
    shown.getByText(/^A születési idő eltér \(1961\.\s03\.\s04\., a jegyzékben 1961\.\s04\.\s03\.\)\.$/),
  ).toBeVisible()
})

test('who stands behind an organisation without known owners was not compared, which is no full clearance', async () => {
  const holding = { kind: 'entity', isCompanyItself: false, roles: ['member'], through: [], otherWays: 0 } as const
  const untoldOwners = ['Alfa Ltd', 'Béta GmbH'].map((name) => ({
    ...holding,
    roles: [...holding.roles],
    through: [],
    otherWays: 0,
    name,
  }))
  const { unmount } = open({ matches: [], untoldOwnersCount: 2, untoldOwners })
  expect(await screen.findByRole('heading', { name: 'Nincs találat, de a lent leírt korlátokkal' })).toBeVisible()
  expect(screen.getByText(/^A tulajdonosok között van 2 szervezet, amely mögött ma senkit nem ismerünk/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ki áll mögöttük: tényleges tulajdonos' })).toHaveAttribute(
    'href',
    '/report/14562877/final-owner',
  )
  unmount()
  open({ untoldOwnersCount: 1 })
  expect(await screen.findByText(/^A tulajdonosok között van egy szervezet/)).toBeVisible()
})

test.each([
  ['that has ceased', true, /a cég megszűnt, és ma senkit nem ismerünk/],
  ['that is there', false, /ellenőriztünk: ma senkit nem ismerünk/],
])('of a company %s and that has former owners alone it is said so', async (_what, isCeased, said) => {
  open({ matches: [], checked: testingScreening.checked.slice(0, 1), checkedCount: 1, formerCount: 3, isCeased })
  expect(await screen.findByRole('heading', { name: 'Nincs találat, de a lent leírt korlátokkal' })).toBeVisible()
  expect(screen.getByText(said)).toHaveTextContent(
    '3 korábbi tulajdonosát és tisztségviselőjét nem hasonlítottuk össze',
  )
  expect(screen.queryByText(/név szerint/)).toBeNull()
})

test('a company of which nobody is known is not said to have owners without a match', async () => {
  open({ matches: [], checked: testingScreening.checked.slice(0, 1), checkedCount: 1 })
  expect(await screen.findByText(/Mást nem ellenőriztünk/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Nincs találat, de a lent leírt korlátokkal' })).toBeVisible()
  expect(screen.queryByText(/tulajdonosai nem egyeznek/)).toBeNull()
})

test('a decision asks for a reason and is sent with it', async () => {
  const sent: unknown[] = []
  mockEndpoint(decideSanctionMatch, ({ body }) => {
    sent.push(body)
    return { decision: confirmed, isOutdated: false, history: [confirmed] }
  })
  const { user } = open()
  const shown = within(await card())
  await user.click(shown.getByRole('button', { name: 'Elvetem: nem ő az' }))
  expect(shown.getByText('Az indokolás legyen legalább 5 karakter.')).toBeVisible()
  expect(shown.getByRole('textbox', { name: 'Indokolás' })).toHaveFocus()
  expect(sent).toEqual([])
  await user.keyboard('Más a születési helye.')
  mockEndpoint(getReportSanctions, { ...testingScreening, ...withMatch({ decision: confirmed, history: [confirmed] }) })
  await user.click(shown.getByRole('button', { name: 'Elvetem: nem ő az' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ verdict: 'dismissed', reason: 'Más a születési helye.', seen: 0, evidenceNo: 1 }]),
  )
  expect(await screen.findByText('Megerősítve')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'A döntés visszavonása' })).toBeVisible()
})

test('what somebody else decided meanwhile, and what the match rests on now, is told and shown, the reason stays, and the next decision is made over it', async () => {
  mockRefusal(decideSanctionMatch, 'match.changed', { message: 'Időközben más is döntött.' })
  const { user } = open()
  const shown = within(await card())
  await user.type(shown.getByRole('textbox', { name: 'Indokolás' }), 'Más a születési helye.')
  mockEndpoint(getReportSanctions, {
    ...testingScreening,
    ...withMatch({ decision: confirmed, history: [confirmed], evidenceNo: 2 }),
  })
  await user.click(shown.getByRole('button', { name: 'Elvetem: nem ő az' }))
  expect(await screen.findByText('Időközben más is döntött.')).toBeVisible()
  expect(await shown.findByText('Útlevél alapján azonos.')).toBeVisible()
  expect(shown.getByRole('textbox', { name: 'Indokolás' })).toHaveValue('Más a születési helye.')
  const sent: unknown[] = []
  mockEndpoint(decideSanctionMatch, ({ body }) => {
    sent.push(body)
    return { decision: confirmed, isOutdated: false, history: [confirmed, confirmed] }
  })
  await user.click(shown.getByRole('button', { name: 'Elvetem: nem ő az' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ verdict: 'dismissed', reason: 'Más a születési helye.', seen: 1, evidenceNo: 2 }]),
  )
  await vi.waitFor(() => expect(shown.getByRole('textbox', { name: 'Indokolás' })).toHaveValue(''))
})

test.each([
  ['a decision', { decision: confirmed, history: [confirmed] }, 'Útlevél alapján azonos.'],
  ['other evidence', { grade: 'identifier', evidenceNo: 2 } as const, 'Azonosító egyezik'],
])('%s that arrives while a reason is written is not taken for seen', async (_what, changes, said) => {
  const sent: unknown[] = []
  mockEndpoint(decideSanctionMatch, ({ body }) => {
    sent.push(body)
    return { decision: confirmed, isOutdated: false, history: [confirmed] }
  })
  const { user, router } = open()
  const shown = within(await card())
  await user.type(shown.getByRole('textbox', { name: 'Indokolás' }), 'Más a születési helye.')
  mockEndpoint(getReportSanctions, { ...testingScreening, ...withMatch(changes) })
  // As a decision about another match of the page does.
  await act(() => router.options.context.queryClient.invalidateQueries())
  expect(await shown.findByText(said)).toBeVisible()
  expect(shown.getByRole('textbox', { name: 'Indokolás' })).toHaveValue('Más a születési helye.')
  await user.click(shown.getByRole('button', { name: 'Elvetem: nem ő az' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ verdict: 'dismissed', reason: 'Más a születési helye.', seen: 0, evidenceNo: 1 }]),
  )
})

test('a decision is shown with who made it, its history, and that the match has changed since', async () => {
  const first: Decision = {
    ...confirmed,
    verdict: 'dismissed',
    reason: 'Elsőre nem.',
    decidedAt: '2026-11-19T09:00:00.000Z',
  }
  const { user } = open(withMatch({ decision: confirmed, isOutdated: true, history: [confirmed, first] }))
  const shown = within(await card())
  expect(shown.getByText('Útlevél alapján azonos.')).toBeVisible()
  expect(shown.getByRole('status')).toHaveTextContent('A döntés óta megváltozott')
  await user.click(shown.getByText('A döntések története (1)'))
  expect(shown.getByText('Elsőre nem.')).toBeVisible()
})

test('a decision that was taken back is told with who did it, and that the match is open again; paper has the history open', async () => {
  const withdrawn: Decision = { ...confirmed, verdict: 'withdrawn', reason: 'Téves volt az adat.' }
  const first: Decision = { ...confirmed, reason: 'Elsőre igen.', decidedAt: '2026-11-19T09:00:00.000Z' }
  open(withMatch({ decision: null, history: [withdrawn, first] }))
  const shown = within(await card())
  expect(shown.getByText('A döntést visszavonták; a találat újra nyitott.')).toBeVisible()
  expect(shown.getByText('Visszavonva').parentElement).toHaveTextContent('Minta Anna, 2026. 11. 20.')
  expect(shown.getByText('Téves volt az adat.')).toBeVisible()
  expect(shown.queryByText('Még nincs döntés.')).toBeNull()
  expect(shown.queryByRole('button', { name: 'A döntés visszavonása' })).toBeNull()
  expect(shown.getByText('Elsőre igen.')).not.toBeVisible()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(shown.getByText('Elsőre igen.')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

test('an official number is said to be a fact', async () => {
  open(withMatch({ grade: 'identifier', reasons: [{ code: 'identifier-same', party: '123', listed: '123' }] }))
  const shown = within(await card())
  expect(shown.getByText(/A hivatalos azonosító megegyezik/)).toBeVisible()
  expect(shown.getByText('Azonos hivatalos azonosító: 123.')).toBeVisible()
})

test('an entry of a list that tells no day and no act says which list, which entry and since when we know of it', async () => {
  const list = {
    sourceId: 'ofac-sdn',
    title: 'Specially Designated Nationals and Blocked Persons List (SDN)',
    publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
    url: 'https://sanctionslist.ofac.treas.gov/Home/SdnList',
    day: '2026-11-20',
    isInUse: true,
  }
  const designation = { ...testingMatch.designation, list, entry: '36358', listedOn: null, legalAct: null, measure: '' }
  open(withMatch({ designation }))
  const shown = within(await card())
  expect(shown.getByRole('link', { name: /SDN\), állapot: 2026\.\s11\.\s20\./ })).toHaveAttribute('href', list.url)
  expect(shown.getByText('36358')).toBeVisible()
  expect(shown.getByText(/a jegyzék nem közli; .* 2024\. 02\. 01\. óta/)).toBeVisible()
  expect(shown.queryByText('Jogi aktus')).toBeNull()
})

test('an act that names no annex is told by its number alone', async () => {
  const legalAct = { celex: '32099R0001', annex: '', record: 'EU.1.1', url: 'https://eur-lex.europa.eu/test' }
  open(withMatch({ designation: { ...testingMatch.designation, entry: 'EU.1.1', legalAct } }))
  const shown = within(await card())
  expect(shown.getByRole('link', { name: /^32099R0001(?! *,)/ })).toHaveAttribute('href', legalAct.url)
  expect(shown.getByText('EU.1.1')).toBeVisible()
})

test('a match that ended is marked and counts no longer', async () => {
  open(withMatch({ endedAt: '2026-11-20T08:00:00.000Z', decision: confirmed, history: [confirmed] }))
  expect(within(await card()).getByText(/Már nem egyezik/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Nincs találat a betöltött jegyzékekben' })).toBeVisible()
})

test('a match with a list that is no longer in use is not told as one that was delisted', async () => {
  const list = { ...testingMatch.designation.list, isInUse: false }
  const designation = { ...testingMatch.designation, list }
  open(withMatch({ designation, endedAt: '2026-11-20T08:00:00.000Z', decision: confirmed, history: [confirmed] }))
  const shown = within(await card())
  expect(shown.getByText(/A jegyzék már nincs használatban/)).toBeVisible()
  expect(shown.queryByText(/Már nem egyezik|Törlés a jegyzékből/)).toBeNull()
})

test('without a list says that nothing was checked', async () => {
  open({ lists: [], checkedAt: null, checkedCount: 0, checked: [], matches: [] })
  expect(await screen.findByText('Még nincs betöltött szankciós jegyzék')).toBeVisible()
})

test('a failure offers another try', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getReportSanctions, 'unexpected')
  const { user } = renderApp({ url: '/report/14562877/sanctions' })
  const retry = await screen.findByRole('button', { name: 'Újra' })
  mockEndpoint(getReportSanctions, testingScreening)
  await user.click(retry)
  expect(await card()).toBeVisible()
})
