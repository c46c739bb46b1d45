import type { Locale } from '@merleg/domain/locale'
import type { FastifyRequest } from 'fastify'
import type { SignInPlace } from './enter.usecases.ts'

type Call = { body: { device?: string | undefined }; locale: Locale; request: FastifyRequest }

/** From where a call that signs in comes. */
export function readSignInPlace({ body, locale, request }: Call): SignInPlace {
  return { address: request.ip, locale, userAgent: request.headers['user-agent'] ?? '', device: body.device }
}
