/** Lint rules of this project that oxlint lacks. `tests/lint.test.ts` checks that each one reports a violation. */
import { basename } from 'node:path/posix';
import {
  insiders,
  onlyNames,
  openFiles,
  publicFaces,
  reservedPackages,
  settingFiles,
  settingsList,
  settingsReader,
} from './layers.mjs';
import { ownText } from './ownText.mjs';
import { isPageAddress } from './pages.mjs';
import { auditors, historians, readTables } from './tables.mjs';
import { isAuthoring, isTest, layerOf, ownFolder, projectPath, resolveImport } from './places.mjs';

/**
 * What these rules read of a node. The linter gives each kind of node the fields of its kind.
 * @typedef {object} Node
 * @property {string} [importKind]
 * @property {string} [exportKind]
 * @property {ReadonlyArray<{ importKind?: string, imported?: { name?: string } }>} [specifiers]
 * @property {{ value?: unknown } | null} [source]
 * @property {unknown} [value] of a literal
 */
/** @typedef {Node & { quasis: ReadonlyArray<{ value: { cooked?: string } }> }} TemplateNode */
/** @typedef {Node & { callee: { type: string, name?: string }, arguments: readonly unknown[] }} CallNode */
/**
 * @typedef {object} Context
 * @property {string} cwd
 * @property {string} filename
 * @property {(fault: { node: Node, message: string }) => void} report
 */
/** @typedef {import('./layers.mjs').Layer} Layer */

/** @param {Context} context */
const placeOf = (context) => projectPath(context.cwd, context.filename);

/** Whether an import names types only. Types are erased by the build, so they may be imported from more layers. @param {Node} node */
const isTypeOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers !== undefined &&
    node.specifiers.length > 0 &&
    node.specifiers.every(({ importKind }) => importKind === 'type'));

/** @param {string} place @param {Layer} layer @param {string} source @param {Node} node */
function packageProblem(place, layer, source, node) {
  const reserved = reservedPackages.filter(({ pattern }) => pattern.test(source));
  const isReserved =
    reserved.length > 0 &&
    !reserved.some(({ layers }) => layers.some((folder) => layerMatches(folder, layer.folder, place)));
  if (isReserved)
    return `${source} may only be imported by ${reserved.map(({ layers }) => layers.join(', ')).join(', ')}.`;
  const allowed = onlyNames[source];
  const strange = allowed && node.specifiers?.find(({ imported }) => !allowed.includes(imported?.name ?? ''));
  if (strange) return `Only ${allowed.join(', ')} may be imported from ${source}.`;
  if (layer.packages && !layer.packages.includes(source))
    return `${layer.folder} may import only ${layer.packages.join(', ')}, not ${source}.`;
  return undefined;
}

/** Both are domains, or both modules. @param {Layer} layer @param {Layer} other */
const isOfItsKind = (layer, other) =>
  openFiles[layer.folder] !== undefined && layer.folder.split('/')[0] === other.folder.split('/')[0];

/** The app and the entries speak to domains as these speak to each other. @param {Layer} layer */
const isApp = ({ folder }) => folder === 'src/app' || folder === 'src';

/** @param {string} folder @param {string} layerFolder @param {string} place */
const layerMatches = (folder, layerFolder, place) =>
  folder === layerFolder || (folder.endsWith('/*') && place.startsWith(folder.slice(0, -1)));

/** An open name is a file, or a folder with all in it. @param {string} target @param {string} open */
const isOpen = (target, open) => (open.endsWith('/') ? target.startsWith(open) : target === open);

/** @param {string} place @param {Layer} layer @param {string} target @param {Node} node */
function projectProblem(place, layer, target, node) {
  const other = layerOf(target);
  if (!other) return `${layer.folder} may not import ${target}.`;
  if (place === settingsList && settingFiles.test(target)) return undefined;
  if (settingFiles.test(target) && !settingFiles.test(place) && place !== settingsReader && !isTypeOnly(node))
    return `${target} is completed on the server: import its types only.`;
  if (ownFolder(place) === ownFolder(target)) return undefined;
  const open = openFiles[other.folder];
  if (open && (isOfItsKind(layer, other) || isApp(layer)) && !insiders[place]?.includes(target))
    return open.some((name) => isOpen(target, `${ownFolder(target)}/${name}`))
      ? undefined
      : `${ownFolder(target)} is open to others by its ${open.join(', ')} only.`;
  if (layer.values.includes(other.folder) || layer.folder === other.folder) return undefined;
  if (!layer.types?.includes(other.folder)) return `${layer.folder} may not import ${other.folder}.`;
  if (!isTypeOnly(node)) return `${layer.folder} may import only types from ${ownFolder(target)}.`;
  const face = place.startsWith('src/domains/') && publicFaces[other.folder];
  if (face && target !== `${ownFolder(target)}/${face}`)
    return `Types of ${ownFolder(target)} are read through its ${face}.`;
  return undefined;
}

const boundaries = {
  create(/** @type {Context} */ context) {
    const place = placeOf(context);
    const layer = layerOf(place);
    if (!layer || isTest(place) || isAuthoring(place)) return {};
    const check = (/** @type {Node} */ node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const target = resolveImport(place, source);
      const problem =
        target === undefined ? packageProblem(place, layer, source, node) : projectProblem(place, layer, target, node);
      if (problem) context.report({ node, message: problem });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

/** Forbids `new Date()` and `Date()`, which read the browser's clock. Code uses `Clock`, which follows server time. */
const noClock = {
  create(/** @type {Context} */ context) {
    const check = (/** @type {CallNode} */ node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return;
      if (node.arguments.length === 0)
        context.report({ node, message: 'Take the time from the clock, not from the browser.' });
    };
    return { NewExpression: check, CallExpression: check };
  },
};

const vague = /^(utils?|helpers?|common|misc|general|managers?)$|(Utils?|Helpers?|Manager|Misc)$/u;

const noVagueNames = {
  create(/** @type {Context} */ context) {
    const parts = placeOf(context).split('/');
    const names = [...parts.slice(0, -1), basename(parts.at(-1) ?? '').replace(/\..*$/u, '')];
    const found = names.find((name) => vague.test(name));
    if (!found) return {};
    return {
      Program: (/** @type {Node} */ node) =>
        context.report({ node, message: `"${found}" says nothing: name the file after what it exports.` }),
    };
  },
};

/** Files that hold addresses of pages. @param {string} place */
const holdsAddresses = (place) => /\/(paths|routes)\.ts$/u.test(place);

/** Addresses of pages are written once, beside their routes. */
const noTextAddress = {
  create(/** @type {Context} */ context) {
    const place = placeOf(context);
    if (holdsAddresses(place) || isTest(place)) return {};
    const check = (/** @type {Node} */ node, /** @type {unknown} */ text) => {
      if (typeof text === 'string' && isPageAddress(text))
        context.report({ node, message: `"${text}" is an address as text: take it from the paths.ts of its domain.` });
    };
    return {
      Literal: (/** @type {Node} */ node) => check(node, node.value),
      TemplateLiteral: (/** @type {TemplateNode} */ node) => check(node, node.quasis[0]?.value.cooked),
    };
  },
};

/** A landed migration is not edited, and may fill what has become another's since. @param {string} place */
const isMigration = (place) => /migrations?\.ts$/u.test(place);

/** Each table or view that SQL names, with what is done to it; foreign keys may lead to any table. */
const mentions = /(\binsert into\s+|\bupdate\s+|\bdelete from\s+|\breferences\s+)?\boperator\.(\w+)/giu;
/** @type {ReturnType<typeof readTables> | undefined} */
let tables;

/**
 * A table is named in SQL by its owner alone, whose functions say what may become of a row. Others read what its views
 * show.
 */
const noForeignTable = {
  create(/** @type {Context} */ context) {
    const place = placeOf(context);
    const isAmong = (/** @type {readonly string[]} */ places) => places.some((one) => place.startsWith(one));
    if (isTest(place) || isMigration(place) || isAmong(historians)) return {};
    const { owners, views } = (tables ??= readTables(context.cwd));
    const problemOf = (/** @type {string} */ deed, /** @type {string} */ name) => {
      const owner = owners.get(name);
      const isWrite = deed !== '' && deed !== 'references';
      if (views.has(name)) return isWrite ? `operator.${name} is a view: its owner's table is written.` : undefined;
      if (owner === undefined || place.startsWith(`${owner}/`) || deed === 'references') return undefined;
      if (isWrite) return `operator.${name} is written by ${owner} only.`;
      return isAmong(auditors) ? undefined : `operator.${name} is read by ${owner} only: take a view of it.`;
    };
    const check = (/** @type {Node} */ node, /** @type {string} */ text) => {
      for (const [, deed = '', name = ''] of text.matchAll(mentions)) {
        const message = problemOf(deed.trim().toLowerCase(), name);
        if (message !== undefined) context.report({ node, message });
      }
    };
    return {
      Literal: (/** @type {Node} */ node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (/** @type {TemplateNode} */ node) =>
        check(node, node.quasis.map(({ value }) => value.cooked).join('?')),
    };
  },
};

export default {
  meta: { name: 'croupier' },
  rules: {
    boundaries,
    'no-clock': noClock,
    'no-foreign-table': noForeignTable,
    'no-text-address': noTextAddress,
    'no-vague-names': noVagueNames,
    'own-text': ownText,
  },
};
