import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { repositoryRoot } from './repository-files.ts'

const ICON_MAP = 'apps/web/src/shared/ui/icon-map.ts'
const WEBFONT = 'node_modules/@tabler/icons-webfont/dist'
/** The icons drawn with lines and those filled are two fonts, of which no two share a character. */
const STYLES = ['tabler-icons', 'tabler-icons-filled'] as const

/** A font of the publisher and the characters of it that the interface uses, in order. */
export type IconFontPart = { readonly file: string; readonly codes: readonly number[] }

/** Which characters of which fonts are the icons of the interface. @throws where the fonts lack one */
export function listIconFontParts(): IconFontPart[] {
  const wanted = listIconNames(readText(ICON_MAP))
  return STYLES.map((style) => {
    const codes = readCodes(readText(`${WEBFONT}/${style}.css`))
    const own = wanted.filter((name) => name.endsWith('-filled') === style.endsWith('-filled'))
    const found = own.map((name) => {
      const code = codes.get(name) ?? codes.get(name.replace(/-filled$/, ''))
      if (code === undefined) throw new Error(`${style} has no ${name}`)
      return code
    })
    return { file: join(repositoryRoot, WEBFONT, 'fonts', `${style}.ttf`), codes: found.toSorted((a, b) => a - b) }
  })
}

/** As a stylesheet says which characters a font is asked for. */
export function describeRange(codes: readonly number[]): string {
  return codes.map((code) => `U+${code.toString(16)}`).join(',')
}

/** `IconHome2` of the icon map is `home-2` in the fonts. */
function listIconNames(iconMap: string): string[] {
  const names = [...iconMap.matchAll(/^import Icon(\w+) from/gm)].map(([, name = '']) => name)
  return names.map((name) => name.replaceAll(/(?<!^)[A-Z]|(?<=[a-z])\d/g, '-$&').toLowerCase())
}

function readCodes(css: string): Map<string, number> {
  const rules = css.matchAll(/\.ti-([\w-]+):before\s*\{\s*content:\s*"\\([0-9a-f]+)"/g)
  return new Map([...rules].map(([, name = '', code = '']) => [name, Number.parseInt(code, 16)]))
}

function readText(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}
