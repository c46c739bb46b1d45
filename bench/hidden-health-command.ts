import type { Command } from 'commander'
import { DEFAULT_BOOTSTRAP } from '@merleg/domain/score/evaluate/bootstrap'
import { formatEstimate, formatFigure, renderPlainTable } from '@merleg/domain/score/evaluate/figure-text'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { withCommandDatabase } from '@merleg/server/app/open-database'
import { trainOnRegister } from '@merleg/server/features/score/register-training/train-on-register.usecases'
import { createProgressLine } from '@merleg/server/shared/cli/progress-line'
import { compareWithHidden, type HiddenHealth } from './hidden-health.ts'

/** `merleg hidden-health`: how near training on a made-up country comes to what its companies were drawn from. */
export function registerHiddenHealthCommand(program: Command): void {
  program
    .command('hidden-health')
    .description('train on the made-up Hungary of the database and compare with the hidden health of its companies')
    .option('--companies <number>', 'as it was generated', '20000')
    .option('--seed <number>', 'as it was generated', '1')
    .option('--as-of <day>', 'as it was generated, YYYY-MM-DD', '2026-11-01')
    .action(async ({ companies, seed, asOf }: { companies: string; seed: string; asOf: string }) => {
      await withCommandDatabase(async ({ db }) => {
        const line = createProgressLine()
        const trained = await trainOnRegister(db, {
          countryCode: 'HU',
          outcome: 'insolvency',
          isMadeUp: true,
          asOf: undefined,
          horizon: 12,
          validationDays: 2,
          shipped: CURRENT_MODEL,
          bootstrap: DEFAULT_BOOTSTRAP,
          command: '',
          onStep: (step, isDue) => line.show(step, isDue),
        }).finally(line.end)
        const country = { companies: Number(companies), seed: Number(seed), asOf }
        const { model, split } = trained
        process.stdout.write(render(compareWithHidden(split.validated, { country, model, shipped: CURRENT_MODEL })))
      })
    })
}

function render({ rows, failures, rankings, difference }: HiddenHealth): string {
  const table = renderPlainTable({
    head: ['ranked by', 'AUC within 12 months (95 %)', 'rank correlation with the hidden risk'],
    rows: rankings.map(({ name, auc, rankCorrelation }) => [
      name,
      formatEstimate(auc),
      rankCorrelation === null ? '' : formatFigure(rankCorrelation),
    ]),
  })
  return `${rows} rows validated on, ${failures} failures\n${table}\ndifference of the two models: ${formatEstimate(difference)}\n`
}
