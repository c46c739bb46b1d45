import { type GeneratedFile, generatedFile, toCamelCase } from './generated-file.ts'

const SOURCE = 'the widgets of the home page (`*.home.tsx`)'
const WIDGET = /^apps\/web\/src\/features\/(?<folder>(?:[^/]+\/)*)(?<id>[a-z0-9-]+)\.home\.tsx$/

type WidgetFile = { id: string; file: string }

/** What knows the widgets of the home page: the file of each is its declaration, the file's name its id. */
export function renderHomeWidgetLists(paths: readonly string[]): GeneratedFile[] {
  const widgets = paths.flatMap(readWidget).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const twice = widgets.find(({ id }, index) => widgets[index - 1]?.id === id)
  if (twice !== undefined) throw new Error(`Two widgets of the home page are called ${twice.id}.`)
  return [renderIds(widgets), renderWidgets(widgets)]
}

function readWidget(path: string): WidgetFile[] {
  const { folder, id } = WIDGET.exec(path)?.groups ?? {}
  return folder === undefined || id === undefined ? [] : [{ id, file: `${folder}${id}` }]
}

function renderIds(widgets: readonly WidgetFile[]): GeneratedFile {
  return generatedFile(
    'packages/contract/src/home-widgets.generated.ts',
    SOURCE,
    '/** The widgets that a layout of the home page may name. */',
    'export const HOME_WIDGET_IDS = [',
    ...widgets.map(({ id }) => `  '${id}',`),
    '] as const',
    'export type HomeWidgetId = (typeof HOME_WIDGET_IDS)[number]',
  )
}

function renderWidgets(widgets: readonly WidgetFile[]): GeneratedFile {
  return generatedFile(
    'apps/web/src/features/home/home-widgets.generated.ts',
    SOURCE,
    `import type { HomeWidgetId } from '@merleg/contract/home-widgets.generated'`,
    `import type { HomeWidget } from '../../shared/home-widget.ts'`,
    ...widgets.map(({ id, file }) => `import { ${toCamelCase(id)}Home } from '../${file}.home.tsx'`),
    '',
    'export const HOME_WIDGETS: Readonly<Record<HomeWidgetId, HomeWidget>> = {',
    ...widgets.map(({ id }) => `  ${isName(id) ? id : `'${id}'`}: ${toCamelCase(id)}Home,`),
    '}',
  )
}

const isName = (id: string) => /^[a-z]\w*$/.test(id)
