import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { listLayerGroups } from './chunk-layers.ts'
import { preloadFonts } from './preload-fonts.ts'

const api = process.env['MERLEG_API'] ?? 'http://127.0.0.1:3000'

/** The API serves `dist` in production; in development it answers behind this server. */
export default defineConfig({
  plugins: [react(), preloadFonts()],
  server: { port: 5173, proxy: { '/api': api, '/healthz': api, '/did-you-know': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // A strict Content-Security-Policy: nothing inlined as data: address.
    assetsInlineLimit: 0,
    // A browser that cannot load ahead loads when it needs: no script for that.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What tells zod not to evaluate code must run before the schemas are made: it stays in one file with zod.
            { name: 'zod', test: /node_modules.zod|no-eval/, priority: 100 },
            ...listLayerGroups(10),
            // Only what is arranged by dragging needs it, and asks for it then.
            { name: 'dragging', test: /node_modules.@dnd-kit/, priority: 2 },
            // Only whoever has a passkey needs it, and asks for it then.
            { name: 'passkeys', test: /node_modules.@simplewebauthn/, priority: 2 },
            // The tabs of company data, which needs nothing else of what follows.
            { name: 'tabs', test: /node_modules.@mantine.core.esm.components.Tabs/, priority: 3 },
            // What several of the other pages need of the libraries.
            { name: 'library', test: /node_modules/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
