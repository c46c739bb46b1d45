import { spawnSync } from 'node:child_process'
import { mkdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findPostmaster } from './embedded-postmaster.ts'
import { openEmbedded } from './embedded-server.ts'
import { createTemporaryFolder, removeAbandonedFolders, removeTemporaryFolder } from './temporary-folder.ts'

test('what a killed process left is removed with its server, what a living one uses is not', async () => {
  const { pid: endedPid } = spawnSync(process.execPath, ['--version'])
  const abandoned = path.join(os.tmpdir(), `merleg-test-${endedPid}-abandoned`)
  const used = await createTemporaryFolder()
  await mkdir(abandoned, { mode: 0o755 })
  try {
    const server = await openEmbedded({ dataDir: path.join(abandoned, 'data'), exclusive: true, profile: 'test' })
    await removeAbandonedFolders()
    await expect(stat(abandoned)).rejects.toThrow(/ENOENT/)
    expect(await findPostmaster(path.join(abandoned, 'data', 'postgres'))).toBeNull()
    expect((await stat(used)).isDirectory()).toBe(true)
    await server.release()
  } finally {
    await rm(abandoned, { recursive: true, force: true })
    await removeTemporaryFolder(used)
  }
})
