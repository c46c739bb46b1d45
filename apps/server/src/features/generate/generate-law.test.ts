import type { FactSection } from '@merleg/domain/fact-sections'
import type { FactObservation, StatementObservation } from '@merleg/domain/observation'
import { describe, expect, test } from 'vitest'
import { generateRecords } from './generate-records.ts'
import { DEFAULT_AS_OF } from './rates.ts'

// What a company lawyer would notice in the register of a country.

const records = [...generateRecords({ companies: 3000, seed: 1 })]
const facts = records.filter((record): record is FactObservation => record.type === 'fact')
const statements = records.filter((record): record is StatementObservation => record.type === 'statement')
const ofCompany = Map.groupBy(facts, ({ companyId }) => companyId)

type Of<Section extends FactSection> = Extract<FactObservation, { section: Section }>
const pick = <Section extends FactSection>(from: readonly FactObservation[], section: Section): Of<Section>[] =>
  from.filter((fact): fact is Of<Section> => fact.section === section)
const holds = ({ validFrom, validTo }: FactObservation, day: string): boolean =>
  (validFrom ?? '') <= day && (validTo == null || day < validTo)
const formOf = (own: readonly FactObservation[]): string => pick(own, 'legal-form')[0]?.payload.code ?? ''

const PARTNERSHIPS = new Set(['116', '117'])
const MANAGED_BY_MEMBERS = new Set(['116', '117', '131', '136', '137', '228'])
const LEGAL_OFFICES = new Set(['131', '136', '137'])

/** Companies of some forms, with their facts. */
const companiesOf = (forms: ReadonlySet<string>) => [...ofCompany].filter(([, own]) => forms.has(formOf(own)))

describe('members and managers', () => {
  test('who manages a partnership, an office or a one-man company is a member of it, every day', () => {
    const strangers = companiesOf(MANAGED_BY_MEMBERS).flatMap(([companyId, own]) => {
      const members = pick(own, 'member')
      return pick(own, 'signatory')
        .filter(({ slot }) => slot !== 'liquidator')
        .filter((manager) => {
          const lastDay = manager.validTo ?? DEFAULT_AS_OF
          const days = [manager.validFrom ?? '', ...members.map(({ validFrom }) => validFrom ?? '')]
          return days
            .filter((day) => day >= (manager.validFrom ?? '') && day < lastDay)
            .some((day) => !members.some((member) => member.partyId === manager.partyId && holds(member, day)))
        })
        .map(({ slot }) => `${companyId} ${slot}`)
    })
    expect(companiesOf(MANAGED_BY_MEMBERS).length).toBeGreaterThan(500)
    expect(strangers).toEqual([])
  })

  test('a partnership has two members on every day, and a limited one a member who does not answer without limit', () => {
    const faults = companiesOf(PARTNERSHIPS).flatMap(([companyId, own]) => {
      const members = pick(own, 'member')
      return members.flatMap(({ validFrom }) => {
        const day = validFrom ?? ''
        const holders = new Set(members.filter((member) => holds(member, day)).map(({ partyId }) => partyId))
        const unlimited = pick(own, 'signatory').filter(
          (manager) => holds(manager, day) && manager.slot !== 'liquidator',
        )
        const isAllUnlimited = formOf(own) === '117' && unlimited.length >= holders.size
        return holders.size < 2 || isAllUnlimited ? [`${companyId} on ${day}`] : []
      })
    })
    expect(faults).toEqual([])
  })

  test('of a limited partnership every member is a general or a limited partner, both there every day; the general ones represent it', () => {
    const partnerships = companiesOf(new Set(['117']))
    expect(partnerships.length).toBeGreaterThan(300)
    for (const [companyId, own] of partnerships) {
      const members = pick(own, 'member')
      const managers = pick(own, 'signatory').filter(({ slot }) => slot !== 'liquidator')
      for (const { validFrom } of members) {
        const day = validFrom ?? ''
        const held = members.filter((member) => holds(member, day))
        const roles = held.map(({ payload }) => payload.role)
        expect(new Set(roles), `${companyId} on ${day}`).toEqual(new Set(['general-partner', 'limited-partner']))
        const general = held.filter(({ payload }) => payload.role === 'general-partner').map(({ partyId }) => partyId)
        for (const manager of managers.filter((one) => holds(one, day))) expect(general).toContain(manager.partyId)
      }
    }
  })

  test('who holds shares of a company limited by shares is a shareholder; of other forms nothing is said', () => {
    const ofShares = companiesOf(new Set(['114', '573'])).flatMap(([, own]) => pick(own, 'member'))
    const told = ofShares.filter(({ partyId, companyId }) => partyId !== null && partyId !== companyId)
    expect(told.length).toBeGreaterThan(50)
    expect(new Set(told.map(({ payload }) => payload.role))).toEqual(new Set(['shareholder']))
    const others = companiesOf(new Set(['113', '116', '572'])).flatMap(([, own]) => pick(own, 'member'))
    expect(others.filter(({ payload }) => payload.role !== undefined)).toEqual([])
  })

  test('a branch has no members and no capital but the enterprise abroad that founded it, and none is older than the law', () => {
    const branches = companiesOf(new Set(['226']))
    expect(branches.length).toBeGreaterThan(10)
    for (const [companyId, own] of branches) {
      expect(pick(own, 'capital'), companyId).toEqual([])
      const [founder, ...others] = pick(own, 'member')
      expect(others, companyId).toEqual([])
      expect(founder?.payload).toMatchObject({ role: 'founding-enterprise', partyKind: 'company', contribution: null })
      expect(
        own.some(({ payload }) => 'name' in payload && payload.name.startsWith(founder?.payload.name ?? '?')),
      ).toBe(true)
      expect((pick(own, 'founding')[0]?.payload.on ?? '') >= '1998-01-01', companyId).toBe(true)
    }
  })

  test('a company limited by shares has one chief executive at a time', () => {
    const faults = [...ofCompany].filter(([, own]) => {
      const heads = pick(own, 'signatory').filter(({ payload }) => payload.post === 'vezérigazgató')
      return heads.some((head) => heads.filter((other) => holds(other, head.validFrom ?? '')).length > 1)
    })
    expect(faults).toEqual([])
  })

  test('nobody signs jointly alone', () => {
    const faults = [...ofCompany].filter(([, own]) => {
      const signatories = pick(own, 'signatory')
      return signatories.some(
        (one) =>
          one.payload.representation === 'joint' &&
          signatories.filter((other) => holds(other, one.validFrom ?? '')).length < 2,
      )
    })
    expect(facts.some((fact) => fact.section === 'signatory' && fact.payload.representation === 'joint')).toBe(true)
    expect(faults).toEqual([])
  })

  test('members and officers are of age', () => {
    const minors = facts.filter(
      (fact) =>
        'birthDate' in fact.payload &&
        fact.payload.birthDate !== null &&
        `${Number(fact.payload.birthDate.slice(0, 4)) + 18}${fact.payload.birthDate.slice(4)}` > (fact.validFrom ?? ''),
    )
    expect(minors).toEqual([])
  })
})

describe('capital', () => {
  /** The least capital of a limited company by day of founding (Acts VI of 1988, CXLIV of 1997, LXI of 2007, CLXXVII of 2013). */
  test('is never below what the form needs, nor of a time before the rule', () => {
    const faults = pick(facts, 'capital').filter(({ companyId, payload, validFrom, validTo }) => {
      const form = formOf(ofCompany.get(companyId) ?? [])
      if (form === '114') return payload.amount < 5_000_000
      if (form !== '113' && form !== '572') return payload.amount <= 0
      if (payload.amount >= 3_000_000) return false
      return payload.amount < 500_000 || (validFrom ?? '') < '2007-09-01' || (validTo ?? '2017-03-15') > '2017-03-16'
    })
    expect(faults).toEqual([])
  })

  test('that is announced to be reduced is reduced, by the amounts announced, when the creditors had their time', () => {
    const announced = pick(facts, 'announcement').filter(({ payload }) => payload.title.includes('tőke'))
    expect(announced.length).toBeGreaterThan(5)
    for (const { companyId, payload, validFrom } of announced) {
      const steps = pick(ofCompany.get(companyId) ?? [], 'capital').toSorted((a, b) =>
        (a.validFrom ?? '') < (b.validFrom ?? '') ? -1 : 1,
      )
      const at = steps.findIndex((step) => (step.validFrom ?? '') > (validFrom ?? ''))
      const [before, after] = [steps[at - 1]?.payload.amount ?? 0, steps[at]?.payload.amount ?? 0]
      expect(before).toBeGreaterThan(after)
      const digits = payload.text?.replaceAll(/[^\d→]/g, '') ?? ''
      expect(digits).toContain(`${before}${after}`)
    }
  })
})

describe('notices', () => {
  test('call to meetings of the kind the form has, and only those who meet', () => {
    const KIND = new Map([
      ['113', 'taggyűlését'],
      ['572', 'taggyűlését'],
      ['114', 'közgyűlését'],
      ['116', 'gyűlését'],
      ['117', 'gyűlését'],
    ])
    for (const { companyId, payload, validFrom } of pick(facts, 'announcement')) {
      if (payload.title.includes('tőke')) continue
      const own = ofCompany.get(companyId) ?? []
      expect(payload.text, companyId).toContain(KIND.get(formOf(own)) ?? 'közgyűlését')
      const members = pick(own, 'member').filter((member) => holds(member, validFrom ?? ''))
      expect(members.length, companyId).not.toBe(1)
    }
  })

  test('of a forced deletion give a reason that the register bears out', () => {
    const notices = pick(facts, 'forced-deletion')
    const given = { 'tax-number': 0, accounts: 0 }
    for (const { companyId, payload, validFrom } of notices) {
      const start = validFrom ?? ''
      const own = ofCompany.get(companyId) ?? []
      const isDeleted = pick(own, 'tax-number-status').some(
        (fact) => fact.payload.status === 'deleted' && holds(fact, start),
      )
      expect(payload.text?.includes('adószámát törölte'), companyId).toBe(isDeleted)
      if (isDeleted) given['tax-number'] += 1
      if (payload.text?.includes('beszámolóját') !== true) continue
      given.accounts += 1
      const year = Number(start.slice(0, 4)) - (start.slice(5) > '09-01' ? 1 : 2)
      expect(statements.filter((one) => one.companyId === companyId).map(({ periodEnd }) => periodEnd)).not.toContain(
        `${year}-12-31`,
      )
    }
    expect(given['tax-number']).toBeGreaterThan(10)
    expect(given.accounts).toBeGreaterThan(10)
  })

  test('of a court are about those that its register has', () => {
    const COURT_SECTIONS: FactSection[] = ['liquidation', 'forced-deletion', 'dissolution', 'bankruptcy', 'procedure']
    const faults = facts.filter(
      ({ section, companyId }) =>
        COURT_SECTIONS.includes(section) && pick(ofCompany.get(companyId) ?? [], 'register-number').length === 0,
    )
    expect(faults).toEqual([])
  })

  test('of pledges on business shares are about companies that have such', () => {
    const pledged = pick(facts, 'lien').filter(({ payload }) => payload.text?.includes('Üzletrész'))
    expect(pledged.length).toBeGreaterThan(5)
    for (const { companyId } of pledged) expect(['113', '572']).toContain(formOf(ofCompany.get(companyId) ?? []))
  })
})

describe('names', () => {
  test('carry the note of what the company is under, and no other', () => {
    const NOTES: readonly (readonly [note: string, isUnder: (own: readonly FactObservation[]) => boolean])[] = [
      ['"f. a."', (own) => pick(own, 'liquidation').length > 0],
      ['"v. a."', (own) => pick(own, 'dissolution').length > 0],
      ['"kt. a."', (own) => pick(own, 'forced-deletion').length > 0],
      ['"cs. a."', (own) => pick(own, 'bankruptcy').length > 0],
      ['"b. a."', (own) => pick(own, 'registration').some(({ payload }) => payload.status === 'pending')],
    ]
    for (const [companyId, own] of ofCompany) {
      const names = pick(own, 'name').map(({ payload }) => payload.name)
      const noted = new Set(names.flatMap((name) => /"[^"]+"$/.exec(name) ?? []))
      const expected = new Set(NOTES.filter(([, isUnder]) => isUnder(own)).map(([note]) => note))
      expect(noted, companyId).toEqual(expected)
    }
  })
})

describe('activities', () => {
  test('legal services are those of offices, which do nothing else', () => {
    const faults = pick(facts, 'activity').filter(({ companyId, payload }) => {
      const isOffice = LEGAL_OFFICES.has(formOf(ofCompany.get(companyId) ?? []))
      return isOffice !== (payload.code === '6910')
    })
    expect(faults).toEqual([])
  })
})

describe('institutions', () => {
  const LOCAL_NAMES = /Városgondnokság|Művelődési Ház|Szociális|Egészségügyi Központ|Gazdasági Ellátó/

  test('a body of a municipality is none of the State, and the other way round', () => {
    const bodies = [...ofCompany].filter(([id]) => id.startsWith('BI'))
    expect(bodies.length).toBeGreaterThan(10)
    const forms = bodies.map(([, own]) => {
      const [name] = pick(own, 'name')
      const maintainer = pick(own, 'register-detail').find(({ slot }) => slot === 'maintainer')?.payload.value ?? ''
      const isLocal = LOCAL_NAMES.test(name?.payload.name ?? '')
      expect(formOf(own), name?.payload.name).toBe(isLocal ? '322' : '312')
      expect(maintainer.includes('Önkormányzati'), maintainer).toBe(isLocal)
      return formOf(own)
    })
    expect(new Set(forms)).toEqual(new Set(['312', '322']))
  })

  test('whoever lives on the budget is governed by a ministry, a council or a district, never by the State Treasury', () => {
    const bodies = [...ofCompany].filter(([id]) => /^(?:BI|EI)/.test(id))
    expect(bodies.length).toBeGreaterThan(30)
    for (const [id, own] of bodies) {
      const detail = (slot: string) =>
        pick(own, 'register-detail').find((fact) => fact.slot === slot)?.payload.value ?? ''
      const [maintainer, governor] = [detail('maintainer'), detail('supervising-body')]
      if (maintainer.endsWith('Alapítvány')) expect(governor, id).toBe('')
      else expect(governor, id).toMatch(/minisztérium$|Társulási Tanácsa$|Tankerületi Központ$|Szakképzési Centrum$/)
      expect(governor.startsWith(maintainer) || governor === '', id).toBe(true)
    }
  })

  test('and publishes no accounts as companies do, though it is known how many work there', () => {
    const ofBudget = (id: string): boolean => /^(?:BI|EI)/.test(id)
    expect(statements.filter(({ companyId }) => ofBudget(companyId))).toEqual([])
    expect(pick(facts, 'headcount').filter(({ companyId }) => ofBudget(companyId)).length).toBeGreaterThan(30)
    expect(statements.some(({ companyId }) => companyId.startsWith('NP'))).toBe(true)
  })

  test('a school teaches what it is called, and is kept by those who may', () => {
    const CLASSES = new Map<string, readonly [string, RegExp]>([
      ['általános iskola', ['8520', /Tankerületi|Alapítvány/]],
      ['óvoda és bölcsőde', ['8510', /Önkormányzati|Alapítvány/]],
      ['gimnázium', ['8531', /Tankerületi|Alapítvány/]],
      ['technikum és szakképző iskola', ['8532', /Szakképzési|Alapítvány/]],
      ['alapfokú művészeti iskola', ['8552', /Tankerületi|Alapítvány/]],
    ])
    for (const [id, own] of ofCompany) {
      if (!id.startsWith('EI')) continue
      const detail = (slot: string) =>
        pick(own, 'register-detail').find((fact) => fact.slot === slot)?.payload.value ?? ''
      const [code, keeper] = CLASSES.get(detail('institution-type')) ?? []
      expect(pick(own, 'activity').find(({ payload }) => payload.isMain)?.payload.code).toBe(code)
      expect(detail('maintainer')).toMatch(keeper ?? /never/)
    }
  })
})

test('houses of villages have no upper floors', () => {
  const settlements = new Set(
    pick(facts, 'seat').flatMap(({ payload }) =>
      / em\. /.test(payload.street ?? '') ? [`${payload.settlement ?? ''}`] : [],
    ),
  )
  expect(settlements).toContain('Budapest')
  expect(settlements).not.toContain('Molnaszecsőd')
})
