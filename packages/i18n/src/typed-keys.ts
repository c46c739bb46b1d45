import type { resourcesHu } from './resources.hu.ts'

declare module 'i18next' {
  // oxlint-disable-next-line consistent-type-definitions -- an interface is what i18next lets one extend
  interface CustomTypeOptions {
    defaultNS: 'brand'
    resources: typeof resourcesHu
  }
}
