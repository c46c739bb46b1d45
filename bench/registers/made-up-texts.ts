import { type MadeUp, mix } from './made-up-edition.ts'

const SYLLABLES = 'ka lo mi ra ste ven tor pal nei sun dar gri ol ba ru se vi han kor tel mar lin dos fa rek ul'.split(
  ' ',
)
const GIVEN = 'Mari Jaan Anna Peeter Liina Karl Ilze Janis Kate Oliver Emma George Laura Andres Inga Edgars'.split(' ')
const TRADES = 'Ehitus Trans Invest Consult Kodu Tech Mets Auto Food Media Energy Grupp Service Trade Kinnisvara'.split(
  ' ',
)
const STREETS = 'Tamme Kase Jaama Pargi Rannas Mere Kooli Liiva Metsa Turu Ranna Aia Lille Uus Vana Pikk'.split(' ')

/** What {@link MadeUp.pick} decides; numbers below 100, so that people may take those above. */
const [WORD, TRADE, STREET, HOUSE] = [11, 12, 13, 14]

function word(draw: number): string {
  const length = 2 + (draw % 3)
  const text = Array.from({ length }, (_, at) => SYLLABLES[mix(draw, at) % SYLLABLES.length] ?? '').join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function pickOf(list: readonly string[], draw: number): string {
  return list[draw % list.length] ?? ''
}

/** Without the form. */
export function nameOf({ pick, change, hasChanged }: MadeUp): string {
  const isRenamed = change === 'name' && hasChanged
  return `${word(pick(WORD, 4_000_000) + (isRenamed ? 5_000_000 : 0))} ${pickOf(TRADES, pick(TRADE, 1000))}`
}

/** Street and number. */
export function streetOf({ pick, change, hasChanged }: MadeUp): { street: string; house: number } {
  const isMoved = change === 'seat' && hasChanged
  return { street: pickOf(STREETS, pick(STREET, 1000)), house: 1 + pick(isMoved ? HOUSE + 1 : HOUSE, 200) }
}

/** Somebody by his number: the same wherever he occurs. */
export function personOf(id: number): { given: string; family: string } {
  return { given: pickOf(GIVEN, mix(id, 1)), family: word(mix(id, 2)) }
}

/** Numbers of the people of a company; each of four stands in another company too. */
export function peopleOf({ serial, pick, change, hasChanged }: MadeUp): number[] {
  const count = 1 + pick(20, 3)
  const isReplaced = change === 'people' && hasChanged
  return Array.from({ length: count }, (_, at) => {
    const isShared = pick(30 + at, 4) === 0
    const own = isShared ? pick(40 + at, Math.max(1, serial)) * 4 : serial * 4 + at
    return isReplaced && at === 0 ? 2_000_000_000 - serial : own
  })
}

/** A day between 1996 and 2025, as YYYY-MM-DD. */
export function dayOf({ pick }: MadeUp, what: number): string {
  const [year, month, day] = [1996 + pick(what, 30), 1 + pick(what + 1, 12), 1 + pick(what + 2, 28)]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
