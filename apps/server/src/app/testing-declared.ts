import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { listDeclared } from '@merleg/db/declared-statements'

const features = fileURLToPath(new URL('../features/', import.meta.url))

/** Imports every module of the features that declares statements, and gives what was declared. */
export async function importDeclared(): Promise<ReturnType<typeof listDeclared>> {
  const files = await readdir(features, { recursive: true })
  for (const file of files.filter((name) => /\.(?:repository|views)\.ts$/.test(name)))
    await import(pathToFileURL(join(features, file)).href)
  return listDeclared()
}
