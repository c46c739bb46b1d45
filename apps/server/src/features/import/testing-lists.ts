import { stat } from 'node:fs/promises'
import { UNREAD_BIRTH } from '@merleg/domain/sanctions/birth-comparison'
import { FileFault } from '../../shared/file-fault.ts'
import type { Designation } from '../sanctions/designation.ts'
import { openEdition } from './reading/find-edition.ts'
import type { ListAdapter } from './reading/source-adapter.ts'

export type ReadList = { day: string | null; designations: Designation[]; rejects: string[] }

/** Everything a list says, rejected entries as `line reason`. */
export async function readList(adapter: ListAdapter, path: string): Promise<ReadList> {
  const isFolder = (await stat(path)).isDirectory()
  const edition = await openEdition({ files: isFolder ? (adapter.folderFiles ?? null) : null }, path)
  const designations: Designation[] = []
  const rejects: string[] = []
  for await (const item of adapter.readDesignations(edition)) {
    if ('type' in item) rejects.push(`${item.line} ${item.reason}`)
    else designations.push(item)
  }
  return { day: (await adapter.findObservedOn?.(edition)) ?? null, designations, rejects }
}

/** Why a list is refused, `reason line`. */
export async function findListRefusal(adapter: ListAdapter, path: string): Promise<string> {
  return readList(adapter, path).then(
    () => 'taken over',
    (error: unknown) => (error instanceof FileFault ? `${error.reason} ${error.place.line}` : String(error)),
  )
}

/** The names of an entry, each after what it is: `n main|a alias|w weak alias|p previous name`. */
export const listNames = ({ names }: Pick<Designation, 'names'>): string =>
  names.map(({ name, quality }) => `${quality[0]} ${name}`).join('|')

/** When someone may have been born. */
export const listBirths = ({ births }: Pick<Designation, 'births'>): string =>
  births.map(({ from, to }) => (from === UNREAD_BIRTH.from ? '?' : from === to ? from : `${from}–${to}`)).join('|')

/** The numbers of an entry: `tax 27189173113 HU`. */
export const listNumbers = ({ numbers }: Pick<Designation, 'numbers'>): string =>
  numbers.map(({ scheme, value, countryCode }) => `${scheme} ${value} ${countryCode ?? '-'}`).join('|')
