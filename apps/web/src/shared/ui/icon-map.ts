import type { Icon as TablerIcon } from '@tabler/icons-react'
import IconAlertOctagonFilled from '@tabler/icons-react/dist/esm/icons/IconAlertOctagonFilled.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBellPlus from '@tabler/icons-react/dist/esm/icons/IconBellPlus.mjs'
import IconBellRingingFilled from '@tabler/icons-react/dist/esm/icons/IconBellRingingFilled.mjs'
import IconBooks from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconBuildingMonument from '@tabler/icons-react/dist/esm/icons/IconBuildingMonument.mjs'
import IconBuildingSkyscraper from '@tabler/icons-react/dist/esm/icons/IconBuildingSkyscraper.mjs'
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import IconBuildings from '@tabler/icons-react/dist/esm/icons/IconBuildings.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import IconCircleXFilled from '@tabler/icons-react/dist/esm/icons/IconCircleXFilled.mjs'
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconDatabaseOff from '@tabler/icons-react/dist/esm/icons/IconDatabaseOff.mjs'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconDoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconFileDescription from '@tabler/icons-react/dist/esm/icons/IconFileDescription.mjs'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconFoldDown from '@tabler/icons-react/dist/esm/icons/IconFoldDown.mjs'
import IconFoldUp from '@tabler/icons-react/dist/esm/icons/IconFoldUp.mjs'
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconHammer from '@tabler/icons-react/dist/esm/icons/IconHammer.mjs'
import IconHash from '@tabler/icons-react/dist/esm/icons/IconHash.mjs'
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconHome2 from '@tabler/icons-react/dist/esm/icons/IconHome2.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconLoader2 from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs'
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconPointFilled from '@tabler/icons-react/dist/esm/icons/IconPointFilled.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconReceiptTax from '@tabler/icons-react/dist/esm/icons/IconReceiptTax.mjs'
import IconReportSearch from '@tabler/icons-react/dist/esm/icons/IconReportSearch.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconTimeline from '@tabler/icons-react/dist/esm/icons/IconTimeline.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUserDollar from '@tabler/icons-react/dist/esm/icons/IconUserDollar.mjs'
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import IconWorldWww from '@tabler/icons-react/dist/esm/icons/IconWorldWww.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'

/** Every icon of the interface by the key that contracts and components use; `kind-…` are entity kinds. */
export const ICONS = {
  activity: IconBriefcase,
  add: IconPlus,
  address: IconMapPin,
  'arrow-right': IconArrowRight,
  auditor: IconReportSearch,
  award: IconTrophy,
  ban: IconBan,
  bank: IconBuildingBank,
  bell: IconBell,
  branch: IconBuildings,
  building: IconBuilding,
  calendar: IconCalendar,
  capital: IconCoins,
  card: IconCreditCard,
  certificate: IconCertificate,
  chart: IconChartBar,
  check: IconCheck,
  'chevron-down': IconChevronDown,
  'chevron-left': IconChevronLeft,
  'chevron-right': IconChevronRight,
  'chevron-up': IconChevronUp,
  close: IconX,
  code: IconBarcode,
  coin: IconCoin,
  collapse: IconFoldUp,
  company: IconBuildingSkyscraper,
  compare: IconArrowsLeftRight,
  copy: IconCopy,
  dashboard: IconLayoutDashboard,
  debt: IconReceiptTax,
  delete: IconTrash,
  device: IconDeviceDesktop,
  dot: IconPointFilled,
  download: IconDownload,
  drag: IconGripVertical,
  edit: IconUserEdit,
  email: IconMail,
  empty: IconDatabaseOff,
  enforcement: IconGavel,
  error: IconAlertTriangle,
  expand: IconFoldDown,
  external: IconExternalLink,
  fax: IconPhone,
  file: IconFileText,
  filter: IconFilter,
  flag: IconFlag,
  foreign: IconWorld,
  geo: IconMap2,
  hidden: IconEyeOff,
  history: IconHistory,
  home: IconHome,
  info: IconInfoCircle,
  'kind-budgetary': IconBuildingMonument,
  'kind-company': IconBuildingSkyscraper,
  'kind-educational': IconSchool,
  'kind-foreign': IconWorld,
  'kind-nonprofit': IconHeartHandshake,
  'kind-selfemployed': IconUser,
  'kind-taxentity': IconReceiptTax,
  language: IconLanguage,
  laws: IconBooks,
  'legal-form': IconScale,
  link: IconLink,
  loading: IconLoader2,
  lock: IconLock,
  logout: IconLogout,
  map: IconMap,
  member: IconUsers,
  menu: IconMenu2,
  message: IconMessage,
  minus: IconMinus,
  moon: IconMoon,
  name: IconTag,
  'no-right': IconLock,
  'not-watched': IconBellPlus,
  number: IconHash,
  owner: IconUserDollar,
  pdf: IconFileTypePdf,
  people: IconUsersGroup,
  percent: IconPercentage,
  person: IconUser,
  phone: IconPhone,
  print: IconPrinter,
  rename: IconPencil,
  scale: IconScale,
  search: IconSearch,
  seat: IconHome2,
  settings: IconSettings,
  sheet: IconFileSpreadsheet,
  signatory: IconSignature,
  site: IconBuildingWarehouse,
  source: IconInfoCircle,
  star: IconStar,
  statement: IconFileDescription,
  'status-bankruptcy': IconAlertOctagonFilled,
  'status-ceased': IconCircleXFilled,
  'status-enforcement': IconGavel,
  'status-forced-deletion': IconEraser,
  'status-liquidation': IconHammer,
  'status-procedure': IconHourglass,
  'status-unknown': IconHelpCircle,
  'status-voluntary-liquidation': IconDoorExit,
  'status-working': IconCircleCheckFilled,
  sun: IconSun,
  table: IconTable,
  tax: IconReceiptTax,
  timeline: IconTimeline,
  unlock: IconLockOpen,
  user: IconUser,
  visible: IconEye,
  warning: IconAlertTriangle,
  watched: IconBellRingingFilled,
  website: IconWorldWww,
} as const satisfies Record<string, TablerIcon>

export type IconName = keyof typeof ICONS
