// What neither the types nor the compiler see.

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    ...svelte.configs.prettier,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            // The types know every name.
            'no-undef': 'off',
            // Sets and maps are made anew where they change: a reactive one would have an entry for every card that asks.
            'svelte/prefer-svelte-reactivity': 'off',
            // What begins so is there for its place.
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    },
    {
        // Made from the Python messages, in which games put what they like.
        files: ['src/lib/protocol.ts'],
        rules: { '@typescript-eslint/no-explicit-any': 'off' },
    },
)
