import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { Endpoint } from '@merleg/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import type { TemporaryFolders } from '../shared/temporary-folders.ts'
import { headerText } from './error-handler.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is what Fastify lets one extend
  interface FastifyInstance {
    /** Where uploads are put aside. */
    temporaryFolders: TemporaryFolders
  }
}

/** What form fields, names and boundaries may take beside the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024

/** A file that came whole and lies in a temporary folder, which is gone when the call is answered. */
export class UploadedFile {
  readonly name: string
  readonly mimeType: string
  readonly path: string
  readonly sizeBytes: number

  constructor(file: { name: string; mimeType: string; path: string; sizeBytes: number }) {
    this.name = file.name
    this.mimeType = file.mimeType
    this.path = file.path
    this.sizeBytes = file.sizeBytes
  }
}

const File = z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' })

/** The form of an upload: the fields of the contract and the file. */
export function uploadForm(endpoint: Endpoint): z.ZodObject {
  const fields = endpoint.body instanceof z.ZodObject ? endpoint.body : z.strictObject({})
  return fields.extend({ file: File })
}

/** Refuses by its declared length what would be too long, before a byte of it is read. */
export function refuseTooLong(request: FastifyRequest, maxBytes: number): void {
  const length = Number(headerText(request.headers['content-length']) ?? 0)
  if (length > maxBytes + FORM_OVERHEAD_BYTES) throw new AppError('request.too-large')
}

/**
 * Reads the form and puts the file aside, so that no transaction waits for a slow client. What comes out is not
 * validated yet.
 */
export async function receiveForm(
  request: FastifyRequest,
  reply: FastifyReply,
  maxBytes: number,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError('request.unsupported-type')
  const { temporaryFolders } = request.server
  const folder = await temporaryFolders.make()
  // What cannot be removed now is, as abandoned, when the server starts again.
  const remove = () =>
    void temporaryFolders.remove(folder).catch((error: unknown) => request.log.warn(error, 'a folder was not removed'))
  reply.raw.once('close', remove)
  // The client may have gone while the folder was made.
  if (reply.raw.closed) remove()
  const tooLong = new AbortController()
  const refused = stopWhereTooLong(request, maxBytes, tooLong)
  const parts = readParts(request, { folder, maxBytes, signal: tooLong.signal })
  return Promise.race([parts, refused])
}

/** A request need not tell how long it is: refuses what has become too long, of which no more is read. */
function stopWhereTooLong({ raw }: FastifyRequest, maxBytes: number, tooLong: AbortController): Promise<never> {
  return new Promise((_resolve, reject) => {
    let left = maxBytes + FORM_OVERHEAD_BYTES
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left >= 0 || tooLong.signal.aborted) return
      raw.unpipe()
      raw.pause()
      tooLong.abort()
      reject(new AppError('request.too-large'))
    })
  })
}

/**
 * Reads the fields of a form in parts that has no file. Not by `bodyLimit`, which counts no parts. Throws
 * `request.too-large`, `request.malformed`.
 */
export async function receiveFields(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  refuseTooLong(request, maxBytes)
  const fields = readFields(request, maxBytes)
  return Promise.race([fields, stopWhereTooLong(request, maxBytes, new AbortController())])
}

async function readFields(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts({ limits: { files: 0, fields: 5, fieldSize: maxBytes } })) {
      if (part.type !== 'field' || part.valueTruncated) throw new AppError('request.too-large')
      fields.set(part.fieldname, part.value)
    }
  } catch (error) {
    throw isFaultOfForm(error) ? new AppError('request.malformed') : error
  }
  return Object.fromEntries(fields)
}

type Receiving = { folder: string; maxBytes: number; signal: AbortSignal }

async function readParts(
  request: FastifyRequest,
  { folder, maxBytes, signal }: Receiving,
): Promise<Record<string, unknown>> {
  const parts = new Map<string, unknown>()
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, fieldSize: FORM_OVERHEAD_BYTES } })) {
      if (parts.has(part.fieldname)) throw new AppError('validation.failed', { fields: { [part.fieldname]: 'twice' } })
      if (part.type === 'field' && part.valueTruncated) throw new AppError('request.too-large')
      parts.set(part.fieldname, part.type === 'file' ? await putAside(part, { folder, signal }) : part.value)
    }
  } catch (error) {
    throw isFaultOfForm(error) ? new AppError('request.malformed') : error
  }
  return Object.fromEntries(parts)
}

/**
 * Is it the form that cannot be read? Its parser throws errors of no kind and no code; those of the disk and of the
 * connection have one. A part that says that it is JSON, and is not, has a status that no refusal of ours has.
 */
function isFaultOfForm(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('statusCode' in error) return error.statusCode === 406
  return error.constructor === Error && !('code' in error)
}

type Aside = Pick<Receiving, 'folder' | 'signal'>

async function putAside(part: MultipartFile, { folder, signal }: Aside): Promise<UploadedFile> {
  // Where a part has a type but no name, the library has none either.
  if (!part.filename) throw new AppError('validation.failed', { fields: { [part.fieldname]: 'unnamed' } })
  const path = join(folder, 'file')
  const target = createWriteStream(path)
  await pipeline(part.file, target, { signal })
  if (part.file.truncated) throw new AppError('request.too-large')
  return new UploadedFile({ name: part.filename, mimeType: part.mimetype, path, sizeBytes: target.bytesWritten })
}
