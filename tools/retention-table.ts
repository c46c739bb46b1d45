import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RetentionTerm } from '../packages/domain/src/personal-data/retention-term.ts'
import { RETENTION_TERMS } from '../packages/domain/src/personal-data/retention-terms.ts'
import { repositoryRoot } from './repository-files.ts'

const PATH = 'docs/operations.md'
const [BEGIN, END] = ['<!-- retention: written by npm run lists -->', '<!-- retention: end -->']

/** docs/operations.md with the table of what is kept how long as the code has it. */
export function renderRetentionTable(): { path: string; text: string } {
  const text = readFileSync(join(repositoryRoot, PATH), 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const after = rest.split(END)[1] ?? ''
  return { path: PATH, text: `${before}${BEGIN}\n\n${renderTable()}\n\n${END}${after}` }
}

function renderTable(): string {
  const terms: readonly RetentionTerm[] = Object.values(RETENTION_TERMS)
  const rows = terms.map((term) => {
    const tables = term.tables.map((table) => `\`${table}\``).join(', ')
    return `| ${term.holds} | ${tables} | ${describeTerm(term)} | ${term.why} |`
  })
  return ['| What | Where | How long | Why |', '|---|---|---|---|', ...rows].join('\n')
}

function describeTerm(term: RetentionTerm): string {
  switch (term.kind) {
    case 'account':
      return 'as long as the account'
    case 'kept':
      return term.term
    case 'by-feature':
      return `${term.term} (\`${term.by}\`)`
    case 'forgotten':
      return `${term.days} days after ${term.from}; what stays: ${term.leaves}`
    case 'deleted': {
      const unless = term.unless === undefined ? '' : `, not while it is ${term.unless}`
      const days = term.days === 0 ? '' : `${term.days} day${term.days === 1 ? '' : 's'} after `
      return `until ${days}\`${term.after}\`${unless}`
    }
  }
}
