import type { Command } from 'commander'
import { addComputeCommand } from './run/score-compute.commands.ts'
import { addEvaluateCommand } from './evaluate/score-evaluate.commands.ts'
import { addModelCardCommand } from './evaluate/score-model-card.commands.ts'
import { addModelsCommand, addUseCommand } from './models/score-models.commands.ts'
import { addRegisterWeightsCommand } from './train/score-register-weights.commands.ts'
import { addTrainCommand } from './train-commands/score-train.commands.ts'
import { addVolatilityCommand } from './volatility/score-volatility.commands.ts'

/** `merleg score …`: the model of the rating, and the ratings. */
export function registerScoreCommands(program: Command): void {
  const score = program.command('score').description('ratings of companies: compute them, train and check their model')
  addComputeCommand(score)
  addTrainCommand(score)
  addRegisterWeightsCommand(score)
  addEvaluateCommand(score)
  addModelCardCommand(score)
  addVolatilityCommand(score)
  addModelsCommand(score)
  addUseCommand(score)
}
