import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate, PostgresDialect } from 'kysely-codegen'
import { createDatabase } from './connect.ts'
import { openEmbedded } from './embedded-server.ts'
import { migrate } from './migrate.ts'
import { createTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts'

const schemaFile = fileURLToPath(new URL('./schema.generated.ts', import.meta.url))

/** The types of the migrated schema, as the text of `schema.generated.ts`; `directory` as for `migrate`. */
export async function generateSchema(directory?: string): Promise<string> {
  const folder = await createTemporaryFolder()
  const server = await openEmbedded({ dataDir: path.join(folder, 'data'), exclusive: false, profile: 'test' })
  const { db, pool, close } = createDatabase(server.connectionString)
  try {
    await migrate({ pool, ...(directory === undefined ? {} : { directory }) })
    return await generate({
      db,
      dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
      outFile: null,
      typeMapping: { int8: 'number', interval: 'string' },
      typeOnlyImports: true,
    })
  } finally {
    await close()
    await server.release()
    await removeTemporaryFolder(folder)
  }
}

/** `node generate-schema.ts` writes the file; with `--check` it fails when the file is not what would be written. */
async function main(): Promise<void> {
  const generated = await generateSchema()
  if (!process.argv.includes('--check')) {
    await writeFile(schemaFile, generated)
  } else if ((await readFile(schemaFile, 'utf8')) !== generated) {
    process.stderr.write(
      'schema.generated.ts does not fit the migrations: run node packages/db/src/generate-schema.ts\n',
    )
    process.exitCode = 1
  }
}

if (import.meta.main) await main()
