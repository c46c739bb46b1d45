import { renderDistributionSql } from '@merleg/db/distribution-rules-sql'
import { type Command, InvalidArgumentError } from 'commander'

const DEFAULT_SHARDS = 32
const MAX_SHARDS = 1024

export function registerDistributeCommand(program: Command): void {
  program
    .command('distribute')
    .description('print the SQL that spreads a migrated database over the nodes of a Citus cluster (docs/scaling.md)')
    .option('--shards <number>', `shards of each spread table, 1 to ${MAX_SHARDS}`, parseShards, DEFAULT_SHARDS)
    .action(({ shards }: { shards: number }) => void process.stdout.write(renderDistributionSql(shards)))
}

function parseShards(text: string): number {
  const shards = Number(text)
  if (!Number.isInteger(shards) || shards < 1 || shards > MAX_SHARDS)
    throw new InvalidArgumentError(`A whole number from 1 to ${MAX_SHARDS}.`)
  return shards
}
