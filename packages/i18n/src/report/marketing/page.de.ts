import type { Texts } from '../../texts.ts'
import type { reportMarketingPageHu } from './page.hu.ts'

export const reportMarketingPageDe: Texts<typeof reportMarketingPageHu> = {
  contact: {
    title: 'Kontaktdaten',
    phones: 'Telefonnummern',
    emails: 'E-Mail-Adressen',
    websites: 'Websites',
    phone: 'Telefonnummer',
    email: 'E-Mail-Adresse',
    website: 'Website',
    noneValid: 'Bekannt sind nur frühere Kontaktdaten; der Filter blendet sie aus.',
  },
  interests: {
    title: 'Beteiligungen',
    hint: 'Unternehmen, an denen dieses Unternehmen beteiligt ist oder war.',
    noneValid: 'Bekannt sind nur frühere Beteiligungen; der Filter blendet sie aus.',
    more: 'Das Unternehmen hat mehr Beteiligungen, als hier aufgeführt sind.',
  },
  associations: {
    title: 'Unternehmen im Umfeld',
    hint: 'Unternehmen, die durch Gesellschafter, Geschäftsleiter, Sitz oder Rechtsnachfolge mit diesem verbunden sind.',
    kinds: 'Art der Verbindung',
    all: 'Alle',
    noneValid: 'Bekannt sind nur frühere Verbindungen; der Filter blendet sie aus.',
    more: 'Es gibt mehr solche Unternehmen, als hier aufgeführt sind.',
  },
  columns: {
    name: 'Name',
    number: 'Registernummer',
    status: 'Status',
    share: 'Anteil',
    validity: 'Gültigkeit',
    source: 'Quelle',
    type: 'Verbindung',
    through: 'Über',
  },
  next_one: '{{count}} weiteres Unternehmen',
  next_other: '{{count}} weitere Unternehmen',
  ended: 'nicht mehr gültig',
}
