import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDemoTerms } from '@merleg/contract/auth.contract'
import { LOCALES } from '@merleg/domain/locale'
import { afterAll, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'

const folder = await mkdtemp(join(tmpdir(), 'merleg-terms-'))
const server = useTestApp({ MERLEG_CONTENT_DIR: folder })
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(locale: string): Promise<string> {
  const answer = await server.app.inject({ url: getDemoTerms.path, headers: { 'x-locale': locale } })
  expect(answer.statusCode).toBe(200)
  return getDemoTerms.answer.parse(answer.json()).html
}

test('come with the program in each language, for whoever has not signed in yet', async () => {
  const texts = await Promise.all(LOCALES.map(read))
  expect(new Set(texts).size).toBe(LOCALES.length)
  for (const html of texts) expect(html.match(/<h2>/g)).toHaveLength(4)
})

test('are the operator’s where there is a usable file', async () => {
  const shipped = await read('en')
  await mkdir(join(folder, 'demo-terms'))
  await writeFile(join(folder, 'demo-terms/en.html'), '<p>Ours.</p>')
  expect(await read('en')).toBe('<p>Ours.</p>')
  await writeFile(join(folder, 'demo-terms/en.html'), '<p onclick="x">Ours, broken.</p>')
  expect(await read('en')).toBe(shipped)
})
