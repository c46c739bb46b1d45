import { SECTION_ENDPOINTS } from '@merleg/contract/report/section-endpoints.generated'
import { SECTION_NOUNS } from '@merleg/contract/report/report-sections'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { isForMachines } from '@merleg/contract/endpoint'
import { factOf, merge } from '../features/report/testing-report.ts'
import { addTestKey } from '../features/api-keys/testing-keys.ts'
import { API_EXAMPLES, writeExample } from './api-examples.ts'
import { useTestApp } from './testing-app.ts'

const run = promisify(execFile)

const server = useTestApp()

test('the API page has the calls of each section under its noun', async () => {
  const answer = await server.app.inject({ url: '/api/docs/openapi.json' })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const { paths } = answer.json<{ paths: Record<string, Record<string, { tags: string[] }>> }>()
  const tagsOf = (path: string) => paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.['get']?.tags
  for (const noun of SECTION_NOUNS) expect(tagsOf((await SECTION_ENDPOINTS[noun]()).path)).toEqual([`report/${noun}`])
  expect(tagsOf('/api/report/:id/negative-info/:itemId/rows')).toEqual(['report/negative-info'])
  expect(tagsOf('/api/report/:id/header')).toEqual(['report'])
  expect(tagsOf('/api/profile')).toEqual(['profile'])
})

test('each example is beside its call in three languages, with refusals and quotas', async () => {
  const { paths } = (await server.app.inject({ url: '/api/docs/openapi.json' })).json<{
    paths: Record<string, Record<string, { 'x-codeSamples'?: { label: string }[]; responses: Record<string, object> }>>
  }>()
  for (const { endpoint } of API_EXAMPLES) {
    const call = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(call?.['x-codeSamples']?.map(({ label }) => label)).toEqual(['curl', 'TypeScript', 'Python'])
    expect(call?.responses['429']).toEqual({ $ref: '#/components/responses/TooManyCalls' })
    expect(call?.responses['200']).toMatchObject({ headers: { RateLimit: {} } })
    expect(isForMachines(endpoint)).toBe(true)
  }
})

test('whatever the document refers to is in it', async () => {
  const { body } = await server.app.inject({ url: '/api/docs/openapi.json' })
  const document: unknown = JSON.parse(body)
  const names = new Set([...body.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))
  const missing = [...names].filter((path) => {
    const found = path.split('/').reduce<unknown>((part, name) => {
      if (typeof part !== 'object' || part === null) return undefined
      return Object.entries(part).find(([key]) => key === name)?.[1]
    }, document)
    return found === undefined
  })
  expect(missing).toEqual([])
})

test('each example works as it is shown, in three languages', async () => {
  const facts = (id: string) => [
    factOf(id)('name', { name: `Minta ${id} Kft.` }),
    factOf(id)('tax-number', { value: `${id}-2-42` }),
  ]
  await merge(server.deps.db, [...facts('10738885'), ...facts('12345676')])
  const baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { key } = await addTestKey(server, { claims: GRANTING_CLAIMS })
  const folder = await mkdtemp(join(tmpdir(), 'merleg-examples-'))
  await mkdir(join(folder, 'node_modules/@merleg'), { recursive: true })
  await symlink(
    resolve(import.meta.dirname, '../../../../packages/client'),
    join(folder, 'node_modules/@merleg/client'),
  )
  const options = { env: { ...process.env, MERLEG_KEY: key }, cwd: folder }
  const found = await run('python3', ['--version']).catch(() => null)
  for (const example of API_EXAMPLES) {
    const [curl, script, python] = writeExample(example, baseUrl).map(({ source }) => source)
    const { stdout } = await run('sh', ['-c', `${curl ?? ''} -w ' %{http_code}'`], options)
    expect(stdout, example.name).toMatch(/ 200$/)
    await writeFile(join(folder, 'example.mts'), script ?? '')
    expect((await run(process.execPath, ['example.mts'], options)).stdout, example.name).not.toBe('')
    if (found === null) continue
    expect((await run('python3', ['-c', python ?? ''], options)).stdout, example.name).toContain('"minute";r=')
  }
  await rm(folder, { recursive: true, force: true })
}, 240_000)

test('changes of the API and the files of the client are there to read', async () => {
  const changelog = await server.app.inject({ url: '/api/docs/changelog' })
  expect([changelog.statusCode, changelog.body]).toEqual([200, expect.stringContaining('Keys for programs')])
  for (const name of ['merleg-client.js', 'merleg-client.d.ts', 'endpoints.generated.js', 'README.md'])
    expect((await server.app.inject({ url: `/api/docs/client/${name}` })).statusCode).toBe(200)
})
