import type { Plugin } from 'vite'

/** The alphabets of the three languages. */
const NEEDED = /inter-latin(?:-ext)?-wght-normal-[^/]*\.woff2$/

/** The page asks for its fonts at once, beside the scripts: letters that change later push what stands below them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const fonts = Object.keys(bundle ?? {}).filter((file) => NEEDED.test(file))
        if (fonts.length !== 2) throw new Error(`two fonts were to be preloaded, found: ${fonts.join(', ') || 'none'}`)
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        }))
      },
    },
  }
}
