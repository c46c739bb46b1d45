/** Accounts of another provider. */
export const oidcPageHu = {
  title: 'Összekapcsolt fiókok',
  text: 'Ha összekapcsolja a hozzáférését egy fiókjával, azzal is bejelentkezhet. Szolgáltató: {{provider}}.',
  empty: 'Még nem kapcsolt össze fiókot.',
  link: 'Összekapcsolás: {{provider}}',
  unlink: 'Megszüntetés',
  unlinkOf: '{{label}}: Megszüntetés',
  unlinkTitle: 'Megszünteti az összekapcsolást: {{label}}?',
  unlinkText: 'Ezzel a fiókkal többé nem lehet bejelentkezni.',
  linked: 'Összekapcsolva: {{moment}}',
  used: 'utoljára használva: {{moment}}',
  neverUsed: 'még nem használta',
} as const
