/**
 * Once: takes the column of cited tests out of docs/clauses.md. A claimed clause that no test's name carries gets its id put
 * before the name of the first test that was cited for it. Rows that claim more than is used say so. Lines that have been
 * changed already stay, so that it can be run again after a merge.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'vite';

const vite = await createServer({ configFile: false, appType: 'custom', logLevel: 'error', server: { middlewareMode: true, ws: false, watch: null } });
const { testNames } = await vite.ssrLoadModule('/scripts/clauses/testNames.ts');
await vite.close();

const oldRow = /^\| ((?:\d(?:\.\d+)?-\d+)(?:, \d(?:\.\d+)?-\d+)*) \| (.*?) \| (.*?) \| (.*?) \|$/;
const partialMark = /\bPartial: .|\bRule only\b/;

/** By the first id of a row: what replaces its sentence, and the one name that it means of a file. */
const corrections = {
  '4-7': { sentence: 'What is personal loads for players alone. Partial: favorites, free spins, loyalty, deposit limits, campaign popups, chat and the logout on inactivity are not there yet.' },
  '5-27': { sentence: 'Names hold neither digits nor the listed signs. Partial: the operator judges them; no form of the site asks for a name yet.', code: ['personField.ts', 'nameField'] },
  '5-28': { sentence: 'Addresses may hold digits. Rule only.', code: ['personField.ts', 'addressField'] },
  '5-42': { code: ['maskText.ts', 'maskText'] },
  '5-43': { code: ['email.ts', 'emailField'] },
  '5-44': { sentence: 'Passwords: required, long enough, allowed characters, equal when repeated. Partial: no form asks for a password twice yet, `repeatedPasswordField` is a rule without one.', code: ['password.ts', 'passwordField'] },
  '5-49': { sentence: 'Card holders’ names, on the vendor’s page. `cardHolderField` is a Rule only.', code: ['personField.ts', 'cardHolderField'] },
  '5-52': { code: ['cardNumber.ts', 'cardNumberRule'] },
  '5-54': { code: ['iban.ts', 'isIban'] },
  '5-57': { sentence: 'Boxes that must be ticked: the terms, where they are active. No form has another.', code: ['checkbox.ts', 'termsField'] },
  '9-16': { code: ['formatDate.ts', 'formatDateTime'] },
};

/** What the page says of itself. */
const head = {
  '# From a clause to its code and its test': '# From a clause to its code and its tests',
  'The clauses of the specification that are built, each in a line of our own, where its code is and which test shows it.':
    'The clauses of the specification that are built, each in a line of our own, and where its code is. Test names carry the\nclauses that they show: `node scripts/clauses.mjs 2.5-4` prints a clause with its code and its tests, without an id all.',
  '`tests/clauses.test.ts` checks that both are there; `node scripts/citeTests.mjs` brings the cited tests up to date.':
    '`tests/clauses.test.ts` checks that both are there. Code is a file, or one exported name of it: `file.ts#name`.',
};

/** Tests that show a clause better than the first that was cited for its row. */
const better = {
  '2.10-2': { path: 'src/domains/auth/ui/AuthDialog.test.tsx', name: '2.9-3, 2.9-4 the views lead to each other, and what was typed in one survives a look at the other' },
  '2.11-9': { path: 'src/app/App.test.tsx', name: '8-13 a link to a game that is gone leads to the page that says so, which is in the title too' },
};

function corrected(id, sentence, code) {
  const { sentence: told = sentence, code: [file, name] = [] } = corrections[id] ?? {};
  const wasSaid = partialMark.test(sentence) && !partialMark.test(told);
  return [wasSaid ? sentence : told, file === undefined ? code : code.replace(`/${file}\``, `/${file}#${name}\``)];
}

const carried = new Set(testNames().flatMap(({ clauses }) => clauses));
const renames = new Map();
const lines = (await readFile('docs/clauses.md', 'utf8')).split('\n').map((line) => {
  if (line === '| clause | what holds | code | test |') return '| clause | what holds | code |';
  if (line === '|---|---|---|---|') return '|---|---|---|';
  const said = head[line];
  if (said !== undefined) return said;
  const [, ids, was, cited, tests] = oldRow.exec(line) ?? [];
  if (ids === undefined) return line;
  const [sentence, code] = corrected(ids.split(', ')[0], was, cited);
  const citations = tests.split('<br>').flatMap((cell) => {
    const [, path, name] = /^`([^`]+)` (.+)$/.exec(cell) ?? [];
    return path === undefined ? [] : [{ path, name: name.replaceAll('\\|', '|') }];
  });
  const first = citations.find(({ path }) => !path.startsWith('e2e/')) ?? citations[0];
  const missing = partialMark.test(sentence) ? [] : ids.split(', ').filter((id) => !carried.has(id));
  for (const id of missing) {
    const shown = better[id] ?? first;
    if (shown === undefined) continue;
    const key = `${shown.path}\n${shown.name}`;
    renames.set(key, [...new Set([...(renames.get(key) ?? []), id])]);
  }
  return `| ${ids} | ${sentence} | ${code} |`;
});
for (const [key, ids] of renames) {
  const [path, name] = key.split('\n');
  const source = await readFile(path, 'utf8');
  const written = [name, name.replaceAll("'", "\\'")].find((text) => source.includes(text));
  if (written === undefined) console.log(`not found: ${path} ${name}`);
  else await writeFile(path, source.replace(written, () => (/^\d/.test(written) ? `${ids.join(', ')}, ${written}` : `${ids.join(', ')} ${written}`)));
  console.log(`${path}: ${ids.join(', ')} → ${name}`);
}
await writeFile('docs/clauses.md', lines.join('\n'));
