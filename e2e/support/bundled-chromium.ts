import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflate } from '@sparticuz/chromium'

/** A Chromium with the libraries and fonts that it brings for systems without their own. */
export type BundledChromium = {
  readonly executablePath: string
  readonly libraryFolder: string
  readonly fontSettingsFile: string
}

const nodeModules = join(import.meta.dirname, '../../node_modules')
const archives = ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br', 'fonts.tar.br']

/** Unpacks the Chromium of the npm package once per version, into node_modules/.cache; null where it cannot run. */
export async function unpackBundledChromium(): Promise<BundledChromium | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const archiveFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')
  const folder = join(nodeModules, '.cache', `chromium-${await readVersion(archiveFolder)}`)
  if (!existsSync(folder)) await unpackInto(folder, archiveFolder)
  return {
    executablePath: join(folder, 'chromium'),
    libraryFolder: join(folder, 'al2023/lib'),
    fontSettingsFile: join(folder, 'fonts.conf'),
  }
}

async function readVersion(archiveFolder: string): Promise<string> {
  const content: unknown = await import(join(archiveFolder, '../package.json'), { with: { type: 'json' } })
  const settings = typeof content === 'object' && content !== null && 'default' in content ? content.default : null
  const isKnown = typeof settings === 'object' && settings !== null && 'version' in settings
  return isKnown ? String(settings.version) : 'unknown'
}

/** Unpacks beside the final place and moves it there whole, so that an interrupted run leaves nothing half done. */
async function unpackInto(folder: string, archiveFolder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  await chmod(unfinished, 0o755)
  const systemFolder = process.env['TMPDIR']
  // The package knows one target: the folder for temporary files.
  process.env['TMPDIR'] = unfinished
  try {
    await Promise.all(archives.map((archive) => inflate(join(archiveFolder, archive))))
  } finally {
    if (systemFolder === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = systemFolder
  }
  await chmod(join(unfinished, 'chromium'), 0o755)
  await writeFile(join(unfinished, 'fonts.conf'), describeFonts(folder))
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  })
}

function describeFonts(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
}
