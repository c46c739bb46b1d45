import { QUIET_FACTS } from '@merleg/domain/score/rate/testing-score'
import { expect, test } from 'vitest'
import { packFacts } from '../../score/store/stored-facts.ts'
import { renderLimit, type StoredLimit } from './shown-limit.ts'

const NOTHING: StoredLimit = { value: 0, reason: null, facts: null, asOf: '2026-11-20' }
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
])('a list shows of %s what the report says of it', (_title, given, value, reason) => {
  expect(renderLimit('hu', { ...NOTHING, ...given })).toEqual({ value, reason })
})
