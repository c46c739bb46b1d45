/**
 * `npm run icon-font` writes the icons of the interface as a font: the characters that the icon map names, out of the fonts
 * of the same icons by their publisher (`@tabler/icons-webfont`). To be run when the icon map changes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { describeRange, listIconFontParts } from './icon-font.ts'
import { repositoryRoot } from './repository-files.ts'

const rules = await Promise.all(
  listIconFontParts().map(async ({ file, codes }) => {
    const font = await subsetFont(readFileSync(file), String.fromCodePoint(...codes), { targetFormat: 'woff2' })
    const src = `url(data:font/woff2;base64,${Buffer.from(font).toString('base64')}) format("woff2")`
    return `@font-face{font-family:"Merleg icons";src:${src};unicode-range:${describeRange(codes)}}`
  }),
)
writeFileSync(
  join(repositoryRoot, 'apps/server/src/features/report/icon-font/icon-font.generated.ts'),
  `/** Written by \`npm run icon-font\` from the icon map of the web; not by hand. */\n\nexport const ICON_FONT_FACE =\n  '${rules.join('')}'\n`,
)
