import { FinalOwner } from '@merleg/contract/report/final-owner.contract'
import type { ControlNature } from '@merleg/domain/beneficial-owners/control-natures'
import type { OwnerStatement } from '@merleg/domain/beneficial-owners/owner-statements'
import type { FactPayload } from '@merleg/domain/fact-sections'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, OWNER, PERSON } from '../testing-report.ts'

const server = useTestApp()

const nature = (kind: ControlNature['kind']): ControlNature => ({
  kind,
  holder: null,
  directness: null,
  min: null,
  max: null,
  code: kind,
})

/** Whom the register tells: by three quarters of the shares or more, or by a nature without a figure. */
function toldOwner(id: string, name: string, given: { partyId?: string; kind?: ControlNature['kind'] } = {}) {
  const { partyId = null, kind = 'shares' } = given
  const bounds = kind === 'shares' ? { min: 75, max: 100 } : {}
  const [shareMin, shareMax] = kind === 'shares' ? [75, 100] : [null, null]
  const payload: FactPayload<'beneficial-owner'> = {
    ...PERSON,
    partyKind: partyId === null ? 'person' : 'company',
    name,
    countryCode: null,
    natures: [{ ...nature(kind), ...bounds }],
    shareMin,
    shareMax,
    shareText: null,
    votesMin: null,
    votesMax: null,
  }
  return factOf(id)('beneficial-owner', payload, { slot: name, partyId })
}

const company = (id: string) => [
  factOf(id)('name', { name: `${id} Ltd` }),
  factOf(id)('registration', { status: 'registered', on: null, reason: null }),
]
const said = (id: string, statement: OwnerStatement) =>
  factOf(id)('beneficial-owner-statement', { statement, text: statement }, { slot: statement })
const member = (id: string, name: string, share: number, partyId: string | null = null) => {
  const partyKind = partyId === null ? 'person' : 'company'
  return factOf(id)('member', { ...OWNER, partyKind, name, shareMin: share, shareMax: share }, { slot: name, partyId })
}

beforeAll(async () => {
  await merge(server.deps.db, [
    ...['gb-x', 'gb-y', 'gb-z', 'gb-nobody', 'gb-all', 'gb-unknown', 'gb-influence'].flatMap(company),
    toldOwner('gb-x', 'gb-y Ltd', { partyId: 'gb-y' }),
    toldOwner('gb-y', 'Ada'),
    // The same behind a company that is told, and one beside it who is not.
    toldOwner('gb-z', 'gb-y Ltd', { partyId: 'gb-y' }),
    member('gb-z', 'gb-y Ltd', 60, 'gb-y'),
    member('gb-z', 'Bob', 40),
    said('gb-nobody', 'said-nobody'),
    member('gb-nobody', 'Ada', 100),
    said('gb-all', 'all-identified'),
    member('gb-all', 'Ada', 100),
    said('gb-unknown', 'not-identified'),
    member('gb-unknown', 'Ada', 100),
    toldOwner('gb-influence', 'Cyd', { kind: 'influence' }),
    toldOwner('gb-influence', 'Dan', { kind: 'board' }),
    toldOwner('gb-influence', 'Eve'),
    member('gb-influence', 'Ada', 90),
    member('gb-influence', 'Dan', 10),
  ])
})

async function askTold(id: string) {
  const answer = await callAs(server, `/api/report/${id}/real-owner`, {
    claims: ['TenylegesTulajdonos'],
    locale: 'en',
  })
  const { told } = FinalOwner.parse(answer.json())
  return { ...told, disagreements: told.notes.filter((note) => note.startsWith('Disagreement')) }
}

describe('what the register tells beside what is worked out', () => {
  test.each([['gb-nobody'], ['gb-all']])('%s: a statement that nobody is left is disagreed with', async (id) => {
    expect((await askTold(id)).disagreements).toEqual([expect.stringMatching(/: Ada\.$/)])
  })

  test('that somebody is not identified is no disagreement', async () => {
    expect((await askTold('gb-unknown')).disagreements).toEqual([])
  })

  test('who stands behind a company that is told is not told itself, which is no disagreement', async () => {
    expect((await askTold('gb-x')).disagreements).toEqual([])
    expect((await askTold('gb-z')).disagreements).toEqual([expect.stringMatching(/: Bob\.$/)])
  })

  test('control of another kind than shares and votes cannot be worked out of them', async () => {
    const { owners } = await askTold('gb-influence')
    expect(owners.map(({ name, standing }) => `${name} ${standing}`).toSorted()).toEqual([
      'Cyd beyond-shares',
      'Dan beyond-shares',
      'Eve not-found',
    ])
  })
})
