import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { BearerKind } from '@merleg/domain/sanctions/name-tokens'
import { readDesignations as readCanadian } from '@merleg/server/features/import/sources/canada-sanctions/designations'
import { readDesignations } from '@merleg/server/features/import/sources/eu-sanctions/designations'
import { readXmlEntries } from '@merleg/server/features/import/sources/ofac-sanctions/ofac-xml'
import { OFAC_CONSOLIDATED } from '@merleg/server/features/sanctions/list-sources'

/** An entry of a published list: the names of one person or organisation, the main one first. */
export type Listed = { id: string; kind: BearerKind; names: readonly string[] }

/** The list of the Union, as the product reads it. */
export async function readEuList(data: string): Promise<Listed[]> {
  return collect(readDesignations(join(data, 'eu-sanctions/designations.csv')))
}

/** The list of the United States without property that is blocked, as the product reads it. */
export async function readOfacList(data: string): Promise<Listed[]> {
  const path = join(data, 'sanctions-lists/ofac_consolidated_nonSDN_2025-03-28.xml.gz')
  return collect(readXmlEntries(path, OFAC_CONSOLIDATED))
}

/** The autonomous list of Canada, as the product reads it. */
export async function readCanadianList(data: string): Promise<Listed[]> {
  return collect(readCanadian(join(data, 'sanctions-lists/canada_sema_2025.xml.gz')))
}

/** People and organisations; names that the list itself doubts are left out. */
async function collect(records: ReturnType<typeof readDesignations>): Promise<Listed[]> {
  const listed: Listed[] = []
  for await (const record of records) {
    if ('type' in record || (record.kind !== 'person' && record.kind !== 'entity')) continue
    const names = record.names.filter(({ quality }) => quality !== 'weak-alias').map(({ name }) => name)
    listed.push({ id: record.designationId, kind: record.kind, names })
  }
  return listed
}

/** The consolidated list of the Security Council; of its aliases those of good quality. */
export async function readUnList(data: string): Promise<Listed[]> {
  const xml = await readZipped(join(data, 'sanctions-lists/un_consolidated_2025-08-16.xml.gz'))
  return [...readElements(xml, 'INDIVIDUAL'), ...readElements(xml, 'ENTITY')].map((text): Listed => {
    const isPerson = text.includes('<INDIVIDUAL_')
    const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].flatMap((tag) => readText(text, tag) ?? [])
    const aliases = readElements(text, isPerson ? 'INDIVIDUAL_ALIAS' : 'ENTITY_ALIAS')
      .filter((alias) => readText(alias, 'QUALITY') !== 'Low')
      .flatMap((alias) => readText(alias, 'ALIAS_NAME') ?? [])
    return {
      id: `un-${readText(text, 'DATAID') ?? ''}`,
      kind: isPerson ? 'person' : 'entity',
      names: [parts.join(' '), ...aliases],
    }
  })
}

async function readZipped(path: string): Promise<string> {
  return (await promisify(gunzip)(await readFile(path))).toString('utf8')
}

function readElements(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text)
}

function readText(xml: string, tag: string): string | null {
  const [text] = readElements(xml, tag)
  const read = text?.replaceAll('&amp;', '&').replaceAll('&apos;', "'").replaceAll('&quot;', '"').trim() ?? ''
  return read === '' ? null : read
}
