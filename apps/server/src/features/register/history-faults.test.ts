import { useTestDatabase } from '@merleg/db/testing'
import { expect, test } from 'vitest'
import { listFacts } from './facts.repository.ts'
import { mergeBatch } from './merge-batch.usecases.ts'

const database = useTestDatabase()
const SOURCE = { sourceId: 's', publisher: 'P', title: 'T', licence: 'L', url: null, isMadeUp: false }
const ID = '10000001'

type Said = [name: string, from: string | null, to: string | null]

/** Histories that once made the merge turn to and fro when a batch came again (ADR 10), each on a company of its own. */
const CASES: { title: string; batches: { observedOn: string; names: Said[] }[]; expected: string[] }[] = [
  {
    title: 'two names without any date',
    batches: [
      {
        observedOn: '2020-01-01',
        names: [
          ['A', null, null],
          ['B', null, null],
        ],
      },
    ],
    expected: ['.. B'],
  },
  {
    title: 'a name without any date beside one since a day',
    batches: [
      { observedOn: '2019-01-01', names: [['A', null, null]] },
      {
        observedOn: '2020-01-01',
        names: [
          ['B', '2018-01-01', null],
          ['A', null, null],
        ],
      },
    ],
    expected: ['..2018-01-01 A', '2018-01-01.. B'],
  },
  {
    title: 'the past of a name that still runs',
    batches: [
      { observedOn: '2020-01-01', names: [['A', '2012-01-01', null]] },
      { observedOn: '2020-01-01', names: [['A', '2010-01-01', '2012-01-01']] },
    ],
    expected: ['2010-01-01..2012-01-01 A', '2012-01-01.. A'],
  },
  {
    title: 'ends without starts, the latest name last',
    batches: [
      {
        observedOn: '2020-01-01',
        names: [
          ['A', null, '2005-01-01'],
          ['B', null, '2010-01-01'],
          ['C', null, null],
        ],
      },
    ],
    expected: ['..2005-01-01 A', '2005-01-01..2010-01-01 B', '2010-01-01.. C'],
  },
  {
    title: 'ends without starts, the latest name first',
    batches: [
      {
        observedOn: '2020-01-01',
        names: [
          ['C', null, null],
          ['B', null, '2010-01-01'],
          ['A', null, '2005-01-01'],
        ],
      },
    ],
    expected: ['..2005-01-01 A', '2005-01-01..2010-01-01 B', '2010-01-01.. C'],
  },
  {
    title: 'an end, and the same name again without any date',
    batches: [
      { observedOn: '2019-01-01', names: [['A', '2010-01-01', null]] },
      {
        observedOn: '2020-01-01',
        names: [
          ['A', '2010-01-01', '2012-01-01'],
          ['A', null, null],
        ],
      },
    ],
    expected: ['2010-01-01.. A'],
  },
]

test.each(CASES.map((one, index) => ({ ...one, companyId: String(Number(ID) + index) })))(
  '$title: the last batch again changes nothing',
  async ({ companyId, batches, expected }) => {
    for (const batch of batches) await merge(companyId, batch)
    expect(await readTimeline(companyId)).toEqual(expected)
    for (const batch of batches.slice(-1)) {
      expect(await merge(companyId, batch)).toMatchObject({ new: 0, changed: 0, closed: 0, events: 0 })
    }
    expect(await readTimeline(companyId)).toEqual(expected)
  },
)

function merge(companyId: string, { observedOn, names }: { observedOn: string; names: Said[] }) {
  return mergeBatch(
    { db: database.db, clock: { now: () => new Date() } },
    {
      source: SOURCE,
      fileName: 'f',
      fileHash: 'h',
      observedOn,
      snapshotSections: [],
      records: names.map(([name, validFrom, validTo]) => ({
        type: 'fact' as const,
        line: 1,
        companyId,
        section: 'name' as const,
        slot: '',
        payload: { name },
        validFrom,
        validTo,
      })),
    },
  )
}

async function readTimeline(companyId: string): Promise<string[]> {
  const facts = await listFacts(database.db, { companyId, asOf: '2020-01-01', includeHistory: true })
  return facts.map(
    (fact) => `${fact.validFrom ?? ''}..${fact.validTo ?? ''} ${fact.section === 'name' ? fact.payload.name : ''}`,
  )
}
