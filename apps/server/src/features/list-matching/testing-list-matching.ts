import { taxStemCheckDigit } from '@merleg/domain/tax-number'
import type { FactObservation } from '@merleg/domain/observation'
import { inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../app/deps.ts'
import { mergeBatch } from '../register/merge-batch.usecases.ts'
import { buildSearchIndex } from '../register/search-index.repository.ts'

export type TestingCompany = {
  id: string
  name: string
  tax?: string
  register?: string
  seat?: [zip: string, settlement: string, street: string]
}

export const TESTING_COMPANIES: readonly TestingCompany[] = [
  {
    id: '10738885',
    name: 'ZÁÉV Építőipari Zrt.',
    tax: '10738885-2-20',
    register: '20-10-040128',
    seat: ['8900', 'Zalaegerszeg', 'Kossuth utca 9.'],
  },
  {
    id: '12345676',
    name: 'Duna Acél Kereskedelmi és Szolgáltató Kft.',
    tax: '12345676-2-41',
    seat: ['1052', 'Budapest', 'Váci utca 12.'],
  },
  { id: '11111111', name: 'Gombai Pékség Kft.', tax: '11111111-2-13', seat: ['2600', 'Vác', 'Fő tér 1.'] },
  { id: '22222222', name: 'Ikerház Bt.', seat: ['2600', 'Vác', 'Fő tér 2.'] },
  { id: '33333333', name: 'Ikerház Bt.', seat: ['2600', 'Vác', 'Fő tér 3.'] },
  { id: 'ro-67248', name: 'PORTIMER COM SRL', register: 'J05/952/1991' },
]

/** So many companies with names and tax numbers of their own. */
export function* makeCompanies(count: number): Generator<TestingCompany> {
  for (let index = 0; index < count; index += 1) {
    const seven = String(4_000_000 + index)
    const id = seven + taxStemCheckDigit(seven)
    yield { id, name: `Sorozat${index} Kft.`, tax: `${id}-2-13` }
  }
}

/** So many companies of one name, the first of them in Vác and all others in Győr. */
export function makeNamesakes(name: string, { first, count }: { first: number; count: number }): TestingCompany[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(first + index),
    name,
    seat: index === 0 ? ['2600', 'Vác', 'Fő tér 4.'] : ['9021', 'Győr', `Fő tér ${index}.`],
  }))
}

function* toFacts(companies: Iterable<TestingCompany>): Generator<FactObservation> {
  for (const { id, name, tax, register, seat } of companies) {
    const base = { type: 'fact', line: 1, companyId: id, slot: '' } as const
    yield { ...base, section: 'name', payload: { name } }
    yield { ...base, section: 'registration', payload: { status: 'registered', on: null, reason: null } }
    if (tax !== undefined) yield { ...base, section: 'tax-number', payload: { value: tax } }
    if (register !== undefined)
      yield { ...base, section: 'register-number', slot: 'court', payload: { value: register } }
    if (seat === undefined) continue
    const [zip, settlement, street] = seat
    const text = `${zip} ${settlement}, ${street}`
    yield { ...base, section: 'seat', payload: { text, countryCode: 'HU', zip, settlement, county: 'Pest', street } }
  }
}

/** Puts companies into the register, where lists find them. */
export async function loadTestingCompanies(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  companies: Iterable<TestingCompany>,
): Promise<void> {
  const source = { sourceId: 's', publisher: 'P', title: 'T', licence: 'L', url: null, isMadeUp: false }
  await mergeBatch(
    { db, clock },
    {
      source,
      fileName: 'f',
      fileHash: 'h',
      observedOn: '2026-01-01',
      snapshotSections: [],
      records: toFacts(companies),
    },
  )
  await inTransaction(db, (tx) => buildSearchIndex(tx, { minCompanies: 3, best: 2 }))
}
