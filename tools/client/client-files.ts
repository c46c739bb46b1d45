import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { type Endpoint, isForMachines } from '../../packages/contract/src/endpoint.ts'
import { repositoryRoot } from '../repository-files.ts'
import { writeType } from './schema-types.ts'

const CONTRACT = join(repositoryRoot, 'packages/contract/src')

type Named = { name: string; endpoint: Endpoint }

/** The files of the client package that follow from the contract. */
export async function renderClientFiles(): Promise<{ path: string; text: string }[]> {
  const named = await readMachineEndpoints()
  return [
    { path: 'packages/client/endpoints.generated.js', text: renderTable(named) },
    { path: 'packages/client/merleg-client.d.ts', text: renderTypes(named) },
  ]
}

/** Calls of the contract that a key may make, by the names of the contract; streams of events are read otherwise. */
async function readMachineEndpoints(): Promise<Named[]> {
  const found = new Map<string, Endpoint>()
  const files: string[] = []
  for await (const file of glob('**/*.contract.ts', { cwd: CONTRACT })) files.push(file)
  for (const file of files.sort()) {
    const module: unknown = await import(join(CONTRACT, file))
    for (const [name, value] of Object.entries(module ?? {})) {
      if (!isEndpoint(value) || !isForMachines(value) || value.kind === 'events') continue
      const other = found.get(name)
      if (other !== undefined && other !== value) throw new Error(`two calls are named ${name}`)
      found.set(name, value)
    }
  }
  return [...found].map(([name, endpoint]) => ({ name, endpoint })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

function renderTable(named: readonly Named[]): string {
  const rows = named.map(
    ({ name, endpoint: { method, path, kind } }) =>
      `  ${name}: { method: '${method}', path: '${path}', kind: '${kind}' },`,
  )
  return ['/** Written by `npm run client` from the contract. */', 'export const ENDPOINTS = {', ...rows, '}', ''].join(
    '\n',
  )
}

function renderTypes(named: readonly Named[]): string {
  const calls = named.map(renderCall)
  return [
    '// Written by `npm run client` from the contract.',
    HEAD,
    ...calls.flatMap(({ definitions }) => definitions),
    '',
    '/** A method for each call that a key may make; a refusal is thrown as a {@link MerlegError}. */',
    'export type MerlegClient = {',
    '  /** What the last answer left of the quotas of the contract; null before the first one. */',
    '  quota: Record<"minute" | "month", QuotaLeft> | null',
    ...calls.flatMap(({ lines }) => lines),
    '}',
    '',
  ].join('\n')
}

function renderCall({ name, endpoint }: Named): { lines: string[]; definitions: string[] } {
  const parts: string[] = []
  const definitions: string[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (schema === undefined) continue
    const written = writeType(schema, { io: 'input', name: `${name}_${part}` })
    definitions.push(...written.definitions)
    parts.push(`${part}${schema.safeParse({}).success ? '?' : ''}: ${written.type}`)
  }
  if (endpoint.kind === 'upload') parts.push('file: UploadedFile')
  const isOptional = parts.every((part) => /^\w+\?:/.test(part))
  const answer = renderAnswer(name, endpoint)
  definitions.push(...answer.definitions)
  const request = [...parts, 'signal?: AbortSignal'].join('; ')
  return {
    definitions,
    lines: [
      `  /** ${endpoint.summary} (\`${endpoint.method} ${endpoint.path}\`). */`,
      `  ${name}(request${isOptional ? '?' : ''}: { ${request} }): Promise<${answer.type}>`,
    ],
  }
}

function renderAnswer(name: string, { kind, answer }: Endpoint): { type: string; definitions: string[] } {
  if (kind === 'file' || kind === 'stream') return { type: 'MerlegFile', definitions: [] }
  if (answer === undefined) return { type: 'unknown', definitions: [] }
  return writeType(answer, { io: 'output', name: `${name}_answer` })
}

const HEAD = `
/** Where the server is, and the key that was made for this program. */
export type MerlegOptions = {
  baseUrl: string
  key: string
  /** Of the texts in answers; English unless told. */
  locale?: 'hu' | 'en' | 'de'
  fetch?: typeof globalThis.fetch
}

export type QuotaLeft = { left: number; resetSeconds: number }
export type MerlegFile = { fileName: string; contentType: string; body: ReadableStream<Uint8Array> }
export type UploadedFile = { name: string; content: Blob }

/** What the server refused, or that it could not be reached (\`status\` 0). */
export declare class MerlegError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly retryAfterSeconds: number | null
  readonly correlationId: string | null
  readonly body: unknown
}

/** A client of the API. Calls are never repeated by it. */
export declare function createMerlegClient(options: MerlegOptions): MerlegClient
`
