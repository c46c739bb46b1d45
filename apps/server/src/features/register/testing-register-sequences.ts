import type { FactSection } from '@merleg/domain/fact-sections'
import type { FactObservation, StatementObservation } from '@merleg/domain/observation'
import fc from 'fast-check'
import { DAYS, dayOfCell } from './testing-register-days.ts'
import type { OracleBatch } from './testing-register-oracle.ts'

export const COMPANIES = ['10000001', 'SE10000002', 'ro-3'] as const
export const SNAPSHOT_SECTIONS = ['phone', 'member', 'name', 'registration'] as const satisfies readonly FactSection[]

const NO_PARTY = { address: null, motherName: null, birthDate: null, registerNumber: null }
const NO_SHARE = { shareMin: null, shareMax: null, shareText: null, contribution: null, currency: null }
const PROCEEDING = { court: null, administrator: null, text: null }

type Said = FactObservation extends infer One
  ? One extends FactObservation
    ? Pick<One, 'section' | 'slot' | 'payload' | 'partyId'>
    : never
  : never

const letter = fc.constantFrom('A', 'B')
const slot = fc.constantFrom('1', '2')

const named = (section: 'name' | 'short-name'): fc.Arbitrary<Said> =>
  letter.map((name) => ({ section, slot: '', payload: { name } }))

/** What can be said of a company: sections of one and of many, with and without a party, with and without events. */
const said: fc.Arbitrary<Said> = fc.oneof(
  { arbitrary: named('name'), weight: 4 },
  named('short-name'),
  fc.tuple(slot, letter).map(([one, value]): Said => ({ section: 'phone', slot: one, payload: { value } })),
  { arbitrary: fc.tuple(slot, fc.constantFrom('p-1', 'p-2', 'ro-3'), letter).map(member), weight: 2 },
  fc.constantFrom(10, 11, 12, 13).map((persons): Said => ({ section: 'headcount', slot: '', payload: { persons } })),
  fc.constantFrom('registered', 'ceased').map((status): Said => ({
    section: 'registration',
    slot: '',
    payload: { status: status === 'ceased' ? 'ceased' : 'registered', on: null, reason: null },
  })),
  fc.tuple(slot, letter).map(([one, caseNumber]): Said => ({
    section: 'liquidation',
    slot: one,
    payload: { caseNumber: caseNumber === 'B' ? null : caseNumber, ...PROCEEDING },
  })),
  fc.tuple(slot, letter).map(([one, value]): Said => ({ section: 'register-number', slot: one, payload: { value } })),
  letter.map((code): Said => ({
    section: 'activity',
    slot: code,
    payload: { scheme: 'TEAOR08', code, isMain: code === 'A' },
  })),
)

function member([one, partyId, name]: [string, string, string]): Said {
  const partyKind = partyId.startsWith('p-') ? 'person' : 'company'
  return { section: 'member', slot: one, partyId, payload: { ...NO_PARTY, ...NO_SHARE, partyKind, name } }
}

const company = fc.constantFrom(...COMPANIES)
const day = fc.integer({ min: 1, max: DAYS }).map(namedDay)
const sourceRef = fc.option(fc.constantFrom('r1', 'r2'))

/** Since when and until when: unknown, early or late; an end is after its start. */
const validity = fc
  .tuple(
    fc.option(fc.integer({ min: 1, max: DAYS }), { freq: 2 }),
    fc.option(fc.integer({ min: 1, max: DAYS }), { freq: 2 }),
  )
  .map(([from, length]) => ({
    validFrom: from === null ? null : namedDay(from),
    validTo: length === null ? null : namedDay(Math.min((from ?? 1) + length, DAYS + 1)),
  }))

const factObservation = fc
  .tuple(company, said, validity, sourceRef)
  .map(([companyId, one, valid, ref]): FactObservation => ({
    type: 'fact',
    line: 1,
    companyId,
    sourceRef: ref,
    ...valid,
    ...one,
  }))

const statementObservation: fc.Arbitrary<StatementObservation> = fc.record({
  type: fc.constant('statement'),
  line: fc.constant(1),
  companyId: company,
  periodStart: fc.constantFrom('2018-01-01', '2018-07-01'),
  periodEnd: fc.constantFrom('2018-12-31', '2019-06-30'),
  layout: fc.constant('hu-micro'),
  isConsolidated: fc.boolean(),
  currency: fc.constant('HUF'),
  unit: fc.constantFrom(1, 1000),
  amounts: fc.constantFrom<Record<string, number>[]>({}, { netSales: 5 }, { netSales: 6, equity: 10 }),
  previousAmounts: fc.constant({}),
  amendedAmounts: fc.constantFrom<Record<string, number>[]>({}, { netSales: 7 }),
  filedOn: fc.option(day),
  sourceRef,
})

const records = fc.array(
  fc.oneof({ arbitrary: factObservation, weight: 6 }, { arbitrary: statementObservation, weight: 1 }),
  { maxLength: 6 },
)

const batch: fc.Arbitrary<OracleBatch> = fc.record({
  sourceId: fc.constantFrom('court', 'press'),
  observedOn: day,
  snapshotSections: fc.oneof(
    { arbitrary: fc.constant([]), weight: 2 },
    fc.subarray([...SNAPSHOT_SECTIONS], { minLength: 1 }),
  ),
  records,
})

/** A question to the register: of whom, of which day, as known after which batch (modulo their number). */
export const moment = fc.record({ companyId: company, asOf: day, known: fc.nat(5), includeHistory: fc.boolean() })

/** Snapshots older than the last one of their source are refused; they are told without ending anything. */
function endNothingLate(batches: readonly OracleBatch[]): OracleBatch[] {
  return batches.reduce<OracleBatch[]>((earlier, told) => {
    const isLate = earlier.some(
      ({ sourceId, observedOn, snapshotSections }) =>
        snapshotSections.length > 0 && sourceId === told.sourceId && observedOn > told.observedOn,
    )
    return [...earlier, isLate ? { ...told, snapshotSections: [] } : told]
  }, [])
}

/** Batches in any order of their days, some of them said before by the same or another source. */
export const batchSequence: fc.Arbitrary<OracleBatch[]> = fc
  .tuple(
    batch,
    fc.array(
      fc.oneof(
        { arbitrary: batch, weight: 4 },
        fc.record({ repeats: fc.nat(5), sourceId: fc.constantFrom('court', 'press'), observedOn: day }),
      ),
      { maxLength: 5 },
    ),
  )
  .map(([first, steps]) => {
    const batches = [first]
    for (const step of steps) {
      if (!('repeats' in step)) batches.push(step)
      else {
        const { sourceId, observedOn } = step
        batches.push({ ...(batches[step.repeats % batches.length] ?? first), sourceId, observedOn })
      }
    }
    return endNothingLate(batches)
  })

function namedDay(cell: number): string {
  const name = dayOfCell(cell)
  if (name === null) throw new RangeError(`cell ${cell} has no day`)
  return name
}
