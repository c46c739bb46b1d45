import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { readConfig } from '../../../app/config.ts'
import { systemClock } from '../../../shared/clock.ts'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { listenForStop } from '../../../shared/cli/listen-for-stop.ts'
import { NORWEGIAN_UPDATES, recordNorwegianUpdates } from './record-norwegian-updates.ts'
import {
  COMPANIES_HOUSE_STREAMS,
  RECORDED_STREAMS,
  type RecordedStream,
  RecordingStopped,
  recordStream,
} from './record-stream.ts'

const NAMES = [...RECORDED_STREAMS, NORWEGIAN_UPDATES].join(', ')

const STOPS: Readonly<Record<RecordingStopped['reason'], string>> = {
  key: 'The key is refused. MERLEG_COMPANIES_HOUSE_STREAM_KEY is that of a stream, not of the other interfaces.',
  gap: 'What came after the last recorded event is no longer published. Record into an empty folder, and before its days import a snapshot of their first day or later.',
}

/** `merleg record`. Exit codes: 0 stopped by its user, 1 it cannot go on, 2 wrong use. */
export function registerRecordCommands(program: Command): void {
  program
    .command('record')
    .description('write down what a register publishes while it happens, a file a day, until it is stopped')
    .argument('<stream>', NAMES)
    .argument('<folder>', 'where the files of days are, and where it goes on')
    .action(runRecord)
}

async function runRecord(name: string, folder: string): Promise<void> {
  const stream = RECORDED_STREAMS.find((known) => known === name)
  if (stream === undefined && name !== NORWEGIAN_UPDATES)
    throw new CommandError(`There is no stream "${name}". Streams: ${NAMES}.`, 2)
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) throw new CommandError(`${folder}: there is no such folder.`, 2)
  if (stream === undefined) console.log(`recorded ${await recordNorwegianUpdates(folder, console.error)} updates`)
  else await recordBritishStream(stream, folder)
}

async function recordBritishStream(stream: RecordedStream, folder: string): Promise<void> {
  const key = readConfig().MERLEG_COMPANIES_HOUSE_STREAM_KEY
  if (!key) throw new CommandError('MERLEG_COMPANIES_HOUSE_STREAM_KEY is not set.', 2)
  let events = 0
  await recordStream({
    origin: COMPANIES_HOUSE_STREAMS,
    stream,
    key,
    folder,
    signal: listenForStop(),
    today: () => systemClock.now().toISOString().slice(0, 10),
    onEvent: () => {
      events += 1
    },
  }).catch((error: unknown) => {
    throw error instanceof RecordingStopped ? new CommandError(STOPS[error.reason]) : error
  })
  console.log(`recorded ${events} events`)
}
