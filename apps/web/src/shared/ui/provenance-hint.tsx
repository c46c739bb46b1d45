import { Popover } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import type { Provenance } from '@merleg/contract/fields'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/use-format.ts'
import { ExternalLink } from './external-link.tsx'
import { Icon } from './icon.tsx'
import classes from './provenance-hint.module.css'

type ProvenanceHintProps = {
  provenance: Provenance
  /** What is pressed; a small "i" unless told. */
  children?: ReactNode
}

function useValidity(): (provenance: Provenance) => string | null {
  const { t } = useTranslation('common-ui')
  const format = useFormat()
  return ({ validFrom, validTo }) => {
    if (validFrom !== null && validTo !== null)
      return t('provenance.validBetween', { from: format.date(validFrom), to: format.date(validTo) })
    if (validFrom !== null) return t('provenance.validFrom', { from: format.date(validFrom) })
    return validTo === null ? null : t('provenance.validUntil', { to: format.date(validTo) })
  }
}

/** Time to move the pointer from the value to what it opened. */
const LEAVE_MS = 150

/** Open while pointed at; open until told otherwise once pressed: then the keyboard goes into it. */
function useHover() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed')
  const { start: startLeaving, clear: stay } = useTimeout(
    () => setState((now) => (now === 'hovered' ? 'closed' : now)),
    LEAVE_MS,
  )
  const onPointerEnter = (event: PointerEvent): void => {
    stay()
    if (event.pointerType === 'mouse' && state === 'closed') setState('hovered')
  }
  return {
    isOpen: state !== 'closed',
    isPressed: state === 'pressed',
    close: () => setState('closed'),
    press: () => setState(state === 'pressed' ? 'closed' : 'pressed'),
    hover: { onPointerEnter, onPointerLeave: startLeaving },
  }
}

/** Where a value comes from, since when it holds and when we learnt of it: on hover, tap or Enter. */
export function ProvenanceHint({ provenance, children }: ProvenanceHintProps) {
  const { t } = useTranslation('common-ui')
  const format = useFormat()
  const describeValidity = useValidity()
  const { isOpen, isPressed, close, press, hover } = useHover()
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [t('provenance.source'), provenance.title],
    [t('provenance.publisher'), provenance.publisher],
    [t('provenance.valid'), describeValidity(provenance)],
    [t('provenance.known'), format.day(provenance.recordedAt)],
    [t('provenance.reference'), provenance.reference],
  ]
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      width={300}
      position="bottom-start"
      shadow="md"
      trapFocus={isPressed && provenance.url !== null}
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.target}
          aria-label={children == null ? t('provenance.label') : undefined}
          onClick={press}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          {...hover}
        >
          {children ?? <Icon name="source" size={14} />}
        </button>
      </Popover.Target>
      <Popover.Dropdown {...hover}>
        <dl className={classes.list}>
          {rows.map(([label, value]) => value !== null && <Row key={label} label={label} value={value} />)}
        </dl>
        {provenance.url !== null && (
          <ExternalLink href={provenance.url} className={classes.link}>
            {t('provenance.open')}
          </ExternalLink>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}
