import type { FactSection } from '@merleg/domain/fact-sections'
import { describe, expect, test } from 'vitest'
import { renderFactRows } from './fact-rows.ts'

const context = { locale: 'hu', slot: '1', partyUrl: null } as const
const labelsOf = (rows: { key: string; value: string }[]) => rows.map(({ key, value }) => `${key}: ${value}`)

type Proceeding = Extract<FactSection, 'bankruptcy' | 'liquidation' | 'dissolution' | 'forced-deletion' | 'procedure'>

describe('rows of a fact', () => {
  test.each<[Proceeding, string]>([
    ['bankruptcy', 'Vagyonfelügyelő: László Anna'],
    ['liquidation', 'Felszámoló: László Anna'],
    ['dissolution', 'Végelszámoló: László Anna'],
    ['forced-deletion', 'Az eljárásban kijelölt személy: László Anna'],
    ['procedure', 'Az eljárásban kijelölt személy: László Anna'],
  ])('name who conducts a %s by the office the law gives them', (section, expected) => {
    const payload = { caseNumber: null, court: null, administrator: 'László Anna', text: null }
    expect(labelsOf(renderFactRows({ section, payload, companyId: '10738885' }, context))).toEqual([expected])
  })

  test('say what a procedure may be whose kind the source does not tell', () => {
    const mayBe: ('liquidation' | 'dissolution')[] = ['liquidation', 'dissolution']
    const payload = { caseNumber: null, court: null, administrator: null, text: 'Liquidation', mayBe }
    expect(labelsOf(renderFactRows({ section: 'procedure', payload, companyId: 'gb-00445790' }, context))[0]).toBe(
      'Az eljárás fajtája: a forrás nem közli; lehet: Felszámolás, Végelszámolás',
    )
  })

  test.each([
    ['registered', '10738885', 'A bejegyzés kelte: 2020. 03. 02.'],
    ['ceased', '10738885', 'A törlés kelte: 2020. 03. 02.'],
    ['ceased', 'SE10000001', 'A nyilvántartásból törlés napja: 2020. 03. 02.'],
  ] as const)('call the day of an entry that says %s of %s what it is', (status, companyId, expected) => {
    const payload = { status, on: '2020-03-02', reason: null }
    const rows = renderFactRows({ section: 'registration', payload, companyId }, context)
    expect(labelsOf(rows).map((one) => one.replaceAll('\u00A0', ' '))).toContain(expected)
  })

  test.each([
    ['NP10000001', 'Törvényességi ellenőrzést gyakorló szerv'],
    ['BI10000001', 'Irányító szerv'],
  ])('say what the body above %s does', (companyId, key) => {
    const fact = { section: 'register-detail', payload: { value: 'Főügyészség' }, companyId } as const
    expect(renderFactRows(fact, { ...context, slot: 'supervising-body' })).toMatchObject([{ key }])
  })
})
