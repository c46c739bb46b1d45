import { createHash } from 'node:crypto'
import { parseBankAccount } from '@merleg/domain/bank-account'
import { FACT_SECTIONS, isFactSection, REGISTER_DETAIL_KEYS } from '@merleg/domain/fact-sections'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { findActivity } from '@merleg/domain/reference/activities'
import { settlementsOfPostalCode } from '@merleg/domain/reference/postal-codes'
import { parseRegisterNumber } from '@merleg/domain/register-number'
import { parseReportId } from '@merleg/domain/report-id'
import { parseTaxNumber } from '@merleg/domain/tax-number'
import { describe, expect, test } from 'vitest'
import { generateRecords, type GenerateOptions, recordsOf, worldOf } from './generate-records.ts'
import { taxStem } from './identifiers.ts'
import { DEFAULT_AS_OF } from './rates.ts'

const OPTIONS = { companies: 3000, seed: 1 }
const records = [...generateRecords(OPTIONS)]
const facts = records.filter((record): record is FactObservation => record.type === 'fact')
const of = <Section extends FactObservation['section']>(section: Section) =>
  facts.filter((fact): fact is Extract<FactObservation, { section: Section }> => fact.section === section)
const isHungarian = ({ companyId }: FactObservation): boolean => !companyId.includes('-')
const holds = (fact: FactObservation, day: string): boolean =>
  (fact.validFrom ?? '') <= day && (fact.validTo == null || day < fact.validTo)

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}

const hashOf = (items: Iterable<SourceRecord>): string => {
  const hash = createHash('sha256')
  for (const item of items) hash.update(JSON.stringify(item))
  return hash.digest('hex')
}

describe('the same options give the same country', () => {
  test('byte for byte', () => {
    expect(hashOf(generateRecords(OPTIONS))).toBe(hashOf(records))
    expect(hashOf(generateRecords({ ...OPTIONS, companies: 80 }))).not.toBe(
      hashOf(generateRecords({ ...OPTIONS, companies: 80, seed: 2 })),
    )
  })

  test('an entity does not depend on how many there are, nor on what was made before it', () => {
    const large = worldOf({ companies: 100_000, seed: 1 })
    for (const index of [2999, 0, 13, 40, 1501, 815]) {
      const alone = recordsOf(large, index)
      expect(records.filter((record) => record.line === index + 1)).toEqual(alone)
    }
  })

  test.each([
    [{ companies: 0, seed: 1 }, /companies/],
    [{ companies: 1.5, seed: 1 }, /companies/],
    [{ companies: 7_000_000, seed: 1 }, /companies/],
    [{ companies: 1, seed: -1 }, /seed/],
    [{ companies: 1, seed: 1, asOf: '2026-02-30' }, /calendar/],
  ] satisfies [GenerateOptions, RegExp][])('wrong options are refused: %o', (options, message) => {
    expect(() => [...generateRecords(options)]).toThrow(message)
  })

  test('one entity is enough', () => {
    expect([...generateRecords({ companies: 1, seed: 1 })].length).toBeGreaterThan(10)
  })
})

describe('the stream', () => {
  test('is the same as ever: a change of it makes other companies of the same seed and has to be meant', () => {
    expect(hashOf(generateRecords({ companies: 60, seed: 7 }))).toBe(
      '21b523f76493b0cb279ac98999768fa226f2d4cfc03361ced933e083b8e7c830',
    )
  })

  test('tells one entity after the other', () => {
    const order = records.flatMap((record, at) => {
      const previous = records[at - 1]
      if (record.type === 'reject' || previous?.type === 'reject') return []
      return record.companyId === previous?.companyId ? [] : [record.companyId]
    })
    expect(new Set(order).size).toBe(order.length)
    expect(order.length).toBe(OPTIONS.companies)
  })
})

describe('every fact', () => {
  test('passes the schema of its section', () => {
    const faults = facts.flatMap((fact) => {
      const parsed = FACT_SECTIONS[fact.section].payload.safeParse(fact.payload)
      return parsed.success ? [] : [`${fact.companyId} ${fact.section}: ${parsed.error.message}`]
    })
    expect(faults).toEqual([])
  })

  test('has an id of a report, a slot exactly where its section has several, and days in order, none after today', () => {
    const faults = facts.filter((fact) => {
      const { validFrom, validTo } = fact
      const isInOrder = validFrom != null && (validTo == null || (validFrom < validTo && validTo <= DEFAULT_AS_OF))
      const isMany = FACT_SECTIONS[fact.section].multiplicity === 'many'
      return (
        parseReportId(fact.companyId) === null ||
        (fact.slot !== '') !== isMany ||
        !isInOrder ||
        validFrom >= DEFAULT_AS_OF
      )
    })
    expect(faults).toEqual([])
  })

  test('is the only one of its company, section and slot on a day', () => {
    const overlapping = [
      ...groupBy(facts, (fact) => `${fact.companyId}/${fact.section}/${fact.slot}`).entries(),
    ].flatMap(([key, group]) => {
      const sorted = group.toSorted((one, other) => ((one.validFrom ?? '') < (other.validFrom ?? '') ? -1 : 1))
      const isClear = sorted.every((fact, at) => at === 0 || (sorted[at - 1]?.validTo ?? '9') <= (fact.validFrom ?? ''))
      return isClear ? [] : [key]
    })
    expect(overlapping).toEqual([])
  })

  test('carries numbers with right check digits', () => {
    const idOf = (companyId: string): string => companyId.replace(/^[A-Z]{2}/, '')
    for (const { payload, companyId } of of('tax-number')) {
      expect(parseTaxNumber(payload.value)).toMatchObject({ ok: true, taxNumber: { stem8: idOf(companyId) } })
    }
    for (const { payload } of of('register-number').filter(isHungarian))
      expect(parseRegisterNumber(payload.value).ok, payload.value).toBe(true)
    for (const { payload } of of('bank-account'))
      expect(parseBankAccount(payload.account).ok, payload.account).toBe(true)
    for (const { payload } of of('activity')) expect(findActivity(payload.code)?.level, payload.code).toBe(4)
    for (const { payload, companyId } of of('statistical-code'))
      expect(payload.value).toMatch(new RegExp(`^${idOf(companyId)}-\\d{4}-\\d{3}-\\d{2}$`))
  })

  test('names real places with their postal codes, and reaches nobody', () => {
    for (const { payload } of of('seat').filter(isHungarian)) {
      const names = settlementsOfPostalCode(payload.zip ?? '').map(({ name }) => name.replace(/ \d\d\. kerület$/, ''))
      expect(names, payload.text).toContain(payload.settlement)
    }
    for (const { payload } of of('e-mail')) expect(payload.value).toMatch(/^[a-z]+@[a-z0-9]+\.example$/)
    for (const { payload } of of('website')) expect(payload.value).toMatch(/^https:\/\/www\.[a-z0-9]+\.example$/)
    for (const { payload } of of('phone')) expect(payload.value).toMatch(/^\+36 1 555 \d{4}$/)
  })
})

describe('other seeds and days', () => {
  test.each([
    { seed: 2, asOf: '2026-11-01' },
    { seed: 4_294_967_295, asOf: '2025-03-15' },
    { seed: 5, asOf: '2016-02-01' },
  ])('say nothing of the future: %o', ({ seed, asOf }) => {
    const faults = [...generateRecords({ companies: 2000, seed, asOf })].filter((record) => {
      if (record.type === 'statement') return record.filedOn === null || record.filedOn > asOf
      if (record.type === 'reject') return true
      const { validFrom, validTo } = record
      return validFrom == null || validFrom >= asOf || (validTo != null && (validTo <= validFrom || validTo > asOf))
    })
    expect(faults).toEqual([])
  })
})

describe('the country is whole', () => {
  test('all kinds and all sections but those that only other sources have', () => {
    const small = [...generateRecords({ companies: 2000, seed: 1 })].filter((record) => record.type === 'fact')
    const kinds = new Set(small.map((fact) => parseReportId(fact.companyId)?.kind))
    expect([...kinds].map(String).toSorted()).toEqual([
      'budgetary',
      'company',
      'educational',
      'foreign',
      'nonprofit',
      'selfemployed',
      'taxentity',
    ])
    const present = new Set(small.map((fact) => fact.section))
    const absent = Object.keys(FACT_SECTIONS).filter((section) => isFactSection(section) && !present.has(section))
    const ofOthers = [
      'activity-suspension',
      'beneficial-owner',
      'beneficial-owner-statement',
      'sanction',
      'tax-finding',
      'vat-check',
    ]
    expect(absent.toSorted()).toEqual(ofOthers)
    const keys = new Set(small.flatMap((fact) => (fact.section === 'register-detail' ? [fact.slot] : [])))
    const ofOtherRegisters = REGISTER_DETAIL_KEYS.slice(REGISTER_DETAIL_KEYS.indexOf('deregistered-on') + 1)
    expect([...keys, ...ofOtherRegisters].toSorted()).toEqual([...REGISTER_DETAIL_KEYS].toSorted())
  })

  test('forms, seats and sizes are distributed as in Hungary, roughly', () => {
    const share = (count: number, whole: number): number => count / whole
    const forms = of('legal-form')
    const seats = of('seat').filter((fact) => fact.validTo == null)
    const heads = of('headcount').filter((fact) => fact.validTo == null)
    expect(share(forms.filter(({ payload }) => payload.code === '113').length, forms.length)).toBeCloseTo(0.66, 1)
    expect(share(forms.filter(({ payload }) => payload.code === '117').length, forms.length)).toBeCloseTo(0.16, 1)
    expect(share(seats.filter(({ payload }) => payload.county === 'Budapest').length, seats.length)).toBeCloseTo(
      0.35,
      1,
    )
    expect(share(heads.filter(({ payload }) => payload.persons < 10).length, heads.length)).toBeGreaterThan(0.8)
    const simple = new Set(facts.filter((fact) => /^[A-Z]/.test(fact.companyId)).map((fact) => fact.companyId))
    expect(share(simple.size, OPTIONS.companies)).toBeCloseTo(0.05, 2)
  })

  test('names are many', () => {
    const names = of('name').map(({ payload }) => payload.name)
    expect(new Set(names).size / names.length).toBeGreaterThan(0.98)
  })
})

describe('people and owners', () => {
  const isExact = (member: Extract<FactObservation, { section: 'member' }>): boolean =>
    member.payload.shareMin !== null && member.payload.shareMin === member.payload.shareMax

  test('shares add up to 100 on every day on which they change, and so do votes where they are told', () => {
    for (const [companyId, members] of groupBy(of('member'), (fact) => fact.companyId)) {
      if (!members.every(isExact)) continue
      const days = new Set(members.map((fact) => fact.validFrom ?? ''))
      for (const day of days) {
        const held = members.filter((fact) => holds(fact, day))
        const sum = held.reduce((total, { payload }) => total + (payload.shareMin ?? 0), 0)
        expect(sum, `${companyId} on ${day}`).toBe(100)
        const votes = held.flatMap(({ payload }) => payload.votesMin ?? [])
        if (votes.length > 0) expect(votes.reduce((total, part) => total + part, 0)).toBeCloseTo(100, 6)
      }
    }
  })

  test('some shares are told in bands, of a majority only, or not at all; nobody then tells votes', () => {
    const inexact = [...groupBy(of('member'), (fact) => fact.companyId).values()].filter((own) => !own.every(isExact))
    const shares = inexact.flat().map(({ payload }) => payload)
    expect(shares.filter(({ shareMin, shareMax }) => shareMin === null && shareMax === null).length).toBeGreaterThan(10)
    expect(shares.filter(({ shareMin, shareMax }) => shareMin === 25 && shareMax === 50).length).toBeGreaterThan(3)
    expect(shares.filter(({ shareMin, shareMax }) => shareMin === 50 && shareMax === 100).length).toBeGreaterThan(1)
    expect(shares.every(({ votesMin }) => votesMin === undefined)).toBe(true)
  })

  test('companies hold own shares, have many small owners, and votes that differ from shares', () => {
    const own = of('member').filter((fact) => fact.partyId === fact.companyId)
    expect(new Set(own.map(({ companyId }) => companyId)).size).toBeGreaterThan(5)
    expect(own.every(({ payload }) => payload.partyKind === 'company' && (payload.shareMin ?? 0) <= 25)).toBe(true)
    const sizes = [...groupBy(of('member'), (fact) => `${fact.companyId} ${fact.validFrom}`).values()]
    expect(sizes.some((group) => group.length > 11 && group.every(({ payload }) => (payload.shareMax ?? 0) < 25))).toBe(
      true,
    )
    expect(of('member').filter(({ payload }) => payload.votesMin !== undefined).length).toBeGreaterThan(5)
  })

  test('the largest founder of shelf companies grows with the country', () => {
    const largest = (companies: number): number => {
      const counts = new Map<string, number>()
      for (const fact of facts) {
        if (fact.section !== 'member' || fact.slot !== 'k1' || fact.line > companies) continue
        counts.set(fact.partyId ?? '', (counts.get(fact.partyId ?? '') ?? 0) + 1)
      }
      return Math.max(0, ...counts.values())
    }
    expect(largest(300)).toBeGreaterThan(2)
    expect(largest(OPTIONS.companies)).toBeGreaterThan(3 * largest(300))
  })

  test('a person is the same wherever it appears, and some appear in several companies', () => {
    const persons = facts.flatMap((fact) =>
      'partyKind' in fact.payload && fact.payload.partyKind === 'person'
        ? [{ id: fact.partyId ?? '', companyId: fact.companyId, ...fact.payload }]
        : [],
    )
    const groups = [...groupBy(persons, (person) => person.id).values()]
    for (const group of groups) {
      expect(
        new Set(group.map(({ name, motherName, birthDate, address }) => [name, motherName, birthDate, address].join()))
          .size,
      ).toBe(1)
    }
    expect(groups.filter((group) => new Set(group.map(({ companyId }) => companyId)).size > 1).length).toBeGreaterThan(
      100,
    )
    expect(groups.some((group) => new Set(group.map(({ companyId }) => companyId)).size > 10)).toBe(true)
  })

  test('a company that is named as owner or auditor is in the register under that name', () => {
    const names = groupBy(of('name'), (fact) => fact.companyId)
    const named = facts.flatMap((fact) =>
      (fact.section === 'member' || fact.section === 'auditor') && /^\d{8}$/.test(fact.partyId ?? '')
        ? [{ id: fact.partyId ?? '', name: fact.payload.name }]
        : [],
    )
    expect(named.length).toBeGreaterThan(100)
    for (const { id, name } of named) expect(names.get(id)?.map(({ payload }) => payload.name)).toContain(name)
  })

  test('owners form chains and circles', () => {
    const owned = new Map(
      of('member').flatMap((fact) =>
        /^\d{8}$/.test(fact.partyId ?? '') ? [[fact.companyId, fact.partyId ?? '']] : [],
      ),
    )
    const pathFrom = (start: string): string[] => {
      const path = [start]
      for (let next = owned.get(start); next !== undefined && !path.includes(next); next = owned.get(next))
        path.push(next)
      return path
    }
    const paths = [...owned.keys()].map(pathFrom)
    expect(paths.some((path) => path.length === 3 && owned.get(path.at(-1) ?? '') === path[0])).toBe(true)
    expect(paths.some((path) => path.length >= 3 && !owned.has(path.at(-1) ?? ''))).toBe(true)
  })

  test('owners abroad form chains of several steps, older from step to step, at times back to someone at home', () => {
    const owners = new Map(of('member').map((fact) => [fact.companyId, fact]))
    const depthOf = (id: string): number => {
      const owner = owners.get(id)?.partyId ?? ''
      return owner.includes('-') && owners.has(owner) ? 1 + depthOf(owner) : 0
    }
    const homes = [...owners.keys()].filter((id) => /^\d{8}$/.test(id))
    const chains = of('member').flatMap(({ companyId, partyId }) =>
      /^\d{8}$/.test(companyId) && owners.has(partyId ?? '') && partyId?.includes('-') ? [1 + depthOf(partyId)] : [],
    )
    expect(homes.length).toBeGreaterThan(1000)
    expect(new Set(chains)).toEqual(new Set([1, 2, 3]))
    const founded = new Map(of('founding').map((fact) => [fact.companyId, fact.payload.on]))
    const abroad = [...owners.values()].filter((fact) => !isHungarian(fact))
    for (const { companyId, partyId } of abroad) {
      const ownerSince = founded.get(partyId ?? '')
      if (ownerSince !== undefined) expect(ownerSince < (founded.get(companyId) ?? '')).toBe(true)
    }
    expect(new Set(abroad.map(({ payload }) => ('partyKind' in payload ? payload.partyKind : '')))).toEqual(
      new Set(['company', 'person']),
    )
  })

  test('both ends of a merger name each other', () => {
    const successors = of('successor')
    expect(successors.length).toBeGreaterThan(5)
    for (const fact of successors) {
      const back = of('predecessor').filter(
        (other) => other.companyId === fact.partyId && other.partyId === fact.companyId,
      )
      expect(back.map(({ validFrom }) => validFrom)).toEqual([fact.validFrom])
    }
  })

  test('all members of a VAT group show the same table', () => {
    const tables = groupBy(of('group-tax-membership'), ({ payload }) => payload.groupTaxNumber)
    expect(tables.size).toBeGreaterThan(5)
    for (const rows of tables.values()) {
      const perCompany = [...groupBy(rows, (row) => row.companyId).values()].map((group) =>
        group.map((row) => row.slot).join(),
      )
      expect(new Set(perCompany).size).toBe(1)
    }
  })

  test('whole quarters share an accountant: many companies at one seat', () => {
    const seats = groupBy(
      of('seat').filter((fact) => fact.validTo == null),
      ({ payload }) => payload.text,
    )
    const sizes = [...seats.values()].map((group) => group.length).toSorted((a, b) => b - a)
    expect(sizes.filter((size) => size > 8).length).toBeGreaterThan(5)
    // The hub of the first quarter has many from all the others.
    expect(sizes[0]).toBeGreaterThan(40)
  })

  test('a country cut off in the middle of a block refers to nobody outside of it', () => {
    for (const companies of [12, 21, 61, 100, 415]) {
      const ids = new Set(Array.from({ length: companies }, (_, index) => taxStem(index)))
      for (const record of generateRecords({ companies, seed: 1 })) {
        if (record.type === 'fact' && /^\d{8}$/.test(record.partyId ?? '')) expect(ids).toContain(record.partyId)
      }
    }
  })
})

describe('companies that fail', () => {
  const started = [...of('liquidation'), ...of('forced-deletion'), ...of('dissolution')]
  const byCompany = groupBy(facts, (fact) => fact.companyId)

  test('have a notice that names them, and cease when the proceeding ends', () => {
    expect(started.length).toBeGreaterThan(300)
    for (const fact of started) {
      const own = byCompany.get(fact.companyId) ?? []
      const ceased = own.find((other) => other.section === 'registration' && other.payload.status === 'ceased')
      expect(ceased?.validFrom ?? null).toBe(fact.validTo ?? null)
      const before = own.find((other) => other.section === 'name' && other.validTo === fact.validFrom)
      const name = before?.section === 'name' ? before.payload.name.replace(' "cs. a."', '') : null
      expect(name !== null && fact.payload.text?.includes(name)).toBe(true)
      expect(fact.payload.text).toContain(`${(fact.validFrom ?? '').replaceAll('-', '. ')}.`)
      const signatories = own.filter((other) => other.section === 'signatory' && other.validTo == null)
      expect(signatories.length > 0).toBe(fact.validTo == null)
    }
  })

  test('owe taxes or are enforced before, far more often than others', () => {
    const failing = new Set([...of('liquidation'), ...of('forced-deletion')].map((fact) => fact.companyId))
    const indebted = new Set(
      [...of('tax-debt'), ...of('enforcement'), ...of('tax-enforcement')].map((fact) => fact.companyId),
    )
    const share = (ids: readonly string[]): number => ids.filter((id) => indebted.has(id)).length / ids.length
    const others = [...byCompany.keys()].filter((id) => !failing.has(id))
    expect(share([...failing])).toBeGreaterThan(0.7)
    expect(share(others)).toBeLessThan(0.2)
    for (const fact of [...of('tax-debt'), ...of('enforcement')]) {
      const end = started.find((other) => other.companyId === fact.companyId)
      if (end !== undefined) expect((fact.validFrom ?? '') < (end.validFrom ?? '')).toBe(true)
    }
  })
})
