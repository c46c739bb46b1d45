export type ReleasedMigration = { version: number; name: string; checksum: string }

/** Migrations that a release was made with, and that are not what they were any more: databases have them as they were. */
export function findChangedMigrations(
  released: readonly ReleasedMigration[],
  files: readonly ReleasedMigration[],
): string[] {
  const known = new Map(files.map((file) => [file.version, file]))
  return released.flatMap(({ version, name, checksum }) => {
    const file = known.get(version)
    if (file === undefined) return [`${version} (${name}) is gone: add a migration that undoes it`]
    if (file.name !== name) return [`${version} (${name}) is called ${file.name}: name it as it was`]
    return file.checksum === checksum ? [] : [`${version} (${name}) was edited: undo that and add a migration`]
  })
}

/** Migrations that came later and are numbered before what a release has: its databases would refuse them. */
export function findLateMigrations(
  released: readonly ReleasedMigration[],
  files: readonly ReleasedMigration[],
): string[] {
  const last = Math.max(...released.map(({ version }) => version))
  const known = new Set(released.map(({ version }) => version))
  return files.flatMap(({ version, name }) =>
    version < last && !known.has(version) ? [`${version} (${name}) was added below ${last}, which was released`] : [],
  )
}

/** The versions that a changelog has a chapter of, the newest first. */
export function listReleases(changelog: string): string[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) – \d{4}-\d{2}-\d{2}$/gm)].map(([, version = '']) => version)
}
