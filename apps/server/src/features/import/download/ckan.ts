import { z } from 'zod'
import type { DownloadHttp } from './download-http.ts'
import { DownloadFault } from './download-fault.ts'
import { refuseUnsafe } from './refuse-unsafe.ts'
import type { PublishedFile } from './source-download.ts'

const Package = z.object({
  success: z.literal(true),
  result: z.object({
    resources: z.array(z.object({ url: z.string(), last_modified: z.string().nullable().optional() })),
  }),
})

type DataSet = {
  /** Address of a portal that runs CKAN. */
  portal: string
  id: string
  /** The last part of the addresses of those that are wanted. */
  names: readonly string[]
}

/** The files of a data set; throws `DownloadFault` where one of the names is missing or there twice. */
async function listCkanResources(http: DownloadHttp, { portal, id, names }: DataSet): Promise<PublishedFile[]> {
  const url = `${portal}/api/3/action/package_show?id=${encodeURIComponent(id)}`
  const { resources } = (await http.json(url, Package)).result
  return names.map((name) => {
    const [found, ...others] = resources.filter((resource) => resource.url.endsWith(`/${name}`))
    if (found === undefined || others.length > 0)
      throw new DownloadFault(`${url}: ${name} is ${found === undefined ? 'missing' : 'there twice'}.`)
    refuseUnsafe(portal, found.url)
    const day = /^\d{4}-\d{2}-\d{2}/.exec(found.last_modified ?? '')?.[0]
    return { name, url: found.url, ...(day !== undefined && { day }) }
  })
}

/** The files of several data sets of a portal: by the id or name of each, the last part of the addresses that are wanted. */
export async function listCkanDataSets(
  http: DownloadHttp,
  portal: string,
  dataSets: Readonly<Record<string, readonly string[]>>,
): Promise<PublishedFile[]> {
  const files = []
  for (const [id, names] of Object.entries(dataSets))
    files.push(...(await listCkanResources(http, { portal, id, names })))
  return files
}
