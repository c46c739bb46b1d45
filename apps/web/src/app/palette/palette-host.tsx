import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSingleKey, useSingleKeys } from '../../shared/shortcuts/single-keys.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { loadTexts } from '../i18n.ts'
import { listenToOpenShortcuts, openShortcuts } from '../shortcuts/open-shortcuts.ts'
import classes from './palette-host.module.css'

// Both are loaded with the first use: most pages are opened without them.
const CommandPalette = lazy(async () => {
  // It names every page there is.
  const [{ CommandPalette: Palette }] = await Promise.all([import('./command-palette.tsx'), loadTexts('all')])
  return { default: Palette }
})
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
}))

type Shown = 'palette' | 'shortcuts' | null

/** The button of the command palette; Ctrl-K or Cmd-K opens it anywhere, and ? the list of all shortcuts. */
export function PaletteHost() {
  const { t } = useTranslation('palette/page')
  const { shown, setShown, known } = usePaletteKeys()
  const close = (): void => setShown(null)
  return (
    <>
      <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setShown('palette')}>
        <Icon name="dashboard" size={16} />
        <span className={classes.label}>{t('open')}</span>
        <kbd className={classes.keys} aria-hidden>
          {t('keys')}
        </kbd>
      </button>
      <Suspense fallback={null}>
        {known.has('palette') && <CommandPalette isOpen={shown === 'palette'} onClose={close} />}
        {known.has('shortcuts') && <ShortcutsDialog isOpen={shown === 'shortcuts'} onClose={close} />}
      </Suspense>
    </>
  )
}

function usePaletteKeys() {
  const [shown, show] = useState<Shown>(null)
  const [known, setKnown] = useState<ReadonlySet<Shown>>(new Set())
  const [areKeysOn] = useSingleKeys()
  const setShown = (next: Shown): void => {
    setKnown((before) => new Set([...before, next]))
    show(next)
  }
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      const isControlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (isControlK) {
        event.preventDefault()
        setKnown((before) => new Set([...before, 'palette']))
        show((before) => (before === 'palette' ? null : 'palette'))
      } else if (event.key === '?' && areKeysOn && isSingleKey(event)) {
        event.preventDefault()
        openShortcuts()
      }
    }
    // After the page itself: the inbox has a help of its own.
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [areKeysOn])
  useEffect(
    () =>
      listenToOpenShortcuts(() => {
        setKnown((before) => new Set([...before, 'shortcuts']))
        show('shortcuts')
      }),
    [],
  )
  return { shown, setShown, known }
}
