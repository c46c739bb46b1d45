import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

// Shades 7 and 4 are the brand colours of light and dark.
const brand: MantineColorsTuple = [
  '#e6f0f2',
  '#cfe2e6',
  '#a4c9d1',
  '#80bac8',
  '#5fb3c4',
  '#3a8fa0',
  '#1f7485',
  '#0b5563',
  '#084450',
  '#05323b',
]

// Greys in the tone of the product.
const gray: MantineColorsTuple = [
  '#f6f7f8',
  '#f0f3f5',
  '#e3e6e9',
  '#d3d9de',
  '#c3cbd2',
  '#77828d',
  '#66727d',
  '#55626f',
  '#33404c',
  '#15202b',
]
const dark: MantineColorsTuple = [
  '#e7ecef',
  '#c8d1d7',
  '#a9b5bd',
  '#8a98a2',
  '#2e3940',
  '#243037',
  '#1a2228',
  '#161d22',
  '#11181c',
  '#0b1013',
]

/** Filled parts in the brand colour; the text on it is dark where the brand colour is light (dark scheme). */
const resolveVariantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  if (input.variant !== 'filled' || (input.color !== undefined && input.color !== 'brand')) return colors
  return { ...colors, background: 'var(--brand)', hover: 'var(--brand-hover)', color: 'var(--on-brand)' }
}

/** Mantine in the product's density: Inter, small controls, brand colour. The colours themselves are in theme.css. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver: resolveVariantColors,
  colors: { brand, gray, dark },
  fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
  fontFamilyMonospace: "'Inter Variable', Inter, system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1rem', xl: '1.25rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { sm: '4px', md: '8px', lg: '12px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm' } },
    Checkbox: { defaultProps: { size: 'sm', iconColor: 'var(--on-brand)' } },
    Pagination: {
      vars: () => ({
        root: { '--pagination-active-bg': 'var(--brand)', '--pagination-active-color': 'var(--on-brand)' },
      }),
    },
    // Inside a dialog a <header> is no banner of the page.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    // Many tabs on a phone stay in one line that scrolls.
    Tabs: { classNames: { list: 'scrolling-tabs' } },
    Tooltip: { defaultProps: { openDelay: 200, withArrow: true } },
  },
})

/** Mantine's own variables follow the product's, so that its parts fit in both colour schemes. */
export const resolveCssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-second)',
    '--mantine-color-placeholder': 'var(--ink-second)',
    '--mantine-color-anchor': 'var(--brand)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-error': 'var(--bad-text)',
  }
  return { variables: { '--mantine-line-height': '1.45' }, light: shared, dark: shared }
}
