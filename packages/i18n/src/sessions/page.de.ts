import type { sessionsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const sessionsPageDe: Texts<typeof sessionsPageHu> = {
  title: 'Wo Sie angemeldet sind',
  this: 'dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  kinds: {
    desktop: 'Computer',
    phone: 'Telefon',
    tablet: 'Tablet',
    other: 'Anderes Gerät',
  },
  methods: {
    password: 'mit Passwort',
    oidc: 'mit verknüpftem Konto',
    passkey: 'mit Passkey',
  },
  withSecondFactor: 'und zweitem Faktor',
  address: 'Netzwerkadresse: {{address}}',
  noAddress: 'Netzwerkadresse nicht bekannt',
  started: 'Angemeldet: {{moment}}',
  seen: 'zuletzt aktiv: {{moment}}',
  end: 'Abmelden',
  endOf: '{{device}}: Abmelden',
  endOthers: 'Überall sonst abmelden',
  endOthersTitle: 'Überall sonst abmelden?',
  endOthersText:
    'Auf Ihren anderen Geräten müssen Sie sich neu anmelden. Was dort nicht gespeichert ist, kann verloren gehen.',
  seats: 'Personen Ihres Unternehmens, die jetzt angemeldet sind: {{signedIn}}. Der Vertrag gilt für {{contract}}.',
  seatsUnknown:
    'Personen Ihres Unternehmens, die jetzt angemeldet sind: {{signedIn}}. Für wie viele der Vertrag gilt, ist hier nicht bekannt.',
  seatsOver: 'Es sind mehr Personen angemeldet, als der Vertrag vorsieht. Deswegen wird niemand abgemeldet.',
  demo: 'Das Demokonto wird auch von anderen benutzt; deren Anmeldungen werden nicht gezeigt.',
}
