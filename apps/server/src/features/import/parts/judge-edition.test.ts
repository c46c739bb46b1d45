import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import { useTestDatabase } from '@merleg/db/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../../shared/clock.ts'
import { findNewestEdition } from '../../register/newer-batches.repository.ts'
import { importSource } from '../import-source.usecases.ts'
import { rikEe } from '../sources/rik-ee/rik-ee.adapter.ts'
import { basicRow, generalRecord, person, registerFiles } from '../sources/rik-ee/testing-estonia.ts'
import { zip } from '../testing-packed-files.ts'
import { useSourceFolders } from '../testing-source-files.ts'
import { temporaryFolders } from '../testing-temporary-folders.ts'

const database = useTestDatabase()
const cutOff = useTestDatabase()
const writeFolder = useSourceFolders()

const codes = Array.from({ length: 20_000 }, (_, at) => String(10_000_000 + at)).filter(isValidEstonianRegisterCode)
const LISTED = codes.slice(0, 1500)
// More than ten, and less than one in a hundred.
const ORPHANS = codes.slice(1500, 1512)
const NEW = codes.slice(1512, 1524)
const MISSHAPEN = LISTED.slice(0, 2)

type Told = {
  day: string
  listed?: readonly string[]
  renamed?: readonly string[]
  general?: readonly string[]
  persons?: readonly string[]
  companiesPerPart?: number
}

async function load(db: typeof database.db, told: Told) {
  const { day, listed = LISTED, renamed = [], general = LISTED, persons = [...LISTED, ...ORPHANS] } = told
  const basic = listed.map((code) =>
    basicRow({
      ariregistri_kood: code,
      kmkr_nr: '',
      nimi: renamed.includes(code) ? `Uus ${day} OÜ` : `Vana ${code} OÜ`,
    }),
  )
  const name = 'ettevotja_rekvisiidid__kaardile_kantud_isikud.json'
  const cards = persons.map((code) => ({
    ariregistri_kood: Number(code),
    nimi: '',
    kaardile_kantud_isikud: MISSHAPEN.includes(code) ? 'none' : [person()],
  }))
  const path = await writeFolder({
    ...registerFiles({ basic, general: general.map((code) => generalRecord(code)) }),
    [`${name}.zip`]: zip(name, JSON.stringify(cards)),
  })
  const { companiesPerPart = 2000 } = told
  return importSource(
    { db, clock: systemClock, temporaryFolders },
    { adapter: rikEe, path, observedOn: day, companiesPerPart },
  )
}

describe('a file of an edition in parts is judged as a whole', () => {
  beforeAll(async () => {
    // The orphans come after everyone of the basic data: in a last part that is nearly all theirs.
    await load(database.db, { day: '2026-11-01', companiesPerPart: 740 })
  }, 120_000)

  test('of a first load in the last part of which all that is missing comes together', async () => {
    expect(await findNewestEdition(database.db, 'rik-ee')).toBe('2026-11-01')
  })

  test('of a day with few changes, on which what is always missing is much of what is read', async () => {
    expect(await load(database.db, { day: '2026-11-02', renamed: LISTED.slice(100, 120) })).toMatchObject({
      changed: 20,
    })
  })

  test('of a day on which nothing is read of a file but what never has its shape', async () => {
    const day = { day: '2026-11-03', renamed: LISTED.slice(-20), persons: LISTED.slice(0, -20) }
    expect(await load(database.db, day)).toMatchObject({ rejected: 2, closed: 20 })
  })

  test('of a day on which new companies are not in all files yet', async () => {
    expect(await load(database.db, { day: '2026-11-04', listed: [...LISTED, ...NEW] })).toMatchObject({ new: 60 })
  })
})

describe('a file that is cut off', () => {
  // Fewer in each part than are let pass of the whole.
  const general = LISTED.filter((_, at) => at > 1080 || at % 60 !== 7)

  test.each([['for the first time'], ['and again']])('is refused in parts, %s', async () => {
    const refused = load(cutOff.db, { day: '2026-11-01', general, persons: LISTED, companiesPerPart: 500 })
    await expect(refused).rejects.toMatchObject({ reason: 'cut-off' })
  })

  test('is refused as the next edition', async () => {
    await load(cutOff.db, { day: '2026-11-02', persons: LISTED, companiesPerPart: 500 })
    const refused = load(cutOff.db, { day: '2026-11-03', general, persons: LISTED })
    await expect(refused).rejects.toMatchObject({ reason: 'cut-off' })
    expect(await load(cutOff.db, { day: '2026-11-04', persons: LISTED })).toMatchObject({ closed: 0 })
  })

  test('and one of records built another way', async () => {
    const persons = MISSHAPEN
    const refused = load(cutOff.db, { day: '2026-11-05', listed: MISSHAPEN, general: MISSHAPEN, persons })
    await expect(refused).rejects.toMatchObject({ reason: 'json' })
  })
})
