import { getPrint } from '@merleg/contract/report/print.contract'
import { decideSanctionMatch, SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { waitingForLocks } from '@merleg/db/testing-locks'
import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { EU_SANCTIONS, LIST_SOURCES, OFAC_SDN } from '../../sanctions/list-sources.ts'
import { designationOf, importEdition } from '../../sanctions/testing-designations.ts'
import { createPrintContext } from '../print-blocks/context.ts'
import { callAs, factOf, merge, OWNER, PERSON } from '../testing-report.ts'
import { renderSanctionsBlocks } from './sanctions.print.ts'

const server = useTestApp()
const COMPANY = '10738885'
const CLEAR = '10738886'
const url = (id: string) => `/api/report/${id}/sanctions`
const ENTRY = designationOf('1', 'Vladimir Petrovich KRYLATOV', {
  names: [
    { name: 'Vladimir Petrovich KRYLATOV', quality: 'name' },
    { name: 'Владимир Петрович КРЫЛАТОВ', quality: 'alias' },
  ],
  details: { birthDate: '4.3.1961', nationality: 'Russian' },
})

type Signed = Awaited<ReturnType<typeof server.signIn>>

async function readPage({ headers }: Signed, id = COMPANY): Promise<SanctionScreening> {
  const answer = await server.app.inject({ url: url(id), headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return SanctionScreening.parse(answer.json())
}

/** The printed section, as one text with plain spaces. */
async function print(id: string, signed?: Signed): Promise<string> {
  const { headers } = signed ?? (await server.signIn({ claims: ['Cegriport'] }))
  const answer = await server.app.inject({ url: `/api/report/${id}/print?components=sanctions`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return JSON.stringify(getPrint.answer.parse(answer.json()).sections).replaceAll(/\u00A0|\u202F/g, ' ')
}

async function decide({ headers }: Signed, matchId: string, payload: object) {
  return server.app.inject({ method: 'POST', url: `${url(COMPANY)}/${matchId}/decision`, headers, payload })
}

describe('before a list was imported', () => {
  test('says that nothing was checked', async () => {
    await merge(server.deps.db, [
      factOf(COMPANY)('name', { name: 'Krilátov Kft.' }),
      factOf(CLEAR)('name', { name: 'Tiszta Kft.' }),
    ])
    const page = await readPage(await server.signIn({ claims: ['Cegriport'] }))
    expect(page).toMatchObject({
      lists: [],
      checkedAt: null,
      checkedCount: 0,
      checked: [],
      tooShortCount: 0,
      tooShort: [],
      unnamedCount: 0,
      unnamed: [],
      matches: [],
    })
    expect(page.notLoaded.map(({ sourceId }) => sourceId)).toEqual(LIST_SOURCES.map(({ sourceId }) => sourceId))
  })
})

describe('the screening of a company', () => {
  let signed: Signed
  let matchId = ''
  beforeAll(async () => {
    const owner = { ...OWNER, name: 'Krilatov Vlagyimir Petrovics' }
    await merge(server.deps.db, [factOf(COMPANY)('member', owner, { slot: '1', partyId: 'p-1' })])
    await importEdition(server.deps, [ENTRY])
    signed = await server.signIn({ claims: ['Cegriport'] })
  })

  test('shows who matches whom, how surely and why', async () => {
    const page = await readPage(signed)
    expect(page.lists).toMatchObject([
      {
        sourceId: 'eu-sanctions',
        day: '2024-02-01',
        designationCount: 1,
        comparedCount: 1,
        unreadCount: 0,
        isOld: true,
      },
    ])
    expect(page.notLoaded.map(({ sourceId }) => sourceId)).toEqual(
      LIST_SOURCES.map(({ sourceId }) => sourceId).filter((sourceId) => sourceId !== 'eu-sanctions'),
    )
    expect(page.checkedCount).toBe(2)
    expect(page.checked).toMatchObject([
      { isCompanyItself: true },
      { name: 'Krilatov Vlagyimir Petrovics', roles: ['member'] },
    ])
    const [match] = page.matches
    expect(page.matches).toHaveLength(1)
    expect(match).toMatchObject({
      grade: 'probable',
      party: { name: 'Krilatov Vlagyimir Petrovics', kind: 'person', isCompanyItself: false },
      designation: {
        name: 'Vladimir Petrovich KRYLATOV',
        programme: 'EU-TEST',
        list: { sourceId: 'eu-sanctions', day: '2024-02-01' },
        entry: '1',
        listedOn: '2024-01-15',
        firstSeenOn: '2024-02-01',
        nationality: 'Russian',
        legalAct: { url: 'https://eur-lex.europa.eu/legal-content/HU/TXT/?uri=CELEX:32099R0001' },
      },
      decision: null,
      isOutdated: false,
      history: [],
    })
    expect(match?.reasons.map(({ code }) => code)).toEqual(['name-other-spelling', 'word-order', 'birth-date-unknown'])
    matchId = match?.id ?? ''
  })

  test('without a match says what was compared', async () => {
    const page = await readPage(signed, CLEAR)
    expect(page).toMatchObject({ checkedCount: 1, matches: [] })
    expect(page.checkedAt).not.toBeNull()
  })

  test('whose name was replaced by the publisher is not among those who were checked', async () => {
    const [id, unnamed] = ['10738889', { ...OWNER, name: 'Magánszemély 1276' }]
    await merge(server.deps.db, [
      factOf(id)('name', { name: 'Névtelen Kft.' }),
      factOf(id)('member', unnamed, { slot: 'iw-1276', partyId: 'iw-1276' }),
    ])
    const page = await readPage(signed, id)
    expect(page).toMatchObject({ checkedCount: 1, unnamedCount: 1, matches: [] })
    expect(page.checked.map(({ name }) => name)).toEqual(['Névtelen Kft.'])
    expect(page.unnamed).toMatchObject([{ name: 'Magánszemély 1276', roles: ['member'] }])
    const printed = await print(id)
    expect(printed).toContain('Mást nem ellenőriztünk')
    expect(printed).toContain('Egy tulajdonos vagy tisztségviselő nevét a forrás nem közli')
    expect(printed).toMatch(/"caption":"Kiket nem tudtunk ellenőrizni".*"text":"Magánszemély 1276"/)
  })

  test('whose name is too short for similar ones is not among those who were compared', async () => {
    const id = '10738890'
    await merge(server.deps.db, [
      factOf(id)('name', { name: 'Rövid Nevű Kft.' }),
      factOf(id)('auditor', { ...PERSON, partyKind: 'company', name: 'ABC Kft.' }, { slot: 'a' }),
    ])
    const page = await readPage(signed, id)
    expect(page).toMatchObject({ checkedCount: 1, tooShortCount: 1, unnamedCount: 0, matches: [] })
    expect(page.tooShort).toMatchObject([{ name: 'ABC Kft.', roles: ['auditor'] }])
    const printed = await print(id)
    expect(printed).toContain('Egy szereplő neve olyan rövid, hogy hasonló neveket nem kerestünk hozzá')
    expect(printed).toMatch(/"caption":"Akiknek a neve túl rövid a hasonlításhoz".*"text":"ABC Kft\."/)
  })

  test('on paper names everybody who was compared and the minute', async () => {
    const printed = await print(COMPANY)
    expect(printed).toMatch(/"caption":"Kiket ellenőriztünk".*Krilátov Kft\..*Krilatov Vlagyimir Petrovics/)
    expect(printed).toMatch(/"key":"Az ellenőrzés ideje","value":"\d{4}\. \d\d\. \d\d\. \d\d:\d\d \(budapesti idő\)"/)
  })

  test('on paper says of each match why it is one, and what speaks against it', async () => {
    const printed = await print(COMPANY)
    expect(printed).toMatch(
      /"Mi szól mellette és ellene".*"title":"Krilatov Vlagyimir Petrovics – [^"]+".*"foot":"[^"]+: 1"/,
    )
    expect(printed).toContain('{"key":"Mellette szól","value":"A teljes név azonos, csak az átírása más."}')
    expect(printed).toMatch(
      /"key":"Ellene szól","value":"A névelemek sorrendje eltér\."\},\{"key":"Nem vethető össze","value":"A születési idő legalább [^"]+"/,
    )
  })

  test('on paper tells a name, which is a question, from an official identifier, which is a fact', async () => {
    const page = await readPage(signed)
    const { context } = createPrintContext({ locale: 'hu', onlyValid: false })
    const read = (...grades: SanctionScreening['matches'][number]['grade'][]) => {
      const matches = grades.flatMap((grade) => page.matches.map((match) => ({ ...match, grade })))
      const [first] = renderSanctionsBlocks({ ...page, matches }, context)
      return first?.type === 'note' ? first.text : null
    }
    const [name, fact] = ['A névegyezés nem megállapítás: más személyről is szó lehet.', 'A hivatalos azonosító']
    expect(read('strong')).toBe(`Egy találat. ${name}`)
    expect(read('identifier')).toBe(`Egy találat. ${fact} megegyezik: a jegyzék erről a szereplőről szól.`)
    expect(read('identifier', 'identifier')).toContain(`2 találat. ${fact} mindegyiknél megegyezik`)
    expect(read('identifier', 'strong')).toBe(
      `2 találat. ${name} Ahol a hivatalos azonosító megegyezik, ott a jegyzék a megnevezett szereplőről szól.`,
    )
  })

  test('is decided about with a reason; every decision is kept', async () => {
    const dismissed = await decide(signed, matchId, {
      verdict: 'dismissed',
      reason: '  Más személy: 1990-ben született.  ',
    })
    expect(decideSanctionMatch.answer.parse(dismissed.json())).toMatchObject({
      decision: { verdict: 'dismissed', reason: 'Más személy: 1990-ben született.', userName: 'Teszt Elek' },
      isOutdated: false,
    })
    await decide(signed, matchId, { verdict: 'withdrawn', reason: 'Téves volt az adat.' })
    const [open] = (await readPage(signed)).matches
    expect(open?.decision).toBeNull()
    expect(open?.history.map(({ verdict }) => verdict)).toEqual(['withdrawn', 'dismissed'])
    const printed = await print(COMPANY, signed)
    expect(printed).toMatch(/visszavonva – Téves volt az adat\. \(Teszt Elek, [^)]+\) · újra nyitott/)
    expect(printed).toMatch(/"caption":"A döntések története".*"visszavonva".*"elvetve".*1990-ben született/)
    await decide(signed, matchId, { verdict: 'confirmed', reason: 'Útlevél alapján azonos.' })
    expect((await readPage(signed)).matches[0]?.decision).toMatchObject({ verdict: 'confirmed' })
    const trail = server.deps.db.selectFrom('audit_entries').select(['act', 'actor_user_id', 'subject_id', 'detail'])
    const entries = await trail.where('subscriber_id', '=', signed.subscriberId).orderBy('entry_id').execute()
    expect(entries.filter(({ act }) => act === 'match-decided')).toEqual(
      ['dismissed', 'withdrawn', 'confirmed'].map((verdict) => ({
        act: 'match-decided',
        actor_user_id: signed.userId,
        subject_id: COMPANY,
        // What was typed may speak of a person, and stays with the decision.
        detail: { verdict, matchId, list: EU_SANCTIONS.title, entry: '1' },
      })),
    )
  })

  test('is decided about by each subscriber alone', async () => {
    const stranger = await server.signIn({ claims: ['Cegriport'] })
    expect((await readPage(stranger)).matches[0]).toMatchObject({ decision: null, history: [] })
    const refused = await decide(stranger, matchId, { verdict: 'withdrawn', reason: 'Nincs mit visszavonni.' })
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
      422,
      { verdict: 'nothing-decided' },
    ])
  })

  /** Both wait until the match is free, and are decided one after the other. */
  async function decideAtOnce(first: () => ReturnType<typeof decide>, second: () => ReturnType<typeof decide>) {
    const { both } = await inTransaction(server.deps.db, async (tx) => {
      await sql`select 1 from sanction_matches where match_id = ${matchId} for update`.execute(tx)
      const sent = [first(), second()]
      await expect.poll(async () => (await waitingForLocks.get(tx)).count).toBe(2)
      return { both: sent }
    })
    const answers = await Promise.all(both)
    return answers.toSorted((a, b) => a.statusCode - b.statusCode)
  }

  const colleagueOf = async ({ subscriberId }: Signed) => {
    const colleague = await server.signIn({ claims: ['Cegriport'] })
    const of = server.deps.db.updateTable('users').set({ subscriber_id: subscriberId })
    await of.where('user_id', '=', colleague.userId).execute()
    server.deps.sessions.clear()
    return { ...colleague, subscriberId }
  }

  const verdictsOf = async (who: Signed) =>
    (await readPage(who)).matches[0]?.history.map(({ verdict, reason }) => `${verdict}: ${reason}`)

  test.each([
    ['dismissed', 'Más személy.'],
    ['confirmed', 'Útlevél alapján azonos.'],
  ])('is %s once, though that is pressed three times, two of them at once', async (verdict, reason) => {
    const other = await server.signIn({ claims: ['Cegriport'] })
    const press = () => decide(other, matchId, { verdict, reason, seen: 0 })
    const answers = [...(await decideAtOnce(press, press)), await press()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers.map((answer) => decideSanctionMatch.answer.parse(answer.json()).history.length)).toEqual([1, 1, 1])
    expect(await verdictsOf(other)).toEqual([`${verdict}: ${reason}`])
    const trail = server.deps.db.selectFrom('audit_entries').where('act', '=', 'match-decided').select('detail')
    expect(await trail.where('actor_user_id', '=', other.userId).execute()).toMatchObject([{ detail: { verdict } }])
  })

  test('is taken back once, though that is sent twice at once', async () => {
    const other = await server.signIn({ claims: ['Cegriport'] })
    await decide(other, matchId, { verdict: 'dismissed', reason: 'Más személy, más anyja neve.' })
    const takeBack = (reason: string) => () => decide(other, matchId, { verdict: 'withdrawn', reason })
    const twice = await decideAtOnce(takeBack('Téves volt az adat.'), takeBack('Téves volt az adat.'))
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await takeBack('Más okból is.')()).statusCode).toBe(422)
    expect(await verdictsOf(other)).toEqual([
      'withdrawn: Téves volt az adat.',
      'dismissed: Más személy, más anyja neve.',
    ])
  })

  test('is not decided over what a colleague has decided unseen, though both decide at once', async () => {
    const one = await server.signIn({ claims: ['Cegriport'] })
    const other = await colleagueOf(one)
    const answers = await decideAtOnce(
      () => decide(one, matchId, { verdict: 'confirmed', reason: 'Útlevél alapján azonos.', seen: 0 }),
      () => decide(other, matchId, { verdict: 'dismissed', reason: 'Más születési hely.', seen: 0 }),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409])
    expect(answers[1]?.json()).toMatchObject({ code: 'match.changed' })
    const kept = await verdictsOf(one)
    expect(kept).toHaveLength(1)
    // Who has seen it decides over it, and so does a program that does not say what it has seen.
    const again = await decide(other, matchId, { verdict: 'dismissed', reason: 'Így is más.', seen: 1 })
    const unsaid = await decide(one, matchId, { verdict: 'confirmed', reason: 'Mégis azonos.' })
    expect([again.statusCode, unsaid.statusCode]).toEqual([200, 200])
    expect(await verdictsOf(other)).toEqual(['confirmed: Mégis azonos.', 'dismissed: Így is más.', ...(kept ?? [])])
  })

  test('the words of a colleague are his: said by another they are a decision of its own', async () => {
    const anna = await server.signIn({ claims: ['Cegriport'] })
    const decided = { verdict: 'dismissed', reason: 'Más személy.' }
    await decide(anna, matchId, decided)
    await decide(await colleagueOf(anna), matchId, decided)
    expect(await verdictsOf(anna)).toHaveLength(2)
  })

  test('a decision stays at the next import, and is marked where what it was about has changed', async () => {
    await importEdition(server.deps, [{ ...ENTRY, reason: 'Another statement of reasons.' }], '2024-03-01')
    const [same] = (await readPage(signed)).matches
    expect([same?.id, same?.decision?.verdict, same?.isOutdated]).toEqual([matchId, 'confirmed', false])
    expect(same?.designation.amendedOn).toBe('2024-03-01')
    const births = [{ from: '1961-03-04', to: '1961-03-04' }]
    await importEdition(server.deps, [{ ...ENTRY, births }], '2024-04-01')
    const [changed] = (await readPage(signed)).matches
    expect([changed?.id, changed?.decision?.verdict, changed?.isOutdated]).toEqual([matchId, 'confirmed', true])
    expect(await print(COMPANY, signed)).toMatch(
      /megerősítve – Útlevél alapján azonos\. \(Teszt Elek, \d{4}\. \d\d\. \d\d\. \d\d:\d\d\) · A döntés óta megváltozott/,
    )
    // The same words are another decision where what it is about has changed.
    await decide(signed, matchId, { verdict: 'confirmed', reason: 'Útlevél alapján azonos.' })
    expect((await readPage(signed)).matches[0]?.isOutdated).toBe(false)
  })

  test('an entry of another list is shown with that list, its number and since when it is known', async () => {
    const id = 'ofac-sdn/36358'
    const entry = { ...ENTRY, designationId: id, celex: null, recordNumber: '36358', annex: '', listedOn: null }
    await importEdition(server.deps, [entry], { observedOn: '2024-04-20', source: OFAC_SDN })
    const page = await readPage(signed)
    expect(page.lists.map(({ sourceId, day }) => `${sourceId} ${day}`)).toEqual([
      'eu-sanctions 2024-04-01',
      'ofac-sdn 2024-04-20',
    ])
    expect(page.matches.find(({ designation }) => designation.entry === '36358')?.designation).toMatchObject({
      list: { sourceId: 'ofac-sdn', day: '2024-04-20', url: OFAC_SDN.url },
      listedOn: null,
      firstSeenOn: '2024-04-20',
      legalAct: null,
    })
    expect(await print(COMPANY)).toContain(
      '"a jegyzék nem közli; az általunk olvasott kiadásokban 2024. 04. 20. óta szerepel"',
    )
    await importEdition(
      server.deps,
      [designationOf('1', 'Someone OTHER')].map((other) => ({ ...other, designationId: 'ofac-sdn/1' })),
      { observedOn: '2024-04-21', source: OFAC_SDN },
    )
    expect((await readPage(signed)).matches).toHaveLength(1)
  })

  test('a match that ended is shown to whom decided about it', async () => {
    await importEdition(server.deps, [designationOf('2', 'Someone ELSE')], '2024-05-01')
    expect((await readPage(signed)).matches).toMatchObject([{ id: matchId, designation: { delistedOn: '2024-05-01' } }])
    expect((await readPage(signed)).matches[0]?.endedAt).not.toBeNull()
    expect((await readPage(await server.signIn({ claims: ['Cegriport'] }))).matches).toEqual([])
  })

  test.each([
    ['no reason', { verdict: 'confirmed' }, 422],
    ['too short a reason', { verdict: 'confirmed', reason: '    abc    ' }, 422],
    ['too long a reason', { verdict: 'confirmed', reason: 'x'.repeat(1001) }, 422],
    ['another verdict', { verdict: 'maybe', reason: 'nem tudom' }, 422],
    ['a count that cannot be', { verdict: 'confirmed', reason: 'rendben van', seen: -1 }, 422],
    ['more than asked', { verdict: 'confirmed', reason: 'rendben van', subscriberId: 'x' }, 422],
  ])('refuses a decision with %s', async (_title, payload, status) => {
    expect((await decide(signed, matchId, payload)).statusCode).toBe(status)
  })

  test('knows no match of another company', async () => {
    const payload = { verdict: 'confirmed', reason: 'rendben van' }
    const answers = await Promise.all([
      decide(signed, 'ffffffffffffffffffffffff', payload),
      server.app.inject({ method: 'POST', url: `${url(CLEAR)}/${matchId}/decision`, headers: signed.headers, payload }),
      server.app.inject({
        method: 'POST',
        url: `${url('10738887')}/${matchId}/decision`,
        headers: signed.headers,
        payload,
      }),
    ])
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'match.not-found',
      'match.not-found',
      'company.not-found',
    ])
  })

  test.each([
    ['nobody', url(COMPANY), null, 401, 'auth.required'],
    ['no claim', url(COMPANY), ['Monitoring'], 400, 'claim.missing'],
    ['an unknown company', url('10738888'), ['Cegriport'], 404, 'company.not-found'],
    ['a query it does not know', `${url(COMPANY)}?x=1`, ['Cegriport'], 422, 'validation.failed'],
  ] as const)('for %s', async (_title, address, claims, status, code) => {
    const answer = await callAs(server, address, { claims })
    expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
  })
})
