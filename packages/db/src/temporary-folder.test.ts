import { spawnSync } from 'node:child_process'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findPostmaster } from './embedded-postmaster.ts'
import { openEmbedded } from './embedded-server.ts'
import { createTemporaryFolder, removeAbandonedFolders, removeTemporaryFolder } from './temporary-folder.ts'

test('what a killed process left is removed with its server, what a living one uses is not', async () => {
  const { pid: endedPid } = spawnSync(process.execPath, ['--version'])
  // Not where other tests clean up at the same time.
  const root = await createTemporaryFolder()
  const abandoned = path.join(root, `merleg-test-${endedPid}-abandoned`)
  const used = path.join(root, `merleg-test-${process.pid}-used`)
  for (const folder of [abandoned, used]) await mkdir(folder, { mode: 0o755 })
  try {
    const server = await openEmbedded({ dataDir: path.join(abandoned, 'data'), exclusive: true, profile: 'test' })
    await removeAbandonedFolders(root)
    await expect(stat(abandoned)).rejects.toThrow(/ENOENT/)
    expect(await findPostmaster(path.join(abandoned, 'data', 'postgres'))).toBeNull()
    expect((await stat(used)).isDirectory()).toBe(true)
    await server.release()
  } finally {
    await removeTemporaryFolder(root)
  }
})
