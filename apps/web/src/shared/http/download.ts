import type { Endpoint, EndpointRequest } from '@merleg/contract/endpoint'
import { buildEndpointUrl } from '@merleg/contract/endpoint-url'
import { ApiError } from './api-error.ts'
import { nameCall } from './call.ts'
import { sendRequest } from './request.ts'

/** `save` writes the file to the downloads; `open` shows a PDF in a new tab and saves anything else. */
export type DownloadMode = 'save' | 'open'

// Browsers read the blob after the click or the opened tab's first load; the address must live that long.
const REVOKE_AFTER_MS = 60_000

function readFileName(response: Response): string {
  const header = response.headers.get('x-filename')
  if (header === null || header === '') return 'download'
  try {
    return decodeURIComponent(header)
  } catch {
    return header
  }
}

function save(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}

/**
 * Fetches a file from an address the server gave (`downloadUrl`) and saves or opens it under its `x-filename`.
 * @throws ApiError as `call` does; Error for an address outside `/api/`, which must never get the token.
 */
export async function downloadUrl(url: string, mode: DownloadMode = 'save', call?: string): Promise<void> {
  if (!url.startsWith('/api/')) throw new Error('Downloads come from /api/ only')
  const response = await sendRequest(url, { headers: { accept: '*/*' }, call })
  // A connection that breaks in the middle leaves no half file behind.
  const blob = await response.blob().catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', cause })
  })
  const blobUrl = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(blobUrl), REVOKE_AFTER_MS)
  const isOpened = mode === 'open' && blob.type === 'application/pdf' && window.open(blobUrl, '_blank') !== null
  if (!isOpened) save(blobUrl, readFileName(response))
}

/** The same for an endpoint of the contract that answers with a file. */
export async function download<const E extends Endpoint & { kind: 'file' | 'stream' }>(
  endpoint: E,
  request: EndpointRequest<E>,
  mode: DownloadMode = 'save',
): Promise<void> {
  await downloadUrl(buildEndpointUrl(endpoint, request), mode, nameCall(endpoint))
}
