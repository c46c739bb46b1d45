import type { oidcPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const oidcPageDe: Texts<typeof oidcPageHu> = {
  title: 'Verknüpfte Konten',
  text: 'Wenn Sie Ihren Zugang mit einem Ihrer Konten verknüpfen, können Sie sich auch damit anmelden. Anbieter: {{provider}}.',
  empty: 'Sie haben noch kein Konto verknüpft.',
  link: 'Verknüpfen: {{provider}}',
  unlink: 'Aufheben',
  unlinkOf: '{{label}}: Aufheben',
  unlinkTitle: 'Verknüpfung aufheben: {{label}}?',
  unlinkText: 'Mit diesem Konto kann sich dann niemand mehr anmelden.',
  linked: 'Verknüpft: {{moment}}',
  used: 'zuletzt verwendet: {{moment}}',
  neverUsed: 'noch nicht verwendet',
}
