import { foldName } from '../name-folding.ts'
import rows from './settlements.json' with { type: 'json' }

export type SettlementRank =
  | 'capital'
  | 'district'
  | 'county-seat'
  | 'county-rank-city'
  | 'town'
  | 'large-village'
  | 'village'

/**
 * A settlement of Hungary or a district of Budapest (KSH gazetteer 2018). `position` is null where the source of
 * coordinates does not have the place; `postalCode` is the lowest code of the place, null for Budapest as a whole.
 */
export type Settlement = {
  name: string
  kshCode: string
  countyCode: string
  rank: SettlementRank
  population: number
  postalCode: string | null
  position: Position | null
}

/** Degrees north and east (WGS 84). */
export type Position = { latitude: number; longitude: number }

const RANKS: ReadonlyMap<string, SettlementRank> = new Map([
  ['F', 'capital'],
  ['K', 'district'],
  ['M', 'county-seat'],
  ['J', 'county-rank-city'],
  ['V', 'town'],
  ['N', 'large-village'],
  ['S', 'village'],
] as const)

function readRow(row: string): Settlement {
  const [name = '', kshCode = '', countyCode = '', rankCode = '', population = '', postal = '', north = '', east = ''] =
    row.split('|')
  const rank = RANKS.get(rankCode)
  if (rank === undefined || !/^\d{5}$/.test(kshCode)) throw new Error(`settlements table: bad row ${row}`)
  const position = north === '' ? null : { latitude: Number(north), longitude: Number(east) }
  return { name, kshCode, countyCode, rank, population: Number(population), postalCode: postal || null, position }
}

/** All settlements by name, the districts of Budapest among them. */
export const SETTLEMENTS: readonly Settlement[] = rows.map(readRow)

const byName = new Map(SETTLEMENTS.map((settlement) => [settlement.name.toLowerCase(), settlement]))
const byFoldedName = Map.groupBy(SETTLEMENTS, (settlement) => foldName(settlement.name))
const byKshCode = new Map(SETTLEMENTS.map((settlement) => [settlement.kshCode, settlement]))

/** Districts of Budapest by number, 1–23. */
const districts = SETTLEMENTS.filter((settlement) => settlement.rank === 'district')

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii'.split(' ')

/**
 * A settlement by name, also "Budapest XI. kerület", "Bp. 11. ker."; case does not matter, nor do accents where only one
 * place can be meant (Komló and Kömlő are two). Null where there is none.
 */
export function findSettlement(name: string): Settlement | null {
  if (name.length > 100) return null
  const exact = byName.get(name.trim().normalize('NFC').toLowerCase())
  if (exact !== undefined) return exact
  const folded = foldName(name)
  const district = /^(?:budapest|bp) (\d{1,2}|[ivx]{1,5})(?: ker| kerulet)?$/.exec(folded)?.[1]
  if (district === undefined) {
    const found = byFoldedName.get(folded) ?? []
    return found.length === 1 ? (found[0] ?? null) : null
  }
  const number = /^\d/.test(district) ? Number(district) : ROMAN.indexOf(district) + 1
  return districts[number - 1] ?? null
}

/** A settlement by its five-digit KSH code, or null. */
export function findSettlementByKshCode(kshCode: string): Settlement | null {
  return byKshCode.get(kshCode) ?? null
}

/** A district of Budapest by number, or null. */
export function findBudapestDistrict(number: number): Settlement | null {
  return districts[number - 1] ?? null
}
