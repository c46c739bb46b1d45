import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listRepositoryFiles, repositoryRoot } from './repository-files.ts'
import { renderSectionLists } from './section-lists.ts'
import { renderTextLists } from './text-lists.ts'

for (const { path, text } of [...renderSectionLists(), ...renderTextLists(listRepositoryFiles())])
  writeFileSync(join(repositoryRoot, path), text)
