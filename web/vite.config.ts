import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// `npm run dev` talks to a server started with `hexadeck serve`; HEXADECK_PORT says where it listens.
const server = `http://127.0.0.1:${process.env.HEXADECK_PORT ?? 8000}`

/** The script sets the theme, so nothing is painted before it ran: no flash of a day in the night. */
const paintLater: Plugin = {
  name: 'paint-later',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

export default defineConfig({
  plugins: [svelte(), paintLater],
  build: {
    outDir: '../src/hexadeck/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy forbids inline scripts, so nothing may be inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page needs comes in one piece: it packs better than thirty, and is asked for once.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // One worker for many files: starting one for each takes longer than all tests.
  test: { include: ['tests/**/*.test.ts'], isolate: false },
})
