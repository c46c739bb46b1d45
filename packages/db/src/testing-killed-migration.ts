import { createDatabase } from './connect.ts'
import { migrate } from './migrate.ts'

/** Migrates in a process of its own until it is killed. Arguments: database, folder of migrations. */
const [, , connectionString = '', directory = ''] = process.argv

await migrate({ pool: createDatabase(connectionString).pool, directory })
