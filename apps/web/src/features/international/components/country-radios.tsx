import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { listInternationalCountries } from '@merleg/contract/international.contract'
import { type OnlineCountry, parseOnlineCountry } from '@merleg/domain/international/online-countries'
import { useTranslation } from 'react-i18next'
import classes from '../international.module.css'
import { CountryFlag } from './country-flag.tsx'

export type Countries = EndpointAnswer<typeof listInternationalCountries>['online']

type CountryRadiosProps = { countries: Countries; value: OnlineCountry; onChange: (country: OnlineCountry) => void }

/** The countries that can be searched online, one of them picked. */
export function CountryRadios({ countries, value, onChange }: CountryRadiosProps) {
  const { t } = useTranslation('international/page')
  return (
    <fieldset className={classes.countries}>
      <legend>{t('search.country')}</legend>
      <div className={classes.countryGrid}>
        {countries.flatMap(({ key, name }) => {
          const country = parseOnlineCountry(key)
          if (country === null) return []
          return (
            <label key={key} className={classes.country}>
              <input
                type="radio"
                name="country"
                value={key}
                checked={country === value}
                onChange={() => onChange(country)}
              />
              <CountryFlag country={country} />
              <span>{name}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
