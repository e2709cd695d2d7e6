/** Words for people that stand in the source instead of in `src/words`. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'
import ts from 'typescript'

/** Attributes and properties that people read or hear. */
const READ = new Set(['aria-label', 'title', 'label', 'placeholder', 'note', 'alt', 'aria-description'])
const HAS_WORD = /\p{L}{2,}/u
/** Two words with a space between them, the first begun with a capital: a sentence, or a name of several words. */
const SENTENCE = /^[“"]?\p{Lu}[\p{L}'’]*[,:]? \p{L}+/u

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'words' ? [] : sourceFiles(path)
    return /\.(svelte|ts)$/.test(entry.name) && entry.name !== 'protocol.ts' ? [path] : []
  })
}

export function untranslatedIn(path: string, allowed: ReadonlySet<string>): string[] {
  const source = readFileSync(path, 'utf-8')
  const found = path.endsWith('.svelte') ? inComponent(source) : inScript(source)
  return found.map((text) => text.trim().replace(/\s+/g, ' ')).filter((text) => !allowed.has(text))
}

function inComponent(source: string): string[] {
  const found: string[] = []
  const tree = parse(source, { modern: true }) as unknown as {
    fragment: Node
    instance: Node | null
    module: Node | null
  }
  const visit = (node: unknown, attribute: string): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, attribute)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    const { type } = node as Node
    if (type === 'Comment') return
    const name = type === 'Attribute' ? String((node as Node).name) : attribute
    if (type === 'Text' && (name === '' || READ.has(name)) && HAS_WORD.test(String((node as Node).data)))
      found.push(String((node as Node).data))
    if (type === 'ExpressionTag' || type === 'IfBlock')
      found.push(...inScript(source.slice((node as Node).start, (node as Node).end)))
    else for (const part of Object.values(node)) visit(part, name)
    if (type === 'IfBlock') for (const part of Object.values(node)) visit(part, name)
  }
  visit(tree.fragment, '')
  for (const script of [tree.instance, tree.module])
    if (script)
      found.push(...inScript(source.slice(script.start, script.end).replace(/^<script[^>]*>|<\/script>$/g, '')))
  return [...new Set(found)]
}

function inScript(source: string): string[] {
  const found: string[] = []
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (SENTENCE.test(node.text) || isNamed(node)) found.push(node.text)
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…')
      if (SENTENCE.test(text) || / \p{L}{2,} |\p{L}{2,} \p{L}{2,}/u.test(text)) found.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** What is given to a property that people read, as in `{ label: 'Normal' }`. */
function isNamed(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  return ts.isPropertyAssignment(parent) && READ.has(parent.name.getText()) && HAS_WORD.test(node.text)
}
