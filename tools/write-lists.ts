import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderHomeWidgetLists } from './home-widget-lists.ts'
import { listRepositoryFiles, repositoryRoot } from './repository-files.ts'
import { renderPageAccess } from './page-access-list.ts'
import { renderRetentionTable } from './retention-table.ts'
import { renderSectionLists } from './section-lists.ts'
import { renderTextLists } from './text-lists.ts'

const files = listRepositoryFiles()
const lists = [
  ...renderSectionLists(),
  ...renderHomeWidgetLists(files),
  ...renderTextLists(files, (path) => readFileSync(join(repositoryRoot, path), 'utf8')),
  renderPageAccess(),
  renderRetentionTable(),
]
for (const { path, text } of lists) writeFileSync(join(repositoryRoot, path), text)
