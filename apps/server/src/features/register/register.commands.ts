import type { Command } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { type AuditProgress, type AuditReport, auditRegister } from './audit.usecases.ts'
import { rebuildReadModels } from './read-models.usecases.ts'

const REBUILT =
  'Read models rebuilt. Where they differ from those before (after a release with other rules), make what rests on them anew: ' +
  '`company-search rebuild`, `sector-statistics rebuild`, `score compute`.\n'

export function registerRegisterCommands(program: Command): void {
  program
    .command('rebuild')
    .description('make the read models (profiles, names, links, persons) anew from the register')
    .action(async () => {
      await withCommandDatabase(({ db }) => db.transaction().execute(rebuildReadModels))
      process.stdout.write(REBUILT)
    })
  program
    .command('audit')
    .description('look the whole register over: time lines, events, orphans, and read models against a rebuild')
    .action(async () => {
      const report = await withCommandDatabase(({ db }) => auditRegister({ db }, showProgress))
      process.stdout.write(reportText(report))
      const faults = report.reduce((sum, { findings }) => sum + findings.count, 0)
      if (faults > 0) throw new CommandError(`The register has ${faults} ${faults === 1 ? 'fault' : 'faults'}.`)
    })
}

function showProgress({ step, done, total }: AuditProgress): void {
  process.stderr.write(`${done + 1}/${total} ${step}\n`)
}

function reportText(report: AuditReport): string {
  const lines = report.flatMap(({ check, findings: { count, samples } }) => [
    `${check}: ${count === 0 ? 'none' : count}`,
    ...samples.map((sample) => `  ${sample}`),
    ...(count > samples.length ? [`  and ${count - samples.length} more`] : []),
  ])
  return `${lines.join('\n')}\n`
}
