import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The repository's root folder, absolute. */
export const repositoryRoot = join(import.meta.dirname, '..')

/** Every file of the repository that version control would keep, as sorted paths relative to the root. */
export function listRepositoryFiles(root = repositoryRoot): string[] {
  const isIgnored = readIgnoreRules(root)
  const files: string[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (isIgnored(relative(root, path), entry.isDirectory())) continue
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) files.push(relative(root, path))
    }
  }
  visit(root)
  return files.sort()
}

/** The three forms that our .gitignore keeps to: `folder/`, `path/to/folder/` and `*.ending` or a file name. */
function readIgnoreRules(root: string): (path: string, isFolder: boolean) => boolean {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean)
  const folders = ['.git', ...lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1))]
  const names = lines.filter((line) => !line.endsWith('/'))
  return (path, isFolder) =>
    isFolder
      ? folders.some((folder) => path === folder || path.endsWith(`/${folder}`))
      : names.some((name) => (name.startsWith('*') ? path.endsWith(name.slice(1)) : path.split('/').at(-1) === name))
}
