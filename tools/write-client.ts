import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderClientFiles } from './client/client-files.ts'
import { repositoryRoot } from './repository-files.ts'

for (const { path, text } of await renderClientFiles()) writeFileSync(join(repositoryRoot, path), text)
