import { LOCALES } from '../packages/domain/src/locale.ts'
import { type GeneratedFile, generatedFile, toCamelCase } from './generated-file.ts'
import { listReportNamespaces } from './report-texts.ts'

const ROOT = 'packages/i18n/src/'

/** Nouns whose pages a visitor sees before the login: the browser loads their texts alone. */
const FRONT_NOUNS = ['auth', 'brand', 'layout', 'trial', 'ui']

/** Read by code of the error and not by key: the dots of a code would part a key. */
const APART = ['errors/answers']

type TextList = { name: string; about: string; namespaces: readonly string[]; includes: readonly string[] }

const isFront = (namespace: string) => FRONT_NOUNS.some((noun) => namespace === `${noun}/page`)
const isPage = (namespace: string) => namespace.endsWith('/page')
const isWords = (namespace: string) => namespace.endsWith('/words')

/** The lists of texts by who says them and language; a namespace is the path of its Hungarian file. */
export function renderTextLists(paths: readonly string[], readText: (path: string) => string): GeneratedFile[] {
  const namespaces = paths.flatMap((path) => /^packages\/i18n\/src\/(.+)\.hu\.ts$/.exec(path)?.[1] ?? [])
  const lists = sortIntoLists(namespaces, new Set(listReportNamespaces(namespaces, { paths, readText })))
  return lists.flatMap((list) => LOCALES.map((locale) => renderList(list, locale)))
}

function sortIntoLists(namespaces: readonly string[], shownByReport: ReadonlySet<string>): TextList[] {
  const shown = namespaces.filter((namespace) => (isPage(namespace) && !isFront(namespace)) || isWords(namespace))
  // The titles of all sections stand beside each.
  const isOfReport = (namespace: string) => shownByReport.has(namespace) || /^report\/.+\/words$/.test(namespace)
  return [
    {
      name: 'front',
      about: 'Namespaces of the pages before the login: all that a visitor of those has to load.',
      namespaces: namespaces.filter(isFront),
      includes: [],
    },
    {
      name: 'word',
      about:
        'Namespaces that the browser shows and the server says, as the server has them; the browser has them by where they are shown.',
      namespaces: namespaces.filter(isWords),
      includes: [],
    },
    {
      name: 'report',
      about: 'Namespaces that a page of a report can show: all that whoever opens one has to load.',
      namespaces: shown.filter(isOfReport),
      includes: ['front'],
    },
    {
      name: 'page',
      about: 'Every namespace that the browser shows; no other reaches it.',
      namespaces: shown.filter((namespace) => !isOfReport(namespace)),
      includes: ['report'],
    },
    {
      name: 'answer',
      about: 'Every namespace that the server says: answers, files, mails, commands.',
      namespaces: namespaces.filter(
        (namespace) => !isPage(namespace) && !isWords(namespace) && !APART.includes(namespace),
      ),
      includes: ['word'],
    },
  ]
}

function renderList({ name, about, namespaces, includes }: TextList, locale: (typeof LOCALES)[number]): GeneratedFile {
  const ending = locale.charAt(0).toUpperCase() + locale.slice(1)
  const isSource = locale === 'hu'
  const source = [`/** ${about} */`, `export const ${name}Texts${ending} = {`]
  const translation = [`export const ${name}Texts${ending}: Texts<typeof ${name}TextsHu> = {`]
  return generatedFile(
    `${ROOT}${name}-texts-${locale}.generated.ts`,
    'the files of texts',
    ...namespaces.map((path) => `import { ${toCamelCase(path)}${ending} } from './${path}.${locale}.ts'`),
    ...includes.map((other) => `import { ${other}Texts${ending} } from './${other}-texts-${locale}.generated.ts'`),
    ...(isSource ? [] : [`import type { ${name}TextsHu } from './${name}-texts-hu.generated.ts'`]),
    ...(isSource ? [] : [`import type { Texts } from './texts.ts'`]),
    '',
    ...(isSource ? source : translation),
    ...includes.map((other) => `  ...${other}Texts${ending},`),
    ...namespaces.map((path) => `  '${path}': ${toCamelCase(path)}${ending},`),
    isSource ? '} as const' : '}',
  )
}
