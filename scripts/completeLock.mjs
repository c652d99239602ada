/**
 * Adds the optional packages of other platforms to package-lock.json. With a registry mirror that has the packages of
 * one platform only, npm omits the others, and `npm ci` then rejects the file. Run it after every change of
 * dependencies: `node scripts/completeLock.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** The `os`, `cpu` and `libc` fields of a platform package, from its name: npm skips it on other platforms. @param {string} name */
function platformOf(name) {
  const parts = name.split(/[-/]/);
  const system =
    name === 'fsevents'
      ? 'darwin'
      : systems.find((one) => parts.includes(one) || parts.includes(one.replace('linux', 'linuxmusl')));
  const processor = processors.find((one) => parts.includes(one));
  return { ...(processor ? { cpu: [processor] } : {}), ...(system ? { os: [system] } : {}) };
}

const file = 'package-lock.json';
const lock = JSON.parse(await readFile(file, 'utf8'));
const missing = Object.values(lock.packages).flatMap(({ optionalDependencies = {}, dev }) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => lock.packages[`node_modules/${name}`] === undefined)
    .map(([name, range]) => [
      `node_modules/${name}`,
      { version: range.replace(/^[~^]/, ''), ...platformOf(name), ...(dev ? { dev } : {}), optional: true },
    ]),
);
const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(([left], [right]) =>
  left < right ? -1 : 1,
);
await writeFile(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
console.log(`${missing.length} packages of other platforms added`);
