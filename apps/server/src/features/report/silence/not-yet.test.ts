import type { Claim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, OWNER, PERSON, REGISTER } from '../testing-report.ts'
import { findNotYet } from './not-yet.ts'

const server = useTestApp()
/** Tells all of owners, officers, predecessors and successors, of every day up to November 2026. */
const WHOLE = {
  ...REGISTER,
  covers: ['member', 'signatory', 'representative', 'predecessor', 'successor'],
  toldFrom: '1990-01-01',
} as const
const [YOUNG, REGISTERED, REFOUNDED, UNDATED] = ['10000001', '10000002', '10000003', '10000004'] as const
/** Founded when the first of them was; of its owner and its name nobody tells since when. */
const LOOSE = '10000005'
/** Registered on the same day, and nothing else is told of it. */
const SOLE = '10000006'
const registered = { status: 'registered', on: null, reason: null } as const

beforeAll(async () => {
  const [young, entered, refounded, undated] = [YOUNG, REGISTERED, REFOUNDED, UNDATED].map((id) => factOf(id))
  const begun = { from: '2024-03-01' }
  const loose = factOf(LOOSE)
  await merge(
    server.deps.db,
    [
      young?.('name', { name: 'Ifjú Kft.' }, begun),
      young?.('founding', { on: '2024-03-01' }, begun),
      young?.('registration', { ...registered, on: '2024-03-05' }, { from: '2024-03-05' }),
      young?.('member', { ...OWNER, name: 'Ada' }, { slot: '1', partyId: 'p-1', ...begun }),
      young?.('signatory', { ...PERSON, name: 'Ada', post: null, representation: null }, { slot: '1', ...begun }),
      entered?.('registration', registered, { from: '2024-03-05' }),
      refounded?.('founding', { on: '2024-03-01' }, begun),
      refounded?.('registration', registered, { from: '2004-03-05' }),
      undated?.('registration', registered),
      factOf(SOLE)('registration', registered, { from: '2024-03-05' }),
      loose('name', { name: 'Laza Kft.' }),
      loose('founding', { on: '2024-03-01' }, begun),
      loose(
        'member',
        { ...OWNER, name: 'Béla', partyKind: 'company', shareMin: 100, shareMax: 100 },
        { slot: '1', partyId: REGISTERED },
      ),
    ].flatMap((record) => record ?? []),
    { source: { ...WHOLE, covers: [...WHOLE.covers] }, observedOn: '2026-11-01' },
  )
})

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('a day before a company began', () => {
  test('asks of nobody who its owners were, nor who stands in for them', async () => {
    const url = `/api/report/${YOUNG}/real-owner?asOf=2010-01-01`
    const answer = await callAs(server, url, { claims: ['TenylegesTulajdonos'], locale: 'en' })
    expect(answer.json()).toMatchObject({ unknown: 'not applicable', reasons: [] })
  })

  test.each([
    [
      'real-owner',
      'TenylegesTulajdonos',
      'en',
      /^The company was not there yet on 1 Jan 2010: it was founded on 1 Mar 2024 – source: Cégnyilvántartás \(Cégbíróság\)\.$/,
    ],
    [
      'connection-list',
      'KapcsolatiHalo',
      'hu',
      /^A cég 2010\. 01\. 01\. napján még nem állt fenn: alapításának napja 2024\. 03\. 01\. – forrás: Cégnyilvántartás \(Cégbíróság\)\.$/,
    ],
    [
      'connections',
      'KapcsolatiHalo',
      'de',
      /^Am 01\.01\.2010 gab es das Unternehmen noch nicht: Gegründet wurde es am 01\.03\.2024 – Quelle: Cégnyilvántartás \(Cégbíróság\)\.$/,
    ],
    ['group', 'KapcsolatiHalo', 'en', /^The company was not there yet on 1 Jan 2010: [^.]+\.$/],
  ] as const satisfies [string, Claim, Locale, RegExp][])('%s', async (page, claim, locale, expected) => {
    const told = async (asOf: string) => {
      const answer = await callAs(server, `/api/report/${YOUNG}/${page}?asOf=${asOf}`, { claims: [claim], locale })
      const { silence } = answer.json<{ silence: { level: string; text: string } | null }>()
      if (asOf === '2010-01-01') expect(silence?.level).toBe('partly')
      return plain(silence?.text ?? '')
    }
    expect(await told('2010-01-01')).toMatch(expected)
    expect(await told('2010-01-01')).not.toContain('2026')
    expect(await told('2026-11-01')).not.toMatch(/Mar 2024|2024\. 03|03\.2024/)
  })

  const NOT_YET = /The company was not there yet on 1 Jan 2010: it was founded on 1 Mar 2024 – source: Cégnyilvántartás/
  const everything = ['Cegriport', 'KapcsolatiHalo', 'TenylegesTulajdonos'] as const

  test.each([
    ['company data', '/report/{id}/data?asOf={day}'],
    ['the extract', '/report/{id}/print/extract?asOf={day}'],
    ['changes', '/report/{id}/changes?from=2009-01-01&to={day}'],
    ['the connections', '/report/{id}/connection-list?asOf={day}'],
    ['their file', '/report/{id}/connection-list-download?format=json&asOf={day}'],
    ['the network', '/report/{id}/connections?asOf={day}'],
    ['its file', '/report/{id}/connections-download?format=json&asOf={day}'],
    ['the group', '/report/{id}/group?asOf={day}'],
    ['the owners', '/report/{id}/real-owner?asOf={day}'],
    ['their file', '/report/{id}/real-owner-download?format=json&asOf={day}'],
    ['changes of owners, before both days', '/report/{id}/real-owner-changes?since={day}&asOf={day}'],
    ['changes of owners, before the first day', '/report/{id}/real-owner-changes?since={day}'],
    ['paths', `/connections/paths?parties={id},${REGISTERED}&asOf={day}`],
    ['paths on paper', `/connections/print-paths?parties={id},${REGISTERED}&asOf={day}`],
  ])('%s tell it also where something is told of that day', async (_title, url) => {
    const tell = async (day: string) => {
      const place = `/api${url.replaceAll('{id}', LOOSE).replaceAll('{day}', day)}`
      const answer = await callAs(server, place, { claims: everything, locale: 'en' })
      expect(answer.statusCode).toBe(200)
      return plain(answer.body)
    }
    expect(await tell('2010-01-01')).toMatch(NOT_YET)
    expect(await tell('2024-03-01')).not.toMatch(/not there yet/)
  })

  test.each([
    ['before its beginning', YOUNG, NOT_YET],
    [
      'of a day that is told',
      UNDATED,
      /its silence is not a negative finding: Cégnyilvántartás .*covers 1 Jan 1990 to 1 Jan 2010\)\.$/,
    ],
  ])('the register’s beneficial owners %s: by no source of a later day', async (_title, id, expected) => {
    const url = `/api/report/${id}/real-owner?asOf=2010-01-01`
    const answer = await callAs(server, url, { claims: ['TenylegesTulajdonos'], locale: 'en' })
    const text = plain(answer.json<{ told: { silence: { text: string } } }>().told.silence.text)
    expect(text).toMatch(expected)
    expect(text).not.toContain('2026')
  })

  test.each([
    ['hu', YOUNG, 'Ezen a napon még nem állt fenn'],
    ['en', YOUNG, 'Was not there yet on this day'],
    ['de', YOUNG, 'Gab es an diesem Tag noch nicht'],
    ['en', SOLE, 'Earliest known registration is later than this day'],
  ] as const)('the group has one title of its own in %s and nothing below: %s', async (locale, id, title) => {
    const url = `/api/report/${id}/group?asOf=2010-01-01`
    const answer = await callAs(server, url, { claims: everything, locale })
    expect(answer.json()).toMatchObject({
      count: 0,
      members: [],
      notes: [],
      head: { reasons: [] },
      silence: { title },
      failures: { silence: null },
      phoenix: { silence: null },
    })
  })

  test.each([
    ['the extract', `/report/${YOUNG}/print/extract?asOf=2010-01-01`],
    ['the extract with what is told', `/report/${LOOSE}/print/extract?asOf=2010-01-01`],
    ['the group', `/report/${YOUNG}/group?asOf=2010-01-01`],
    ['the group with what is told', `/report/${LOOSE}/group?asOf=2010-01-01`],
  ])('%s tells it once, and no source’s silence beside it', async (_title, url) => {
    const answer = await callAs(server, `/api${url}`, { claims: everything, locale: 'en' })
    const text = plain(answer.body)
    expect(text.match(/was not there yet on 1 Jan 2010/g)).toHaveLength(1)
    expect(text).not.toContain('None found')
  })

  test.each([
    ['the network', `/report/${YOUNG}/connections?asOf=2010-01-01`],
    ['the network’s file', `/report/${YOUNG}/connections-download?format=json&asOf=2010-01-01`],
    ['the group', `/report/${YOUNG}/group?asOf=2010-01-01`],
  ])('%s tells no name and no status of then', async (_title, url) => {
    const answer = await callAs(server, `/api${url}`, { claims: everything, locale: 'en' })
    expect(plain(answer.body)).not.toMatch(/No source tells the name of that day|nknown \(as of|nknown · 1 Jan 2010/)
  })

  test.each([
    ['founded', YOUNG, '2024-02-29', { is: 'founded', on: '2024-03-01' }],
    ['on its first day', YOUNG, '2024-03-01', null],
    ['registered', REGISTERED, '2024-03-04', { is: 'registered', on: '2024-03-05' }],
    ['founded after it was registered', REFOUNDED, '2010-01-01', null],
    ['founded after it was registered, before both', REFOUNDED, '2003-01-01', null],
    ['of no known day', UNDATED, '2010-01-01', null],
    ['asked for today', YOUNG, '2026-11-01', null],
  ] as const)('%s', async (_title, companyId, asOf, expected) => {
    const found = await findNotYet(server.deps.db, { companyId, asOf, today: '2026-11-01' })
    expect(found && { is: found.is, on: found.on }).toEqual(expected)
  })
})
