import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Endpoint } from '@merleg/contract/endpoint'

const CONTRACT = resolve(import.meta.dirname, '../../../../packages/contract/src')

/** Every endpoint of the contract, found by its shape. */
export async function readEndpoints(): Promise<[name: string, endpoint: Endpoint][]> {
  const found: [string, Endpoint][] = []
  for await (const file of glob('**/*.contract.ts', { cwd: CONTRACT })) {
    const module: unknown = await import(resolve(CONTRACT, file))
    for (const value of Object.values(module ?? {}))
      if (isEndpoint(value)) found.push([`${value.method} ${value.path}`, value])
  }
  return found
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}
