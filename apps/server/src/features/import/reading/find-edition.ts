import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { unpackedName } from '../../../shared/packed-file.ts'
import { SourceRefused } from '../../register/source-refused.ts'
import type { Edition, EditionFile, ListAdapter, SourceAdapter } from './source-adapter.ts'
import type { RefusalReason } from './source-lines.ts'

/** A file whose name never changes. */
export function exactFile<Name extends string>(name: Name): EditionFile<Name> {
  return { role: name, name: new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`), example: name }
}

/** The edition in a file, or in the folder that a source is read from; throws `SourceRefused`. */
export async function openEdition(
  { files }: Pick<SourceAdapter | ListAdapter, 'files'>,
  path: string,
): Promise<Edition> {
  return files === null ? { path, filesOf: () => [path], fileOf: () => path } : findEdition(path, files)
}

/** Is anything of an edition there? A folder without any of its files is a mistyped path, and no damaged edition. */
export async function hasEditionFiles(
  { files }: Pick<SourceAdapter | ListAdapter, 'files'>,
  path: string,
): Promise<boolean> {
  if (files === null) return true
  const names = await readdir(path)
  return files.some((file) => names.some((name) => file.name.test(unpackedName(name))))
}

/**
 * The files of an edition in a folder. Throws `SourceRefused` where a required one is missing, or where one that comes
 * in one part is there twice, as two editions in one folder: which is meant, cannot be told.
 */
async function findEdition(folder: string, files: readonly EditionFile[]): Promise<Edition> {
  const names = (await readdir(folder)).toSorted()
  const found = new Map(files.map((file) => [file.role, findNames(names, file)]))
  const paths = (role: string) => (found.get(role) ?? []).map((name) => join(folder, name))
  return {
    path: folder,
    filesOf: paths,
    fileOf: (role) => {
      const [path] = paths(role)
      if (path === undefined) throw new Error(`${role} is no required file`)
      return path
    },
  }
}

function findNames(names: readonly string[], file: EditionFile): string[] {
  const matching = names.filter((name) => file.name.test(unpackedName(name)))
  if (matching.length === 0 && !file.isOptional) throw refuse('file-missing', file.example)
  if (matching.length > 1 && !file.isMany) throw refuse('file-twice', matching.join(', '))
  return matching
}

function refuse(reason: RefusalReason, detail: string): SourceRefused {
  return new SourceRefused(reason, null, detail)
}

/** All files of an edition, by role and name. */
export function listEditionFiles(edition: Edition, files: readonly EditionFile[] | null): string[] {
  if (files === null) return [edition.path]
  return files
    .flatMap(({ role }) => edition.filesOf(role))
    .toSorted((left, right) => (basename(left) < basename(right) ? -1 : 1))
}
