import { basename } from 'node:path'
import { type Horizon, HORIZONS } from '@merleg/domain/score/model/score-model'

/** “5year” in the data set is failure within one year, “3year” within three, “1year” within five. */
const HORIZONS_BY_NAME: Readonly<Record<string, Horizon>> = { '1year': 60, '3year': 36, '5year': 12 }

/** What the name of a file of the data set says of its horizon; null where it says nothing that is foretold. */
export function findFileHorizon(path: string): { readonly name: string; readonly months: Horizon } | null {
  const name = /[1-5]year/i.exec(basename(path))?.[0].toLowerCase()
  const months = name === undefined ? undefined : HORIZONS_BY_NAME[name]
  return name === undefined || months === undefined ? null : { name, months }
}

/** `12`, `36` or `60`; null for anything else. */
export function parseHorizon(text: string): Horizon | null {
  return HORIZONS.find((known) => String(known) === text) ?? null
}
