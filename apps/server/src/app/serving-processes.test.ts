import cluster, { Worker } from 'node:cluster'
import { afterEach, expect, test, vi } from 'vitest'
import { createLogger } from '../shared/logger.ts'
import { ServingProcesses } from './serving-processes.ts'

afterEach(() => vi.restoreAllMocks())

/** As `cluster.fork` leaves one behind for which the system has no process: it never ends, as it never began. */
function forkNothing(): Worker {
  const worker = new Worker()
  Object.assign(worker, { process: { pid: undefined } })
  setImmediate(() => worker.emit('error', new Error('spawn EAGAIN')))
  return worker
}

test('a process that the system cannot begin is a fault that is told, and ends nothing by itself', async () => {
  vi.spyOn(cluster, 'fork').mockImplementation(forkNothing)
  const input = { count: 1, doesJobs: true, environment: {}, logger: createLogger('silent') }
  const processes = new ServingProcesses(input)
  await expect(processes.start()).rejects.toThrow('The processes could not be started.')
})
