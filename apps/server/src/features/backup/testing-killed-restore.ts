import { createDatabase } from '@merleg/db/connect'
import { restore } from './restore.usecases.ts'

/** A restore in a process of its own that kills itself on reaching a phase. Arguments: database, archive, phase. */
const [, , connectionString = '', folder = '', killedAt = ''] = process.argv

await restore(createDatabase(connectionString), {
  folder,
  replace: true,
  onProgress: ({ phase }) => {
    if (phase === killedAt) process.kill(process.pid, 'SIGKILL')
  },
})
