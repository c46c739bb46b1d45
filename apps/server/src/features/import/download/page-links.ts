import { Parser } from 'htmlparser2'
import { DownloadFault } from './download-fault.ts'

/**
 * The files that a page links to: the last part of their addresses, and the whole of them; each once. Of a page that came
 * safely those that would not are left out.
 */
export function listLinks(html: string, pageUrl: string): { name: string; url: string }[] {
  const links = new Map<string, { name: string; url: string }>()
  const parser = new Parser({
    onopentag: (tag, { href }) => {
      const url = tag === 'a' && href !== undefined ? URL.parse(href, pageUrl) : null
      const name = url?.pathname.split('/').at(-1)
      const isUnsafe = url?.protocol === 'http:' && pageUrl.startsWith('https:')
      if (url !== null && !isUnsafe && name !== undefined && name !== '')
        links.set(url.href, { name: decodeName(name), url: url.href })
    },
  })
  parser.end(html)
  return [...links.values()]
}

/** The files of these names that a page links to; throws `DownloadFault` where it does not. */
export function findLinkedFiles(
  html: string,
  pageUrl: string,
  names: readonly string[],
): { name: string; url: string }[] {
  const links = listLinks(html, pageUrl)
  return names.map((name) => {
    const found = links.find((link) => link.name === name)
    if (found === undefined) throw new DownloadFault(`${pageUrl}: no link to ${name}.`)
    return found
  })
}

/** Of files whose names hold a day those of the newest one. */
export function selectNewest<File extends { name: string }>(
  files: readonly File[],
  name: RegExp,
): (File & { day: string })[] {
  const dated = files.flatMap((file) => {
    const day = name.exec(file.name)?.groups?.['day']
    return day === undefined ? [] : [{ ...file, day }]
  })
  const newest = dated
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  return dated.filter(({ day }) => day === newest)
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
