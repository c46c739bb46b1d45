import { spawn } from 'node:child_process'
import { open, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { programPath } from './embedded-binaries.ts'
import { isProcessAlive, type Cluster } from './embedded-cluster.ts'
import { readIfThere } from './embedded-record.ts'
import { serverSettings, type ServerProfile } from './embedded-settings.ts'
import { runTool, toolEnvironment } from './embedded-user.ts'

/** A running postmaster; `port` is null in the first moments of its start. */
export type Postmaster = { pid: number; port: number | null }

/** The postmaster that serves this cluster folder now, whoever started it; null when there is none. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const [pidLine, , , portLine] = (await readPidFile(clusterDir)) ?? []
  const pid = Number(pidLine)
  if (!Number.isInteger(pid) || pid <= 0 || !(await isServing(pid, clusterDir))) return null
  const port = Number(portLine)
  return { pid, port: Number.isInteger(port) && port > 0 ? port : null }
}

async function readPidFile(clusterDir: string): Promise<string[] | null> {
  return (await readIfThere(path.join(clusterDir, 'postmaster.pid')))?.split('\n') ?? null
}

/** A recycled process id must not pass for our server: a postmaster's working folder is its cluster. */
async function isServing(pid: number, clusterDir: string): Promise<boolean> {
  if (!isProcessAlive(pid)) return false
  if (process.platform !== 'linux') {
    return (await runTool('ps', ['-o', 'command=', '-p', String(pid)], null)).output.includes(clusterDir)
  }
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(clusterDir))
  } catch {
    // Gone meanwhile, or a process of an account that cannot be the owner of this cluster.
    return false
  }
}

/**
 * Starts a postmaster and waits until it has opened its port, without waiting for recovery. It takes the port of the one
 * before, however that ended: those who used it know no other.
 * Returns false when it ended instead: another process was faster, or the log says why. `onBegun`: its process runs.
 */
export async function startPostmaster(
  cluster: Cluster,
  profile: ServerProfile,
  onBegun: () => void = () => undefined,
): Promise<boolean> {
  const formerPort = await findFormerPort(cluster.clusterDir)
  await removeForeignPidFile(cluster.clusterDir)
  const settings = await serverSettings({ profile, port: await choosePort(formerPort), folder: cluster.clusterDir })
  const log = await openLog(logPath(cluster))
  try {
    const child = spawn(
      programPath(cluster.binaries, 'postgres'),
      ['-D', cluster.clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { cwd: '/', detached: true, env: toolEnvironment(), stdio: ['ignore', log.fd, log.fd], ...cluster.user },
    )
    const ended = new Promise<boolean>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () => resolve(false))
    })
    child.unref()
    onBegun()
    const opened = waitForPort(cluster.clusterDir, () => child.exitCode !== null || child.signalCode !== null)
    return await Promise.race([ended, opened])
  } finally {
    await log.close()
  }
}

/** PostgreSQL keeps the command line of its last start, also after a clean stop. */
async function findFormerPort(clusterDir: string): Promise<number> {
  const options = await readIfThere(path.join(clusterDir, 'postmaster.opts'))
  return Number(/"port=(\d+)"/.exec(options ?? '')?.[1])
}

async function waitForPort(clusterDir: string, hasEnded: () => boolean): Promise<boolean> {
  while (!hasEnded()) {
    if ((await findPostmaster(clusterDir))?.port != null) return true
    await delay(10)
  }
  return false
}

/** PostgreSQL itself clears the file of a dead process, but refuses when the id now belongs to another program. */
async function removeForeignPidFile(clusterDir: string): Promise<void> {
  const pid = Number((await readPidFile(clusterDir))?.[0])
  if (Number.isInteger(pid) && pid > 0 && isProcessAlive(pid) && !(await isServing(pid, clusterDir))) {
    await rm(path.join(clusterDir, 'postmaster.pid'), { force: true })
  }
}

/**
 * Stops the cluster's postmaster (fast mode: open transactions are rolled back) and waits until it is gone.
 * `pg_ctl stop` would also wait for, and at last end, the next server, if one starts at that moment.
 */
export async function stopPostmaster(clusterDir: string, mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
  const running = await findPostmaster(clusterDir)
  if (running === null) return
  process.kill(running.pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  if (await isGoneWithin(stopSeconds, async () => (await findPostmaster(clusterDir))?.pid !== running.pid)) {
    // The pid file goes moments before the process; in a container without an init a zombie may stay for good.
    await isGoneWithin(2, () => Promise.resolve(!isProcessAlive(running.pid)))
    return
  }
  if (mode === 'immediate') throw new Error(`PostgreSQL (process ${running.pid}) does not stop.`)
  await stopPostmaster(clusterDir, 'immediate')
}

const stopSeconds = 60

async function isGoneWithin(seconds: number, isGone: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < seconds * 50; tries += 1) {
    if (await isGone()) return true
    await delay(20)
  }
  return false
}

function logPath(cluster: Cluster): string {
  return path.join(cluster.dataDir, 'postgres.log')
}

/** The end of the server's log, for an error message. */
export async function readLogTail(cluster: Cluster): Promise<string> {
  return ((await readIfThere(logPath(cluster))) ?? '').trimEnd().split('\n').slice(-8).join('\n')
}

const maxLogBytes = 16 * 1024 * 1024

async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > maxLogBytes) await rename(file, `${file}.1`)
  return open(file, 'a', 0o600)
}

async function choosePort(former: number): Promise<number> {
  const isPort = Number.isInteger(former) && former > 0 && former < 65_536
  return isPort ? findFreePort(former).catch(() => findFreePort(0)) : findFreePort(0)
}

/** A wanted port when it is free, or any with 0. */
export function findFreePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
