import { Button, TextInput } from '@mantine/core'
import { FOREIGN_TEXT_MAX_LENGTH } from '@merleg/contract/international.contract'
import { FOREIGN_QUERY_FIELDS, type ForeignQueryField } from '@merleg/domain/international/foreign-query'
import { DEFAULT_ONLINE_COUNTRY } from '@merleg/domain/international/online-countries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../international.module.css'
import type { ForeignSearch } from '../international.queries.ts'
import { type Countries, CountryRadios } from './country-radios.tsx'

/** In the order in which they are filled in (spec part 1 §2). */
const FIELDS = ['name', 'zip', 'city', 'street', 'companyNumber', 'taxNumber'] as const satisfies ForeignQueryField[]

type SearchFormProps = { countries: Countries; search: ForeignSearch; onSubmit: (search: ForeignSearch) => void }

/** The online search; what is too little to search for is told with the results (spec part 1 §5). */
export function SearchForm({ countries, search, onSubmit }: SearchFormProps) {
  const { t } = useTranslation('international/page')
  const [texts, setTexts] = useState<Partial<Record<ForeignQueryField, string | undefined>>>(search)
  const [country, setCountry] = useState(search.country ?? DEFAULT_ONLINE_COUNTRY)
  const chosen = countries.find(({ key }) => key === country)
  const used: readonly ForeignQueryField[] = chosen?.fields ?? FOREIGN_QUERY_FIELDS
  return (
    <form
      className={classes.form}
      aria-label={t('search.title')}
      onSubmit={(event) => {
        event.preventDefault()
        const given = FIELDS.flatMap((field) => {
          const text = (texts[field] ?? '').trim()
          return text === '' || !used.includes(field) ? [] : [[field, text] as const]
        })
        onSubmit({ country, ...Object.fromEntries(given) })
      }}
    >
      <CountryRadios countries={countries} value={country} onChange={setCountry} />
      <ProviderNote provider={chosen?.provider ?? null} isMadeUp={chosen?.isMadeUp === true} />
      {chosen !== undefined && chosen.note !== null && <p className={classes.small}>{chosen.note}</p>}
      <div className={classes.fields}>
        {FIELDS.map((field) => (
          <TextInput
            key={field}
            className={classes[field]}
            label={t(`search.${field}`)}
            value={texts[field] ?? ''}
            maxLength={FOREIGN_TEXT_MAX_LENGTH}
            autoComplete="off"
            disabled={!used.includes(field)}
            onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [field]: value }))}
          />
        ))}
      </div>
      <p className={classes.small}>
        {t('search.hint')}
        {used.length < FIELDS.length && ` ${t('search.unused')}`}
      </p>
      <div>
        <Button type="submit" leftSection={<Icon name="search" size={16} />}>
          {t('search.submit')}
        </Button>
      </div>
    </form>
  )
}

function ProviderNote({ provider, isMadeUp }: { provider: string | null; isMadeUp: boolean }) {
  const { t } = useTranslation('international/page')
  if (provider === null) return <p className={classes.notice}>{t('search.noProvider')}</p>
  if (isMadeUp) return <p className={classes.notice}>{t('search.madeUp')}</p>
  return <p className={classes.small}>{t('search.provider', { provider })}</p>
}
