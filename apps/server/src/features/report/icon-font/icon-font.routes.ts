import { getIconFontFace } from '@merleg/contract/report/icon-font.contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { ICON_FONT_FACE } from './icon-font.generated.ts'

export function registerIconFont(app: FastifyInstance): void {
  registerEndpoint(app, getIconFontFace, async () => ({ iconFontFace: ICON_FONT_FACE }))
}
