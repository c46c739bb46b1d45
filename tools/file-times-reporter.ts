import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Where the reporter writes, by the name of an environment variable. */
export const FILE_TIMES_VARIABLE = 'MERLEG_FILE_TIMES'

/** Vitest reporter: writes how long each file took with its hooks, which the json report leaves out. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => {
      const { environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic()
      const milliseconds = environmentSetupDuration + setupDuration + collectDuration + duration
      return { file: module.moduleId, seconds: milliseconds / 1000 }
    })
    writeFileSync(process.env[FILE_TIMES_VARIABLE] ?? 'file-times.json', JSON.stringify(times))
  }
}
