import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEdition } from '@merleg/server/features/import/reading/find-edition'
import type { SourceAdapter } from '@merleg/server/features/import/reading/source-adapter'
import { companiesHouseGb } from '@merleg/server/features/import/sources/companies-house-gb/companies-house-gb.adapter'
import { rikEe } from '@merleg/server/features/import/sources/rik-ee/rik-ee.adapter'
import { urLv } from '@merleg/server/features/import/sources/ur-lv/ur-lv.adapter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBritishEdition } from './british-files.ts'
import { writeEstonianEdition } from './estonian-files.ts'
import { writeLatvianEdition } from './latvian-files.ts'
import type { EditionInput } from './made-up-edition.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-registers-'))
})
afterAll(() => rm(folder, { recursive: true }))

const COMPANIES = 500
const nobody = {
  findByRegisterNumbers: () => Promise.resolve(new Map<string, string>()),
  listKnown: () => Promise.resolve(new Set<string>()),
  listToldByName: () => Promise.resolve(new Map<string, readonly string[]>()),
}

/** What each company is told of, in the words of the records. */
async function readEdition(adapter: SourceAdapter, path: string): Promise<Map<string, string>> {
  const told = new Map<string, string>()
  for await (const record of adapter.read(await openEdition(adapter, path), nobody)) {
    if (record.type !== 'fact') throw new Error(`${record.type} ${JSON.stringify(record)}`)
    const { line: _line, companyId, ...said } = record
    told.set(companyId, `${told.get(companyId) ?? ''}\n${JSON.stringify(said)}`)
  }
  return told
}

test.each<[string, SourceAdapter, (input: EditionInput) => Promise<void>]>([
  ['Estonia', rikEe, writeEstonianEdition],
  ['Latvia', urLv, writeLatvianEdition],
  ['the United Kingdom', companiesHouseGb, writeBritishEdition],
])(
  'the files of %s are read without a fault, and the next edition has one of a hundred changed',
  async (name, adapter, write) => {
    const editionOf = async (edition: EditionInput['edition'], at: string) => {
      const target = join(folder, name, at)
      await mkdir(target, { recursive: true })
      await write({ companies: COMPANIES, seed: 1, edition, folder: target })
      return target
    }
    const [first, same, next] = [
      await editionOf('first', '1'),
      await editionOf('first', '2'),
      await editionOf('next', '3'),
    ]
    for (const file of await readdir(first)) {
      const [one, other] = [await readFile(join(first, file)), await readFile(join(same, file))]
      expect(one.equals(other)).toBe(true)
    }
    const [before, after] = [await readEdition(adapter, first), await readEdition(adapter, next)]
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
    expect(before.size).toBeGreaterThan(COMPANIES * 0.99)
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.length).toBeLessThan(COMPANIES * 0.02)
  },
)
