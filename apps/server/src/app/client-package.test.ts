import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestKey } from '../features/api-keys/testing-keys.ts'
import { useTestApp } from './testing-app.ts'

const run = promisify(execFile)
const REPOSITORY = resolve(import.meta.dirname, '../../../..')
const server = useTestApp()
let folder = ''
let env: NodeJS.ProcessEnv = {}

/** A folder of somebody who has the package alone: no workspace, no network. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-outsider-'))
  env = { PATH: process.env['PATH'], HOME: folder, npm_config_cache: join(folder, 'cache'), npm_config_offline: 'true' }
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(REPOSITORY, 'packages/client'),
    env,
  })
  await writeFile(join(folder, 'package.json'), '{ "name": "outsider", "private": true, "type": "module" }')
  await run('npm', ['install', '--silent', '--no-audit', '--no-fund', `./${stdout.trim()}`], { cwd: folder, env })
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

const SCRIPT = `
import { createMerlegClient, MerlegError } from '@merleg/client'

const merleg = createMerlegClient({ baseUrl: process.env.MERLEG_URL ?? '', key: process.env.MERLEG_KEY ?? '' })
const found = await merleg.quickSearch({ query: { query: 'alma' } })
const refused = await merleg.getReportHeader({ params: { id: '10738885' } }).catch((error) => {
  if (error instanceof MerlegError) return [error.status, error.code]
  throw error
})
const matched = await merleg.matchCompanies({ body: { rows: [{ name: 'Alma Kft.' }] } }).catch((error) => error.code)
console.log(JSON.stringify({ count: found.results.length, left: merleg.quota?.minute.left, refused, matched }))
`

test('the package, installed by an outsider without network, calls with a key', async () => {
  const baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { key } = await addTestKey(server, { claims: ['Cegriport'] })
  await writeFile(join(folder, 'call.mjs'), SCRIPT)
  const { stdout } = await run(process.execPath, ['call.mjs'], {
    cwd: folder,
    env: { ...env, MERLEG_URL: baseUrl, MERLEG_KEY: key },
  })
  expect(JSON.parse(stdout)).toMatchObject({
    count: 0,
    left: 57,
    refused: [404, 'company.not-found'],
    matched: 'claim.missing',
  })
})

test('its types hold for a strict compiler, and tell what is wrong', async () => {
  const options = {
    compilerOptions: { strict: true, module: 'nodenext', target: 'es2022', noEmit: true, types: ['node'] },
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...options, files: ['call.ts'] }))
  await symlink(join(REPOSITORY, 'node_modules/@types'), join(folder, 'node_modules/@types'))
  const compile = () => run(join(REPOSITORY, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder })
  await writeFile(join(folder, 'call.ts'), SCRIPT)
  await compile()
  await writeFile(join(folder, 'call.ts'), SCRIPT.replace('found.results.length', 'found.nowhere'))
  await expect(compile()).rejects.toMatchObject({ stdout: expect.stringContaining('nowhere') })
})
