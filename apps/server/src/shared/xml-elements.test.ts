import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileFault } from './file-fault.ts'
import { findText, listChildren, listTexts, readXmlElements, type XmlElement } from './xml-elements.ts'

const LIST = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a
comment -->
<list day="2026-01-02">
  <head>x</head>
  <entry id="1"><name>Ő &amp; Társa</name><name/><name>B</name></entry>
  <entry>
    <parts><part><![CDATA[<c>]]></part></parts>
  </entry>
</list>
`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-xml-'))
})
afterAll(async () => rm(folder, { recursive: true }))

async function readAll(content: string | Uint8Array, name = 'list.xml'): Promise<XmlElement[]> {
  const path = join(folder, name)
  await writeFile(path, content)
  const found: XmlElement[] = []
  const records = new Set(['head', 'entry'])
  const elements = new Set(['name', 'parts', 'part'])
  for await (const element of readXmlElements({ path, root: 'list', records, elements })) found.push(element)
  return found
}

test.each([
  ['plain', LIST, 'list.xml'],
  ['packed', gzipSync(LIST), 'list.xml.gz'],
  ['in many pieces', LIST.replace('>x<', `>x</head>${' '.repeat(600_000)}<head>${'ő'.repeat(300_000)}<`), 'list.xml'],
])('elements come out whole: %s', async (_title, content, name) => {
  const elements = await readAll(content, name)
  const [root, head] = elements
  const [first, second, ...more] = elements.slice(elements.findIndex((element) => element.name === 'entry'))
  expect([root?.name, root?.attributes, head?.text, more.length]).toEqual(['list', { day: '2026-01-02' }, 'x', 0])
  expect([first?.line, second?.line]).toEqual([6, 7])
  expect(first && listTexts(first, 'name')).toEqual(['Ő & Társa', 'B'])
  expect(first && listChildren(first, 'name')).toHaveLength(3)
  expect(second && findText(second, 'parts', 'part')).toBe('<c>')
  expect(second && findText(second, 'parts', 'other')).toBeNull()
})

test.each([
  ['nothing', '', 'empty 1'],
  ['no XML', 'name;day\n1;2\n', 'empty 3'],
  ['another root', '<html><body></body></html>', 'columns 1'],
  ['an element that is not known', '<list>\n<entry><new>1</new></entry></list>', 'columns 2'],
  ['a file that was cut', LIST.slice(0, -10), 'cut-off 9'],
  ['a file that was cut in a tag', LIST.slice(0, -4), 'cut-off 10'],
  ['tags that do not match', '<list><entry><name>a</entry></list>', 'xml 1'],
  ['more than one root', '<list></list><list></list>', 'xml 1'],
  ['a document type', '<!DOCTYPE list [<!ENTITY b "c">]><list><entry>&b;</entry></list>', 'xml 1'],
  ['a zero byte', '<list><entry><name>a\0b</name></entry></list>', 'encoding 1'],
  ['another encoding', Buffer.from('<list><entry>\n<name>é</name></entry></list>', 'latin1'), 'encoding 2'],
])('%s is refused', async (_title, content, expected) => {
  const refused = await readAll(content).catch((error: unknown) =>
    error instanceof FileFault ? `${error.reason} ${error.place.line}` : error,
  )
  expect(refused).toBe(expected)
})
