import type { RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import { ALL_ON, makeModel, QUIET_FACTS } from '@merleg/domain/score/rate/testing-score'
import { expect, test } from 'vitest'
import { rateSubject } from '../../score/rate/rate-subject.ts'
import { packFacts } from '../../score/store/stored-facts.ts'
import { renderAdvice } from '../score/score-limit.ts'
import { rateFrom } from './rate-now.ts'
import { renderLimit, type StoredLimit } from './shown-limit.ts'

const NOTHING: StoredLimit = { value: 0, reason: null, unratedReason: null, facts: null, asOf: '2026-11-20' }
const ended = packFacts({ ...QUIET_FACTS, pastEvents: [{ event: 'liquidation', endedOn: '2026-03-05' }] })
const running = packFacts({ ...QUIET_FACTS, status: 'under-liquidation' })

test.each<[string, Partial<StoredLimit>, number | null, string | null]>([
  ['one', { value: 1_200_000 }, 1_200_000, null],
  ['none that could be worked out', { value: null }, null, 'Hitelkeret nem számítható'],
  ['none for a reason that was not kept', {}, null, 'Nem ajánlunk hitelkeretet'],
  [
    'none of a debt',
    { reason: 'tax-debt' },
    null,
    'A cégnek nyilvántartott adótartozása van: nem ajánlunk hitelkeretet.',
  ],
  [
    'none of a debt where none can be worked out',
    { value: null, reason: 'tax-debt' },
    null,
    'A cégnek nyilvántartott adótartozása van: nem ajánlunk hitelkeretet.',
  ],
  [
    'none of a procedure that ended, where none can be worked out',
    { value: null, reason: 'liquidation', facts: ended },
    null,
    'A felszámolás 2026.\u00A003.\u00A005. napján véget ért: nem ajánlunk hitelkeretet.',
  ],
  [
    'none of a company that has ceased, whatever its procedure was',
    { value: null, unratedReason: 'ceased', facts: ended },
    null,
    'Megszűnt, ezért nem minősítjük',
  ],
  [
    'none of whom nothing is known',
    { value: null, unratedReason: 'nothing-known' },
    null,
    'Nincs elegendő adat a minősítéshez',
  ],
  ['none without sales', { reason: 'no-sales' }, null, 'Árbevétel nélkül nem ajánlunk hitelkeretet.'],
  [
    'none of a procedure that runs',
    { reason: 'liquidation', facts: running },
    null,
    'Felszámolás van folyamatban: nem ajánlunk hitelkeretet.',
  ],
  [
    'none of one that ended',
    { reason: 'liquidation', facts: ended },
    null,
    'A felszámolás 2026.\u00A003.\u00A005. napján véget ért: nem ajánlunk hitelkeretet.',
  ],
])('a list shows of %s', (_title, given, value, reason) => {
  expect(renderLimit('hu', { ...NOTHING, ...given })).toEqual({ value, reason })
})

test.each<[string, Partial<RegisterFacts>]>([
  ['a debt', { hasTaxDebt: true }],
  ['a procedure that runs', { status: 'under-liquidation' }],
  ['a procedure that ended', { pastEvents: [{ event: 'liquidation', endedOn: '2026-03-05' }] }],
  ['a debt of an entity of a simple kind', { kind: 'nonprofit', hasTaxDebt: true }],
])('a list says of %s, where no limit can be worked out, what the report advises', (_title, given) => {
  const asOf = '2026-11-20'
  const rating = { facts: { ...QUIET_FACTS, ...given }, accounts: null, asOf, model: makeModel({}) }
  const { creditLimit, noLimitReason, facts } = rateSubject({ ...rating, config: ALL_ON })
  expect(creditLimit).toBeNull()
  const score = { companyId: '10000001', ...rateFrom({ ...rating, scoreConfig: ALL_ON }) }
  const advice = renderAdvice({ locale: 'hu', score, businessYears: null }, 'csak fedezettel')
  const stored = { value: null, reason: noLimitReason, unratedReason: null, facts: packFacts(facts), asOf }
  expect(renderLimit('hu', stored)).toEqual({ value: null, reason: advice })
})
