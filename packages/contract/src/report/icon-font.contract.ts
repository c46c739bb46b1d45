import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

export const getIconFontFace = defineEndpoint({
  method: 'GET',
  path: '/api/report/icon-font-face',
  access: 'user',
  kind: 'json',
  summary:
    'The icons of the interface as a font: `@font-face` rules that hold it, for pictures that are saved by themselves',
  answer: z.object({ iconFontFace: z.string() }),
  errors: [],
})
