/** One violation of each configured rule, and valid files that the linter must not report. */
import type { Plant } from './borders.ts';
import { textRules } from './textRules.ts';

const promised = 'const save = async (): Promise<void> => {};\n';

export const houseRules: readonly Plant[] = [
  { rule: 'croupier(no-clock)', path: 'src/domains/games/wallClock.ts', code: 'export const day = () => new Date();' },
  {
    rule: 'croupier(no-text-address)',
    path: 'src/domains/games/leadsAstray.ts',
    code: "export const way = '/cashier/deposit';",
  },
  {
    rule: 'croupier(no-text-address)',
    path: 'src/kernel/leads.ts',
    code: "export const way = '/profile/settings?from=x';",
  },
  {
    rule: 'croupier(no-text-address)',
    path: 'src/app/layouts/leads.ts',
    code: 'export const way = (id: string) => `/game/${id}`;',
  },
  {
    rule: 'croupier(no-foreign-table)',
    path: 'sandbox/operator/modules/games/launch/writes.ts',
    code: "export const sql = 'update operator.catalogue set title = $1';",
  },
  {
    rule: 'croupier(no-foreign-table)',
    path: 'sandbox/operator/sessions/writes.ts',
    code: 'export const sql = (where: string) => `delete from\n  operator.catalogue where ${where}`;',
  },
  {
    rule: 'croupier(no-foreign-table)',
    path: 'sandbox/operator/modules/games/launch/reads.ts',
    code: 'export const sql = (more: string) => `select 1 from operator.rooms r, operator.catalogue where ${more}`;',
  },
  {
    rule: 'croupier(no-foreign-table)',
    path: 'sandbox/operator/audit/writes.ts',
    code: "export const sql = 'delete from operator.catalogue';",
  },
  {
    rule: 'croupier(no-foreign-table)',
    path: 'sandbox/operator/modules/games/games/writes.ts',
    code: "export const sql = 'update operator.catalogue_facts set id = 1';",
  },
  ...textRules,
  { rule: 'croupier(no-vague-names)', path: 'src/lib/dateUtils.ts', code: 'export const day = 1;' },
  { rule: 'croupier(no-vague-names)', path: 'src/domains/games/helpers/plain.ts', code: 'export const day = 1;' },
  ...['window.name', 'document.title', 'localStorage.length', 'setTimeout(() => 1, 1)', 'fetch("/")'].map(
    (code, index) => ({
      rule: 'eslint(no-restricted-globals)',
      path: `src/domains/games/global${index}.ts`,
      code: `export const read = (): unknown => ${code};`,
    }),
  ),
  {
    rule: 'eslint(no-restricted-globals)',
    path: 'src/shared/waits.ts',
    code: 'export const wait = () => setInterval(() => 1, 1);',
  },
  {
    rule: 'eslint(no-restricted-globals)',
    path: 'src/app/layouts/looks.ts',
    code: 'export const title = () => document.title;',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'src/contract/now.ts',
    code: 'export const now = () => Date.now();',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'src/domains/games/roundabout.ts',
    code: 'export const wide = () => globalThis.innerWidth;',
  },
  {
    rule: 'eslint(max-lines)',
    path: 'src/ui/long.ts',
    code: Array.from({ length: 251 }, (_, line) => `export const l${line} = ${line};`).join('\n'),
  },
  {
    rule: 'eslint(max-lines)',
    path: 'src/ui/long.test.ts',
    code: Array.from({ length: 401 }, (_, line) => `export const l${line} = ${line};`).join('\n'),
  },
  {
    rule: 'eslint(no-nested-ternary)',
    path: 'src/ui/nests.ts',
    code: 'export const size = (n: number) => (n > 2 ? "l" : n > 1 ? "m" : "s");',
  },
  { rule: 'eslint(no-warning-comments)', path: 'src/ui/later.ts', code: `export const a = 1; // ${'TO'}${'DO'} later` },
  { rule: 'eslint(no-console)', path: 'src/ui/chats.ts', code: 'console.log("here");' },
  { rule: 'eslint(eqeqeq)', path: 'src/ui/loose.ts', code: 'export const is = (a: unknown, b: unknown) => a == b;' },
  {
    rule: 'eslint(no-else-return)',
    path: 'src/ui/otherwise.ts',
    code: 'export function sign(n: number) {\n  if (n > 0) {\n    return 1;\n  } else {\n    return -1;\n  }\n}',
  },
  {
    rule: 'eslint(no-eval)',
    path: 'src/ui/evaluates.ts',
    code: 'export const run = (code: string): unknown => eval(code);',
  },
  {
    rule: 'eslint(no-new-func)',
    path: 'src/ui/compiles.ts',
    code: 'export const run = (code: string) => new Function(code);',
  },
  { rule: 'eslint(no-var)', path: 'src/ui/old.ts', code: 'export const a = () => {\n  var b = 1;\n  return b;\n};' },
  {
    rule: 'eslint(prefer-const)',
    path: 'src/ui/never.ts',
    code: 'export const a = () => {\n  let b = 1;\n  return b;\n};',
  },
  {
    rule: 'import(no-cycle)',
    path: 'src/ui/first.ts',
    code: `import { second } from './second.ts';\nexport const first = (): unknown => second;`,
  },
  {
    rule: 'import(no-cycle)',
    path: 'src/ui/second.ts',
    code: `import { first } from './first.ts';\nexport const second = (): unknown => first;`,
  },
  {
    rule: 'import(no-cycle)',
    path: 'src/ui/thirdType.ts',
    code: `import type { Fourth } from './fourthType.ts';\nexport interface Third {\n  readonly next: Fourth;\n}`,
  },
  {
    rule: 'import(no-cycle)',
    path: 'src/ui/fourthType.ts',
    code: `import type { Third } from './thirdType.ts';\nexport interface Fourth {\n  readonly next: Third;\n}`,
  },
  {
    rule: 'import(no-self-import)',
    path: 'src/ui/narcissus.ts',
    code: `import { own } from './narcissus.ts';\nexport const own = (): unknown => own;`,
  },
  {
    rule: 'import(no-mutable-exports)',
    path: 'src/ui/moves.ts',
    code: 'export let count = 1;\nexport const more = () => {\n  count += 1;\n};',
  },
  { rule: 'import(no-default-export)', path: 'src/ui/nameless.ts', code: 'export default 1;' },
  {
    rule: 'node(no-process-env)',
    path: 'sandbox/operator/readsEnv.ts',
    code: 'export const port = process.env["PORT"];',
  },
  {
    rule: 'react-hooks(rules-of-hooks)',
    path: 'src/ui/Hooked.tsx',
    code: `import { useState } from 'react';\nexport function Hooked({ a }: { a: boolean }) {\n  if (a) useState(1);\n  return null;\n}`,
  },
  {
    rule: 'react-hooks(exhaustive-deps)',
    path: 'src/ui/Stale.tsx',
    code: `import { useEffect } from 'react';\nexport function Stale({ on }: { on: () => void }) {\n  useEffect(() => on(), []);\n  return null;\n}`,
  },
  { rule: 'react(button-has-type)', path: 'src/ui/Press.tsx', code: 'export const Press = () => <button>Go</button>;' },
  {
    rule: 'react(jsx-no-target-blank)',
    path: 'src/ui/Away.tsx',
    code: 'export const Away = ({ to }: { to: string }) => <a href={to} target="_blank">Go</a>;',
  },
  {
    rule: 'react(jsx-no-useless-fragment)',
    path: 'src/ui/Wrapped.tsx',
    code: 'export const Wrapped = () => <><p>a</p></>;',
  },
  { rule: 'react(self-closing-comp)', path: 'src/ui/Hollow.tsx', code: 'export const Hollow = () => <p></p>;' },
  {
    rule: 'react(no-danger)',
    path: 'src/ui/Danger.tsx',
    code: 'export const Danger = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
  },
  { rule: 'jsx-a11y(alt-text)', path: 'src/ui/Blind.tsx', code: 'export const Blind = () => <img src="/a.png" />;' },
  {
    rule: 'typescript(no-explicit-any)',
    path: 'src/ui/anything.ts',
    code: 'export const a = (b: any) => b as unknown;',
  },
  { rule: 'typescript(ban-ts-comment)', path: 'src/ui/ignores.ts', code: '// @ts-ignore\nexport const a: number = 1;' },
  {
    rule: 'typescript(no-non-null-assertion)',
    path: 'src/ui/sure.ts',
    code: 'export const first = (list: string[]) => list[0]!.length;',
  },
  {
    rule: 'typescript(no-floating-promises)',
    path: 'src/lib/floats.ts',
    code: `${promised}export const press = () => {\n  save();\n};`,
  },
  {
    rule: 'typescript(no-misused-promises)',
    path: 'src/lib/misuses.ts',
    code: `${promised}export const is = () => {\n  if (save()) return 1;\n  return 2;\n};`,
  },
  {
    rule: 'typescript(only-throw-error)',
    path: 'src/lib/throws.ts',
    code: 'export const fail = () => {\n  throw "no";\n};',
  },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    path: 'src/lib/forgets.ts',
    code: 'export function on(a: "x" | "y") {\n  switch (a) {\n    case "x":\n      return 1;\n  }\n  return 2;\n}',
  },
  {
    rule: 'typescript(consistent-type-imports)',
    path: 'src/lib/types.ts',
    code: `import { Named } from './plain.ts';\nexport const a = (b: Named) => b;`,
  },
  {
    rule: 'unicorn(no-abusive-eslint-disable)',
    path: 'src/ui/hushes.ts',
    code: `/* ${'eslint'}-disable */\nexport const a = 1;`,
  },
  {
    rule: 'unicorn(prefer-node-protocol)',
    path: 'sandbox/operator/reads.ts',
    code: `import { readFileSync } from 'fs';\nexport const read = readFileSync;`,
  },
  {
    rule: 'vitest(valid-expect)',
    path: 'src/lib/claims.test.ts',
    code: `import { expect, test } from 'vitest';\ntest('a', () => {\n  expect(1);\n});`,
  },
  {
    rule: 'vitest(expect-expect)',
    path: 'src/lib/silent.test.ts',
    code: `import { test } from 'vitest';\ntest('a', () => {});`,
  },
  {
    rule: 'vitest(no-disabled-tests)',
    path: 'src/lib/skips.test.ts',
    code: `import { expect, test } from 'vitest';\ntest.skip('a', () => {\n  expect(1).toBe(1);\n});`,
  },
  {
    rule: 'vitest(no-focused-tests)',
    path: 'src/lib/focuses.test.ts',
    code: `import { expect, test } from 'vitest';\ntest.only('a', () => {\n  expect(1).toBe(1);\n});`,
  },
];
