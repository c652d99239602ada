import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../../tools/product.mjs';
import { hostilePaths, hostileValues } from './hostileValues.mjs';
import { Visitor } from './Visitor.mjs';

const AT_ONCE = 12;
/** Number of players whose sessions are used in turn: the rate limit of one session would refuse most requests. */
const PLAYERS = 24;

/** @returns {ReadonlyArray<{ method: string, verb: 'GET' | 'POST', fields: readonly string[] }>} every method of the contract */
function methodsOfContract() {
  const { paths } = JSON.parse(readFileSync(join(PROJECT, 'docs', 'openapi.json'), 'utf8'));
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { parameters = [], requestBody }]) => ({
      method: path.slice('/api/'.length),
      verb: verb.toUpperCase(),
      fields: [
        ...parameters.flatMap(({ name }) => (name === undefined ? [] : [name])),
        ...Object.keys(requestBody?.content['application/x-www-form-urlencoded']?.schema.properties ?? {}),
      ],
    })),
  );
}

/** Sends random hostile requests to every method and path, as guests and players. None may get a 5xx or hang. */
export async function fuzz(product, { requests, random }) {
  const methods = methodsOfContract();
  const visitors = [];
  for (let index = 0; index < PLAYERS; index += 1)
    visitors.push(index % 3 === 0 ? new Visitor(product) : await new Visitor(product).register());
  const faults = [];
  const statuses = {};
  let left = requests;
  const attack = async (visitor) => {
    const { what, reply } = await oneRequest(visitor, methods, random);
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
    // 503 is the answer when a dependency is down; here none is, so it is a fault too.
    if (reply.status === 0 || reply.status >= 500) faults.push(`${what}: ${reply.status} ${reply.text.slice(0, 120)}`);
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let turn = lane; left > 0; turn += AT_ONCE) {
        left -= 1;
        await attack(visitors[turn % visitors.length]);
      }
    }),
  );
  const seen = Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
  return [{ attack: 'fuzzed requests', tries: requests, measured: seen, harm: faults.length, details: faults }];
}

async function oneRequest(visitor, methods, random) {
  if (random.happens(0.15)) {
    const path = random.pick(hostilePaths);
    return { what: `GET ${path}`, reply: await visitor.send(`${visitor.product.site}${path}`) };
  }
  const { method, verb, fields } = random.pick(methods);
  const names = [...fields, '__proto__', 'constructor', 'a'.repeat(80)].filter(() => random.happens(0.7));
  const values = Object.fromEntries(names.map((name) => [name, random.pick(hostileValues)]));
  const headers = random.happens(0.1)
    ? {
        'idempotency-key': random.pick(['', 'x', ' '.repeat(200), 'a'.repeat(9000)]),
        'accept-language': 'x'.repeat(4000),
      }
    : {};
  if (verb === 'GET' || random.happens(0.6))
    return {
      what: `${verb} ${method} ${JSON.stringify(values).slice(0, 200)}`,
      reply: await visitor.call(method, values, { verb, headers }),
    };
  return {
    what: `${verb} ${method} as multipart ${JSON.stringify(values).slice(0, 200)}`,
    reply: await visitor.call(method, {}, { verb, headers, ...multipart(values, random) }),
  };
}

/** A multipart form in which some parts do not match their headers. */
function multipart(values, random) {
  const boundary = random.pick(['x', 'a b', '-'.repeat(60)]);
  const parts = Object.entries(values).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name.replaceAll('"', '')}"\r\n\r\n${value}\r\n`,
  );
  const end = random.happens(0.8) ? `--${boundary}--\r\n` : '';
  return { raw: { body: `${parts.join('')}${end}`, type: `multipart/form-data; boundary=${boundary}` } };
}
