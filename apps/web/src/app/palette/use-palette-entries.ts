import { useMantineColorScheme } from '@mantine/core'
import { getRecentWork } from '@merleg/contract/home.contract'
import { reportPage } from '@merleg/contract/pages'
import { LOCALES } from '@merleg/domain/locale'
import { hasRole } from '@merleg/domain/roles'
import { SETTING_NAMES } from '@merleg/domain/setting-flags'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'
import { useSuggestions } from '../../shared/suggestions/use-suggestions.ts'
import { usePageActionList } from '../../shared/palette/page-actions.ts'
import { useHasAccess } from '../../shared/session/access.ts'
import { LOCALE_NAMES, switchLocale } from '../../shared/session/switch-locale.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { useLogOut } from '../layout/use-log-out.ts'
import { openShortcuts } from '../shortcuts/open-shortcuts.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { PALETTE_PAGES } from './palette-pages.ts'

/** Everything that can be reached from here: what the page can do, the pages and settings, and companies for a text. */
export function usePaletteEntries(text: string) {
  const actions: PaletteEntry[] = usePageActionList().map(({ isPage = false, ...action }) => ({
    ...action,
    group: isPage ? 'pages' : 'actions',
  }))
  const found = useCompanies(text)
  const entries = [...actions, ...usePages(), ...useSettingEntries(), ...found.companies]
  return { entries, error: found.error, isSearching: found.isSearching }
}

function usePages(): PaletteEntry[] {
  const { t } = useTranslation(['palette/page', 'layout/page', 'ui/page', 'operator/page'])
  const canOpen = useHasAccess()
  const { role: own } = usePreferences()
  const { history } = useRouter()
  return PALETTE_PAGES.filter((page) => canOpen(page.access) && (!('role' in page) || hasRole(own, page.role))).map(
    (page) => ({
      id: `page:${page.path}`,
      group: 'pages',
      label: 'of' in page ? `${t(page.of)}: ${t(page.name)}` : t(page.name),
      icon: page.icon,
      run: () => history.push(page.path),
    }),
  )
}

function useSettingEntries(): PaletteEntry[] {
  const { t } = useTranslation(['palette/page', 'layout/page', 'settings/page'])
  const { history } = useRouter()
  const logOut = useLogOut()
  const { locale } = usePreferences()
  const { setColorScheme } = useMantineColorScheme()
  const own = SETTING_NAMES.map((flag) => ({
    id: `setting:${flag}`,
    label: t(`settings/page:${flag}`),
    icon: 'settings' as const,
    run: () => history.push(`/profile-settings#${flag}`),
  }))
  const schemes = (['light', 'dark', 'auto'] as const).map((scheme) => ({
    id: `scheme:${scheme}`,
    label: `${t('layout/page:user.colourScheme')}: ${t(`layout/page:user.${scheme}`)}`,
    icon: scheme === 'light' ? ('sun' as const) : scheme === 'dark' ? ('moon' as const) : ('device' as const),
    run: () => setColorScheme(scheme),
  }))
  const languages = LOCALES.filter((language) => language !== locale).map((language) => ({
    id: `language:${language}`,
    label: `${t('layout/page:user.language')}: ${LOCALE_NAMES[language]}`,
    icon: 'language' as const,
    run: () => switchLocale(language),
  }))
  const others = [
    { id: 'shortcuts', label: t('shortcuts'), icon: 'info' as const, run: openShortcuts },
    { id: 'logout', label: t('layout/page:user.logout'), icon: 'logout' as const, run: () => void logOut() },
  ]
  return [...own, ...schemes, ...languages, ...others].map((entry) => ({ ...entry, group: 'settings' }))
}

/** For a text what the search suggests; without one the reports that were opened last, where that may be shown. */
function useCompanies(text: string): { companies: PaletteEntry[]; error: Error | null; isSearching: boolean } {
  const { history } = useRouter()
  const { hideSearchHistory } = usePreferences()
  const isAsked = text.trim() !== ''
  const { suggestions, error, isSearching } = useSuggestions(text)
  const recent = useQuery({ ...endpointQuery(getRecentWork), enabled: !isAsked && !hideSearchHistory })
  const opened = isAsked || hideSearchHistory ? [] : (recent.data?.reports ?? [])
  const shown = isAsked
    ? suggestions.map(({ companyId, name, taxNumber }) => ({ companyId, label: name.value, note: taxNumber }))
    : opened.map(({ companyId, name, status }) => ({ companyId, label: name.value, note: status.value }))
  return {
    companies: shown.map(({ companyId, label, note }) => ({
      id: `company:${companyId}`,
      group: 'companies',
      label,
      note: note ?? undefined,
      icon: 'company',
      run: () => history.push(reportPage(companyId, 'summary')),
    })),
    error,
    isSearching,
  }
}
