import { SECTION_NOUNS, sectionOf } from '@merleg/contract/report/report-sections'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { isForMachines } from '@merleg/contract/endpoint'
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
  expect(SECTION_NOUNS.map((noun) => tagsOf(sectionOf(noun).endpoint.path))).toEqual(
    SECTION_NOUNS.map((noun) => [`report/${noun}`]),
  )
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

test('each example with curl works as it is shown, and so does one in Python', async () => {
  const baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { key } = await addTestKey(server, { claims: GRANTING_CLAIMS })
  const env = { ...process.env, MERLEG_KEY: key }
  for (const example of API_EXAMPLES) {
    const [curl] = writeExample(example, baseUrl)
    const { stdout } = await run('sh', ['-c', `${curl?.source ?? ''} -w ' %{http_code}'`], { env })
    // The register of the tests is empty: a company that is not there is answered as such.
    expect(stdout, example.name).toMatch(/ (200|404)$/)
    if (stdout.endsWith(' 404')) expect(stdout).toContain('company.not-found')
  }
  const python = API_EXAMPLES.slice(0, 1).flatMap((example) => writeExample(example, baseUrl))[2]?.source ?? ''
  const found = await run('python3', ['-c', python], { env }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found !== null) expect(found.stdout).toContain('"minute";r=')
})

test('changes of the API and the files of the client are there to read', async () => {
  const changelog = await server.app.inject({ url: '/api/docs/changelog' })
  expect([changelog.statusCode, changelog.body]).toEqual([200, expect.stringContaining('Keys for programs')])
  for (const name of ['merleg-client.js', 'merleg-client.d.ts', 'endpoints.generated.js', 'README.md'])
    expect((await server.app.inject({ url: `/api/docs/client/${name}` })).statusCode).toBe(200)
})
