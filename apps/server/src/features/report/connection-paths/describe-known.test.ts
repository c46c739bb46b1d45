import { expect, test } from 'vitest'
import { describeKnown, type KnownTie } from './describe-known.ts'

const ASKED = '2024-06-01'
const shown = (text: string) => text.replaceAll('\u00A0', ' ')
const tie = (from: string, to: string, given: { isEnded?: boolean; source?: string } = {}): KnownTie => ({
  active: given.isEnded !== true,
  told: `${given.source ?? 'Court'} ${to}`,
  days: { from, to },
})
const TO_2021 = tie('2010-01-01', '2021-12-31', { source: 'List' })
const TO_ASKED = tie('2010-01-01', ASKED)
const FROM_2023 = tie('2023-01-01', ASKED)
const AFTER = tie('2025-01-01', '2025-01-01')
const ENDED = tie('2010-01-01', ASKED, { isEnded: true })

const LAST =
  'As a whole the path is known only as of 31 Dec 2021: its connections are told as of different days, and this is the last of which every step is told.'
const NONE = 'There is no day up to 1 Jun 2024 of which the sources tell every step of this path.'
const OVER_ENDED = 'The path leads over ended connections and does not hold as of 1 Jun 2024.'

test.each([
  ['one source and day of all', [[TO_ASKED], [FROM_2023]], ASKED, 'Source: Court 2024-06-01', true],
  ['several sources, one day', [[TO_ASKED], [{ ...TO_ASKED, told: 'Other' }]], ASKED, 'As of 1 Jun 2024.', false],
  ['several days', [[TO_2021], [TO_ASKED]], '2021-12-31', LAST, false],
  ['the newer of parallel ties', [[TO_2021, TO_ASKED], [TO_ASKED]], ASKED, 'As of 1 Jun 2024.', false],
  ['an older one beside one that began later', [[TO_2021, FROM_2023], [TO_2021]], '2021-12-31', LAST, false],
  ['an ended one beside one in force', [[ENDED, TO_ASKED], [TO_ASKED]], ASKED, 'Source: Court 2024-06-01', true],
  ['a tie that began after the last day of another', [[TO_2021], [FROM_2023]], null, NONE, false],
  ['a tie told only after the day', [[AFTER], [TO_ASKED]], null, NONE, false],
  ['ties told only after the day', [[AFTER], [AFTER]], null, `${NONE} Source: Court 2025-01-01`, true],
  ['one told after the day beside one told on it', [[AFTER, TO_ASKED], [TO_ASKED]], ASKED, 'As of 1 Jun 2024.', false],
  ['a tie that begins after its source was read', [[tie('2024-03-01', '2024-01-01')], [TO_ASKED]], null, NONE, false],
  ['a step that nobody tells', [[], [TO_ASKED]], null, `${NONE} Source: Court 2024-06-01`, true],
  ['nothing at all', [[], []], null, NONE, false],
  ['ended ties alone', [[ENDED], [ENDED]], null, `${OVER_ENDED} Source: Court 2024-06-01`, true],
  ['one step that has ended', [[ENDED], [TO_2021]], null, OVER_ENDED, false],
] as const)('a path is known by %s', (_title, steps, asOf, text, isToldAlike) => {
  const { known, ...rest } = describeKnown(steps, { asOf: ASKED, locale: 'en' })
  expect({ ...known, text: shown(known.text), ...rest }).toEqual({ asOf, text, isToldAlike })
})

test.each([
  [
    'hu',
    [
      'Forrás: Court 2024-06-01',
      'Állapot: 2024. 06. 01.',
      'Az út egésze 2021. 12. 31. állapot szerint ismert: kapcsolatait forrásaink különböző napokra közlik, és ez az utolsó nap, amelyre az út minden lépését közlik.',
      '2024. 06. 01. napjáig nincs olyan nap, amelyre forrásaink az út minden lépését közlik.',
      'Az út megszűnt kapcsolatokon át vezet, 2024. 06. 01. napján nem áll fenn.',
    ],
  ],
  [
    'de',
    [
      'Quelle: Court 2024-06-01',
      'Stand: 01.06.2024.',
      'Als Ganzes ist der Pfad nur mit Stand vom 31.12.2021 bekannt: Seine Verbindungen sind mit verschiedenem Stand angegeben, und dies ist der letzte Tag, für den jeder Schritt angegeben ist.',
      'Bis zum 01.06.2024 gibt es keinen Tag, für den unsere Quellen jeden Schritt dieses Pfads angeben.',
      'Der Pfad führt über beendete Verbindungen und besteht am 01.06.2024 nicht.',
    ],
  ],
] as const)('in words (%s)', (locale, expected) => {
  const told = [
    [[TO_ASKED]],
    [[TO_ASKED, TO_2021]],
    [[TO_2021], [TO_ASKED]],
    [[TO_2021], [FROM_2023]],
    [[ENDED], [TO_2021]],
  ]
  expect(told.map((steps) => shown(describeKnown(steps, { asOf: ASKED, locale }).known.text))).toEqual(expected)
})
