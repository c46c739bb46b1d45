import { expect, describe, test } from 'vitest'
import type { StoredFact } from '../../register/facts.repository.ts'
import { listEvents, type TimelineEvent } from './list-events.ts'

const TODAY = '2024-06-15'
const SOURCE = { publisher: 'p', title: 't', licence: 'l', url: null, isMadeUp: false }

/** `A 2015-2019`: an address A from 2015 until 2019, exclusive; a missing year is open. */
function site(text: string, slot = '1'): StoredFact {
  const [address = '', years = '-'] = text.split(' ')
  const [from = '', to = ''] = years.split('-')
  const day = (year: string) => (year === '' ? null : `${year}-01-01`)
  const [validFrom, validTo] = [day(from), day(to)]
  return {
    section: 'site',
    payload: { text: address, countryCode: 'HU', zip: null, settlement: null, county: null, street: null },
    factId: 1,
    companyId: '1',
    slot,
    partyId: null,
    validFrom,
    validTo,
    isValid: (validFrom ?? '') <= TODAY && (validTo ?? '~') > TODAY,
    recordedAt: new Date(0),
    observedOn: '2026-01-01',
    sourceRef: null,
    source: SOURCE,
  }
}

const textOf = (fact: TimelineEvent['fact'] | null) => (fact?.section === 'site' ? fact.payload.text : '–')
const show = ({ action, on, fact, before, isValid }: TimelineEvent) =>
  `${on} ${action} ${before === null ? '' : `${textOf(before)}→`}${textOf(fact)}${isValid ? '' : ' (ended)'}`

describe('the events of an entry', () => {
  test.each([
    ['began and goes on', ['A 2015-'], ['2015-01-01 began A']],
    ['began and ended', ['A 2015-2019'], ['2015-01-01 began A (ended)', '2018-12-31 ended A (ended)']],
    ['changed', ['A 2015-2019', 'B 2019-'], ['2015-01-01 began A (ended)', '2019-01-01 changed A→B']],
    ['changed from what nobody dates', ['A -2019', 'B 2019-'], ['2019-01-01 changed A→B']],
    [
      'was interrupted',
      ['A 2015-2017', 'A 2019-'],
      ['2015-01-01 began A (ended)', '2016-12-31 ended A (ended)', '2019-01-01 began A'],
    ],
    ['said the same twice', ['A 2015-2019', 'A 2019-'], ['2015-01-01 began A']],
    [
      'said the same twice, then another',
      ['A 2015-2017', 'A 2017-2019', 'B 2019-'],
      ['2015-01-01 began A (ended)', '2019-01-01 changed A→B'],
    ],
    ['begins later', ['A 2025-'], []],
    ['ends later', ['A 2015-2025'], ['2015-01-01 began A']],
    ['will change', ['A 2015-2025', 'B 2025-'], ['2015-01-01 began A']],
    ['only its end is known', ['A -2019'], ['2018-12-31 ended A (ended)']],
  ])('that %s', (_title, versions, expected) => {
    const { events, undated } = listEvents(
      versions.map((text) => site(text)),
      TODAY,
    )
    expect([events.map(show), undated]).toEqual([expected, 0])
  })

  test('without any known day are not told but counted, once however often they were said', () => {
    const facts = [site('A -', '1'), site('B -', '2'), site('C -2030', '3'), site('C 2030-', '3'), site('D 2015-', '4')]
    const { events, undated } = listEvents(facts, TODAY)
    expect([events.map(show), undated]).toEqual([['2015-01-01 began D'], 3])
  })

  test('of bad news in force are counted apart where nobody says when it began', () => {
    const debt = (slot: string, over: Partial<StoredFact>) => {
      const payload = { authority: 'NAV', caseNumber: null, amount: null, currency: 'HUF', text: null }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another section than that of the whole fact
      return { ...site('A -', slot), section: 'tax-debt', payload, isValid: true, ...over } as StoredFact
    }
    const facts = [site('A -', '1'), debt('2', {}), debt('3', { validTo: '2030-01-01' })]
    expect(listEvents(facts, TODAY)).toEqual({ events: [], undated: 3, undatedNegative: 2 })
  })

  test('of two entries have nothing to do with each other', () => {
    const { events } = listEvents([site('A 2015-2019', '1'), site('B 2019-', '2')], TODAY)
    expect(events.map(({ action }) => action)).toEqual(['began', 'ended', 'began'])
  })

  test('of a section that is not on the timeline are neither told nor counted', () => {
    const fact = { ...site('A -'), section: 'statistical-code', payload: { value: '1' } } satisfies StoredFact
    expect(listEvents([fact], TODAY)).toEqual({ events: [], undated: 0, undatedNegative: 0 })
  })
})

describe('who came in', () => {
  function member(name: string, share: number, years: string): StoredFact {
    const { validFrom, validTo, isValid, ...rest } = site(`x ${years}`)
    const payload = { name, partyKind: 'person', shareMin: share, shareMax: share, shareText: null }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not looked at is left out
    return { ...rest, section: 'member', payload, validFrom, validTo, isValid } as unknown as StoredFact
  }
  const began = (versions: StoredFact[]) =>
    listEvents(versions, TODAY).events.flatMap(({ action, isValid }) => (action === 'began' ? [isValid] : []))

  test.each([
    [
      'is still there where only the share changed',
      [member('Anna', 100, '2015-2019'), member('Anna', 50, '2019-')],
      true,
    ],
    [
      'is not where somebody else took the place',
      [member('Anna', 100, '2015-2019'), member('Béla', 100, '2019-')],
      false,
    ],
    ['is not after leaving', [member('Anna', 100, '2015-2019'), member('Anna', 50, '2019-2020')], false],
  ])('%s', (_title, versions, isValid) => {
    expect(began(versions)).toEqual([isValid])
  })
})
