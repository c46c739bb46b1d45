import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { formatEstimate, renderPlainTable } from '@merleg/domain/score/evaluate/figure-text'
import { VERDICT_TEXTS } from '@merleg/domain/score/evaluate/register-card-texts'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { readScoreModel } from '@merleg/domain/score/model/read-score-model'
import type { RegisterTraining } from '@merleg/domain/score/model/register-training'
import type { Command } from 'commander'
import { withCommandDatabase } from '../../../app/open-database.ts'
import { systemClock } from '../../../shared/clock.ts'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { readOffered, useShippedModel, useTrainedModel } from './model-choice.usecases.ts'
import { listStoredModels } from './trained-models.repository.ts'

/** `merleg score models`. Exit codes: 0 printed, 1 the database cannot be read. */
export function addModelsCommand(parent: Command): void {
  parent
    .command('models')
    .description('list the model of the program and those that were switched on, and which country each rates')
    .action(async () => {
      await withCommandDatabase(async ({ db }) => {
        const stored = await listStoredModels(db)
        const rows = stored.map(({ modelVersion, countryCode, content, storedAt, isInForce }) => [
          modelVersion,
          isInForce ? `rates ${countryCode}` : `not in force (${countryCode})`,
          hungarianDayOf(storedAt),
          describeComparison(readScoreModel(content).register),
        ])
        const countries = stored.flatMap(({ countryCode, isInForce }) => (isInForce ? countryCode : []))
        const rest = countries.length === 0 ? 'rates everybody' : `rates all but ${countries.join(', ')}`
        const head = ['model', 'in force', 'switched on first', 'AUC, shipped model, difference (95 %)']
        process.stdout.write(
          `${renderPlainTable({ head, rows: [[CURRENT_MODEL.version, rest, 'shipped', ''], ...rows] })}\n`,
        )
      })
    })
}

function describeComparison(register: RegisterTraining | undefined): string {
  if (register === undefined) return ''
  const { auc, shippedAuc, difference } = register.comparison
  return `${formatEstimate(auc)}, ${formatEstimate(shippedAuc)}, ${formatEstimate(difference)}`
}

type UseOptions = { country?: string; card?: string; shipped?: true; yes?: true }

/** `merleg score use`. Exit codes: 0 switched, or so already; 1 refused or not confirmed; 2 wrong use. */
export function addUseCommand(parent: Command): void {
  parent
    .command('use')
    .description('rate the companies of a country by a model that was trained on its register, or by the shipped one')
    .argument('[file]', 'the model file that merleg score train --register wrote')
    .option('--country <code>', 'whose companies, as LV')
    .option('--card <file>', 'its model card (default: model-card-<country>.md beside the model)')
    .option('--shipped', 'switch back to the model of the program')
    .option('--yes', 'without asking')
    .addHelpText(
      'after',
      `
Ratings made before stay as they are and keep their model. The next run rates everybody of the country anew:
merleg score compute, or the server by itself.`,
    )
    .action(runUse)
}

async function runUse(path: string | undefined, options: UseOptions): Promise<void> {
  const { country, shipped = false } = options
  if (country === undefined || !/^[A-Z]{2}$/.test(country))
    throw new CommandError('--country is missing: two capital letters, as LV.', 2)
  if ((path === undefined) !== shipped) throw new CommandError('Either a model file or --shipped.', 2)
  await withCommandDatabase(async ({ db }) => {
    const deps = { db, clock: systemClock }
    if (path === undefined) {
      await confirm(`Companies of ${country} will be rated by the shipped model ${CURRENT_MODEL.version}.`, options)
      report(await useShippedModel(deps, country), { country, version: CURRENT_MODEL.version })
      return
    }
    const card = options.card ?? join(dirname(path), `model-card-${country.toLowerCase()}.md`)
    const offered = { countryCode: country, content: await readText(path), card: await readText(card) }
    const ready = await readOffered(deps, offered)
    await confirm(describeOffered(ready.model.version, ready.register), options)
    report(await useTrainedModel(deps, ready), { country, version: ready.model.version })
  })
}

function describeOffered(version: string, { comparison, countryCode, isMadeUp, validated }: RegisterTraining): string {
  const { against, auc, shippedAuc, difference, rows, failures, verdict } = comparison
  return [
    `${version} will rate the companies of ${countryCode}${isMadeUp ? ' (made-up ones, as it was trained on)' : ''}.`,
    `On ${rows} rows from ${validated.from} on with ${failures} failures: AUC ${formatEstimate(auc)}, shipped model ${against} ${formatEstimate(shippedAuc)}, difference ${formatEstimate(difference)}.`,
    VERDICT_TEXTS[verdict],
    ...(against === CURRENT_MODEL.version
      ? []
      : [`The shipped model is ${CURRENT_MODEL.version} by now: it was compared with another one.`]),
  ].join('\n')
}

async function confirm(what: string, { country = '', yes }: UseOptions): Promise<void> {
  process.stdout.write(`${what}\n`)
  if (yes === true) return
  if (!process.stdin.isTTY) throw new CommandError('Not switched: confirm with --yes.', 2)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`Type ${country} to switch: `).finally(() => terminal.close())
  if (answer.trim().toUpperCase() !== country) throw new CommandError('Not switched.')
}

function report(isSwitched: boolean, { country, version }: { country: string; version: string }): void {
  console.log(
    isSwitched
      ? `${country} is rated by ${version} from now on. Rate everybody anew: merleg score compute`
      : `${country} is rated by ${version} already.`,
  )
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandError(`${path}: ${error instanceof Error ? error.message : String(error)}`, 2)
  })
}
