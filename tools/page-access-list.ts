import type { Access } from '../packages/contract/src/endpoint.ts'
import { PAGE_CALLS } from '../apps/web/src/shared/session/page-calls.ts'
import { type GeneratedFile, generatedFile } from './generated-file.ts'

/** The file of the web that tells who may open a page, without the calls that say so. */
export function renderPageAccess(): GeneratedFile {
  return generatedFile(
    'apps/web/src/shared/session/page-access.generated.ts',
    'the calls that pages open with',
    `import type { Access } from '@merleg/contract/endpoint'`,
    '',
    'export const PAGE_ACCESS = {',
    ...Object.entries(PAGE_CALLS).map(([page, { access }]) => `  ${page}: ${renderAccess(access)},`),
    '} as const satisfies Readonly<Record<string, Access>>',
  )
}

function renderAccess(access: Access): string {
  return typeof access === 'string' ? `'${access}'` : `[${access.map((claim) => `'${claim}'`).join(', ')}]`
}
