import { useTranslation } from 'react-i18next'

/** The title of the browser's tab, the product's name behind it; for pages whose h1 stands elsewhere. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation('brand/page')
  return <title>{`${title} · ${t('name')}`}</title>
}
