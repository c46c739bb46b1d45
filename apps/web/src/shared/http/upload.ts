import type { Endpoint, EndpointAnswer, EndpointRequest } from '@merleg/contract/endpoint'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import { nameCall, readAnswer } from './call.ts'
import { getPreferences } from '../storage/preferences.ts'
import { buildEndpointUrl, type EndpointValues } from '@merleg/contract/endpoint-url'
import { readRefusal, requestHeaders } from './request.ts'

/** Bytes on their way; when all are sent, the server still works on them. */
export type UploadProgress = { sentBytes: number; totalBytes: number }

/** An endpoint that takes a file; its other fields are those of a form. */
export type UploadEndpoint = Endpoint & { kind: 'upload'; body?: z.ZodObject }

type UploadExtras = { file: File; signal?: AbortSignal; onProgress?: (progress: UploadProgress) => void }
/** What an upload needs: the file, and `params`, `query`, `body` (form fields) as the contract says. */
export type UploadRequest<E extends UploadEndpoint> = EndpointRequest<E> & UploadExtras
type LooseRequest = UploadExtras & { params?: EndpointValues; query?: EndpointValues; body?: EndpointValues }

/**
 * Sends a file with its form fields and returns the checked answer. Never retries.
 * @throws ApiError as `call` does; a file longer than the contract allows is refused (`request.too-large`) unsent.
 */
export async function upload<const E extends UploadEndpoint>(
  endpoint: E,
  request: UploadRequest<E>,
): Promise<EndpointAnswer<E>> {
  const loose: LooseRequest = request
  // A server that refuses in the middle of a long body is taken for a broken connection by browsers.
  if (loose.file.size > (endpoint.maxBytes ?? 0)) throw new ApiError({ status: 413, code: 'request.too-large' })
  const { token } = getPreferences()
  const response = await sendForm(buildEndpointUrl(endpoint, loose), loose)
  if (!response.ok) throw await readRefusal(response, { token, call: nameCall(endpoint) })
  return readAnswer(endpoint, response)
}

function buildForm({ body, file }: LooseRequest): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      form.append(name, String(value))
  }
  form.append('file', file)
  return form
}

// The older interface: `fetch` does not tell how far a body has come.
function sendForm(url: string, request: LooseRequest): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const xhr = new XMLHttpRequest()
  const abort = () => xhr.abort()
  xhr.open('POST', url)
  for (const [name, value] of requestHeaders()) xhr.setRequestHeader(name, value)
  xhr.upload.addEventListener('progress', ({ loaded, total }) =>
    request.onProgress?.({ sentBytes: loaded, totalBytes: total }),
  )
  xhr.addEventListener('load', () => resolve(new Response(xhr.responseText, { status: xhr.status })))
  xhr.addEventListener('error', () => reject(new ApiError({ status: 0, code: 'network' })))
  xhr.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
  request.signal?.addEventListener('abort', abort, { once: true })
  if (request.signal?.aborted === true) return Promise.reject(new DOMException('cancelled', 'AbortError'))
  xhr.send(buildForm(request))
  return promise.finally(() => request.signal?.removeEventListener('abort', abort))
}
