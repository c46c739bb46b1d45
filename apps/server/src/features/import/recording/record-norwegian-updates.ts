import { setTimeout as wait } from 'node:timers/promises'
import { dayBefore } from '@merleg/domain/calendar-days'
import { listenForStop } from '../../../shared/cli/listen-for-stop.ts'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { systemClock, today } from '../../../shared/clock.ts'
import { readProgramVersion } from '../../../shared/program-version.ts'
import { DownloadFault } from '../download/download-fault.ts'
import { createDownloadHttp } from '../download/download-http.ts'
import { followUpdates } from '../sources/brreg-no/updates/follow-updates.ts'

/** What `record` calls the feeds of Norway. */
export const NORWEGIAN_UPDATES = 'brreg-no'

/** The feeds are asked, not listened to: so often. */
const EVERY_MS = 5 * 60_000

/** Writes down what changes in the Norwegian register until it is stopped; an empty folder begins with yesterday. Answers how many. */
export async function recordNorwegianUpdates(folder: string, onWait: (text: string) => void): Promise<number> {
  const signal = listenForStop()
  const http = createDownloadHttp({ signal, userAgent: `Merleg/${await readProgramVersion()}`, onWait })
  let count = 0
  const now = () => today(systemClock)
  const onUpdate = () => {
    count += 1
  }
  try {
    while (!signal.aborted) {
      await followUpdates({ http, folder, ends: {}, since: dayBefore(now()), today: now, signal, onUpdate })
      await wait(EVERY_MS, null, { signal })
    }
  } catch (error) {
    if (!signal.aborted) throw error instanceof DownloadFault ? new CommandError(error.message) : error
  } finally {
    http.close()
  }
  return count
}
