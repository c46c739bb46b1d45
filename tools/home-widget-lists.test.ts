import { expect, test } from 'vitest'
import { renderHomeWidgetLists } from './home-widget-lists.ts'

const folder = 'apps/web/src/features'

test('a widget of the home page needs its file and nothing else', () => {
  const paths = [
    `${folder}/monitoring/monitoring-alerts.home.tsx`,
    `${folder}/report/group/group.home.tsx`,
    `${folder}/news/news.page.tsx`,
    `${folder}/news/news.home.test.tsx`,
  ]
  const [ids, widgets] = renderHomeWidgetLists(paths).map(({ text }) => text)
  expect(ids).toContain("export const HOME_WIDGET_IDS = [\n  'group',\n  'monitoring-alerts',\n] as const")
  expect(widgets).toContain("import { monitoringAlertsHome } from '../monitoring/monitoring-alerts.home.tsx'")
  expect(widgets).toContain("  group: groupHome,\n  'monitoring-alerts': monitoringAlertsHome,\n}")
})

test('two of one name are refused: an arrangement knows them by it', () => {
  expect(() => renderHomeWidgetLists([`${folder}/a/news.home.tsx`, `${folder}/b/news.home.tsx`])).toThrow(/news/)
})
