import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { LOCALES } from '@merleg/domain/locale'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LOCALE_NAMES, switchLocale } from '../../shared/session/switch-locale.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import type { IconName } from '../../shared/ui/icon-map.ts'
import { useLogOut } from './use-log-out.ts'
import classes from './layout.module.css'

const SCHEMES: readonly { scheme: MantineColorScheme; icon: IconName }[] = [
  { scheme: 'light', icon: 'sun' },
  { scheme: 'dark', icon: 'moon' },
  { scheme: 'auto', icon: 'device' },
]

/** Profile, settings, credit, language, appearance, logout. */
export function UserMenu() {
  const { t } = useTranslation('layout/page')
  const { name, locale, role } = usePreferences()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const logOut = useLogOut()
  return (
    <Menu position="bottom-end" width={230} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button
          type="button"
          className={classes.userButton}
          aria-label={name === '' ? t('user.menu') : t('user.menuOf', { name })}
        >
          <Icon name="user" size={18} />
          <span className={classes.userName}>{name === '' ? t('user.menu') : name}</span>
          <Icon name="chevron-down" size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/profile-edit" leftSection={<Icon name="edit" />}>
          {t('user.editProfile')}
        </Menu.Item>
        <Menu.Item component={Link} to="/profile-security" leftSection={<Icon name="lock" />}>
          {t('user.editSecurity')}
        </Menu.Item>
        <Menu.Item component={Link} to="/profile-settings" leftSection={<Icon name="settings" />}>
          {t('user.settings')}
        </Menu.Item>
        {role === 'administrator' && (
          <Menu.Item component={Link} to="/administration/users" leftSection={<Icon name="people" />}>
            {t('user.administration')}
          </Menu.Item>
        )}
        {role === 'operator' && (
          <Menu.Item component={Link} to="/operator" leftSection={<Icon name="building" />}>
            {t('user.operator')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/credits" leftSection={<Icon name="coin" />}>
          {t('user.credits')}
        </Menu.Item>
        <Menu.Item component={Link} to="/corrections" leftSection={<Icon name="flag" />}>
          {t('user.corrections')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('user.language')}</Menu.Label>
        <Menu.RadioGroup value={locale}>
          {LOCALES.map((language) => (
            <Menu.RadioItem key={language} value={language} lang={language} onClick={() => switchLocale(language)}>
              {LOCALE_NAMES[language]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t('user.colourScheme')}</Menu.Label>
        <Menu.RadioGroup value={colorScheme}>
          {SCHEMES.map(({ scheme, icon }) => (
            <Menu.RadioItem
              key={scheme}
              value={scheme}
              rightSection={<Icon name={icon} />}
              onClick={() => setColorScheme(scheme)}
            >
              {t(`user.${scheme}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="logout" />} onClick={() => void logOut()}>
          {t('user.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
