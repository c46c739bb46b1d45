import { Autocomplete, Button, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { GEO_RADIUS_MAX_KM } from '@merleg/contract/search.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../shared/typed-number/number-field.tsx'
import { readTypedNumber, writeTypedNumber } from '../../../shared/typed-number/typed-number.ts'
import type { FieldErrors } from '../../../shared/http/use-form-errors.ts'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import { geoPlacesQuery } from '../search.queries.ts'
import classes from './geo-form.module.css'

type Place = {
  settlement?: string | undefined
  county?: string | undefined
  zip?: string | undefined
  radiusKm?: number | undefined
}
type GeoFormProps = {
  place: Place
  /** What the server found wrong with that place, by field. */
  faults: FieldErrors<keyof Place>
  /** Settlements that may have been meant. */
  proposals: readonly string[]
  onSubmit: (place: Place) => void
}

const SUGGESTION_DELAY_MS = 150

/** Settlement with a radius, county, postal code; each narrows the others. */
export function GeoForm({ place, faults, proposals, onSubmit }: GeoFormProps) {
  const { t } = useTranslation(['search/page', 'ui/page'])
  const { locale } = usePreferences()
  const form = useForm({
    initialValues: {
      settlement: place.settlement ?? '',
      radiusKm: writeTypedNumber(place.radiusKm ?? null, locale),
      county: place.county ?? null,
      zip: place.zip ?? '',
    },
    validate: {
      zip: (zip) => (zip === '' || /^\d{4}$/.test(zip) ? null : t('geo.zipInvalid')),
      radiusKm: (text, values) => {
        const km = readTypedNumber(text, locale)
        if (km === null) return null
        if (Number.isNaN(km)) return t('ui/page:validation.number')
        if (km < 0) return t('ui/page:validation.faults.too_small')
        if (km > GEO_RADIUS_MAX_KM) return t('ui/page:validation.faults.too_big')
        return values.settlement.trim() === '' ? t('geo.radiusNeedsSettlement') : null
      },
      settlement: (settlement, values) =>
        settlement.trim() === '' && values.county === null && values.zip === '' ? t('geo.placeRequired') : null,
    },
  })
  const { settlement, radiusKm } = form.values
  const asked = { ...place, radiusKm: writeTypedNumber(place.radiusKm ?? null, locale) }
  // A fault is about what was asked for, not about what was typed since.
  const errorOf = (field: keyof Place) =>
    form.errors[field] ?? ((form.values[field] ?? '') === (asked[field] ?? '') ? faults[field] : undefined)
  const bind = (field: keyof Place) => ({ ...form.getInputProps(field), error: errorOf(field) })
  const [typed] = useDebouncedValue(settlement, SUGGESTION_DELAY_MS)
  const places = useQuery(geoPlacesQuery(typed.trim()))
  const chosen = places.data?.settlements.find((suggestion) => suggestion.name === settlement.trim())
  return (
    <form
      className={classes.form}
      aria-label={t('geo.formLabel')}
      onSubmit={form.onSubmit((values) => {
        onSubmit({
          settlement: values.settlement.trim() || undefined,
          radiusKm: readTypedNumber(values.radiusKm, locale) ?? undefined,
          county: values.county ?? undefined,
          zip: values.zip || undefined,
        })
      })}
    >
      <Autocomplete
        label={t('geo.settlement')}
        placeholder={t('geo.settlementPlaceholder')}
        data={[...new Set(places.data?.settlements.map((suggestion) => suggestion.name))]}
        maxLength={100}
        {...bind('settlement')}
        description={chosen && !chosen.hasCoordinates && radiusKm !== '' ? t('geo.noCoordinates') : undefined}
      />
      <NumberField
        label={t('geo.radius')}
        typed={radiusKm}
        error={errorOf('radiusKm')}
        onTyped={(text) => form.setFieldValue('radiusKm', text)}
      />
      <Select
        label={t('geo.county')}
        placeholder={t('geo.anyCounty')}
        data={places.data?.counties ?? []}
        clearable
        searchable
        {...bind('county')}
      />
      <TextInput label={t('geo.zip')} inputMode="numeric" maxLength={4} {...bind('zip')} />
      {proposals.length > 0 && settlement.trim() === place.settlement && (
        <p className={classes.proposals} role="status">
          {t('geo.didYouMean')}{' '}
          {proposals.map((name) => (
            <Button
              key={name}
              variant="subtle"
              size="compact-sm"
              onClick={() => onSubmit({ ...place, settlement: name })}
            >
              {name}
            </Button>
          ))}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit">{t('geo.submit')}</Button>
        <Button variant="default" onClick={() => onSubmit({})}>
          {t('geo.clear')}
        </Button>
      </div>
    </form>
  )
}
