import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate } from './fields.ts'

/** Tips are numbered 1 to 18 and Hungarian only (spec part 2 §9). */
export const TIP_COUNT = 18

const NewsItem = z.object({
  url: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  date: IsoDate.nullable(),
})
export type NewsItem = z.infer<typeof NewsItem>

export const getNews = defineEndpoint({
  method: 'GET',
  path: '/api/news',
  access: 'user',
  kind: 'json',
  summary: "News of the provider in the caller's language, the newest first",
  answer: z.object({ items: z.array(NewsItem) }),
  errors: [],
})
