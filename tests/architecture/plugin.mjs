/** Lint rules of this project that oxlint lacks. `tests/lint.test.ts` checks that each one reports a violation. */
import { basename } from 'node:path/posix';
import { insiders, onlyNames, openFiles, publicFaces, reservedPackages } from './layers.mjs';
import { isPageAddress } from './pages.mjs';
import { auditors, historians, readTables } from './tables.mjs';
import { isAuthoring, isTest, layerOf, ownFolder, projectPath, resolveImport } from './places.mjs';

const placeOf = (context) => projectPath(context.cwd, context.filename);

/** Whether an import names types only. Types are erased by the build, so they may be imported from more layers. */
const isTypeOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every(({ importKind }) => importKind === 'type'));

function packageProblem(place, layer, source, node) {
  const reserved = reservedPackages.filter(({ pattern }) => pattern.test(source));
  const isReserved =
    reserved.length > 0 &&
    !reserved.some(({ layers }) => layers.some((folder) => layerMatches(folder, layer.folder, place)));
  if (isReserved)
    return `${source} may only be imported by ${reserved.map(({ layers }) => layers.join(', ')).join(', ')}.`;
  const allowed = onlyNames[source];
  const strange = allowed && node.specifiers?.find(({ imported }) => !allowed.includes(imported?.name));
  if (strange) return `Only ${allowed.join(', ')} may be imported from ${source}.`;
  if (layer.packages && !layer.packages.includes(source))
    return `${layer.folder} may import only ${layer.packages.join(', ')}, not ${source}.`;
  return undefined;
}

/** Both are domains, or both modules. */
const isOfItsKind = (layer, other) =>
  openFiles[layer.folder] !== undefined && layer.folder.split('/')[0] === other.folder.split('/')[0];

/** The app and the entries speak to domains as these speak to each other. */
const isApp = ({ folder }) => folder === 'src/app' || folder === 'src';

const layerMatches = (folder, layerFolder, place) =>
  folder === layerFolder || (folder.endsWith('/*') && place.startsWith(folder.slice(0, -1)));

/** An open name is a file, or a folder with all in it. */
const isOpen = (target, open) => (open.endsWith('/') ? target.startsWith(open) : target === open);

function projectProblem(place, layer, target, node) {
  const other = layerOf(target);
  if (!other) return `${layer.folder} may not import ${target}.`;
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
  create(context) {
    const place = placeOf(context);
    const layer = layerOf(place);
    if (!layer || isTest(place) || isAuthoring(place)) return {};
    const check = (node) => {
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
  create(context) {
    const check = (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return;
      if (node.arguments.length === 0)
        context.report({ node, message: 'Take the time from the clock, not from the browser.' });
    };
    return { NewExpression: check, CallExpression: check };
  },
};

const vague = /^(utils?|helpers?|common|misc|general|managers?)$|(Utils?|Helpers?|Manager|Misc)$/u;

const noVagueNames = {
  create(context) {
    const parts = placeOf(context).split('/');
    const names = [...parts.slice(0, -1), basename(parts.at(-1)).replace(/\..*$/u, '')];
    const found = names.find((name) => vague.test(name));
    if (!found) return {};
    return {
      Program: (node) =>
        context.report({ node, message: `"${found}" says nothing: name the file after what it exports.` }),
    };
  },
};

/** Files that hold addresses of pages. */
const holdsAddresses = (place) => /\/(paths|routes)\.ts$/u.test(place);

/** Addresses of pages are written once, beside their routes. */
const noTextAddress = {
  create(context) {
    const place = placeOf(context);
    if (holdsAddresses(place) || isTest(place)) return {};
    const check = (node, text) => {
      if (typeof text === 'string' && isPageAddress(text))
        context.report({ node, message: `"${text}" is an address as text: take it from the paths.ts of its domain.` });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis[0]?.value.cooked),
    };
  },
};

/** A landed migration is not edited, and may fill what has become another's since. */
const isMigration = (place) => /migrations?\.ts$/u.test(place);

/** Each table or view that SQL names, with what is done to it; foreign keys may lead to any table. */
const mentions = /(\binsert into\s+|\bupdate\s+|\bdelete from\s+|\breferences\s+)?\boperator\.(\w+)/giu;
let tables;

/**
 * A table is named in SQL by its owner alone, whose functions say what may become of a row. Others read what its views
 * show.
 */
const noForeignTable = {
  create(context) {
    const place = placeOf(context);
    const isAmong = (places) => places.some((one) => place.startsWith(one));
    if (isTest(place) || isMigration(place) || isAmong(historians)) return {};
    tables ??= readTables(context.cwd);
    const problemOf = (deed, name) => {
      const owner = tables.owners.get(name);
      const isWrite = deed !== '' && deed !== 'references';
      if (tables.views.has(name))
        return isWrite ? `operator.${name} is a view: its owner's table is written.` : undefined;
      if (owner === undefined || place.startsWith(`${owner}/`) || deed === 'references') return undefined;
      if (isWrite) return `operator.${name} is written by ${owner} only.`;
      return isAmong(auditors) ? undefined : `operator.${name} is read by ${owner} only: take a view of it.`;
    };
    const check = (node, text) => {
      for (const [, deed = '', name] of text.matchAll(mentions)) {
        const message = problemOf(deed.trim().toLowerCase(), name);
        if (message !== undefined) context.report({ node, message });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join('?')),
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
  },
};
