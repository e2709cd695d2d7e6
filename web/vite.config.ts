import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// `npm run dev` talks to a server started with `hexadeck serve`; HEXADECK_PORT says where it listens.
const server = `http://127.0.0.1:${process.env.HEXADECK_PORT ?? 8000}`

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/hexadeck/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy forbids inline scripts, so nothing may be inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
})
