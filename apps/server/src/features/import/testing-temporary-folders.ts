import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTemporaryFolders } from '../../shared/temporary-folders.ts'

/** For imports of tests that have no data folder. */
export const temporaryFolders = createTemporaryFolders(join(tmpdir(), 'merleg-test-imports'))
