import { SECTION_NOUNS, sectionOf } from '@merleg/contract/report/report-sections'
import { expect, test } from 'vitest'
import { useTestApp } from './testing-app.ts'

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
