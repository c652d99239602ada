import { createPublicKey, diffieHellman, generateKeyPairSync } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { signedHeaders } from '../signing.ts';
import type { Told } from './VpnService.ts';
import { vpnMigrations } from './vpnMigrations.ts';
import { vpnServer } from './vpnServer.ts';
import { addressOf, newKeyPair } from './wireGuard.ts';

const secret = 'vpn-test-secret';
const now = Date.UTC(2026, 5, 1, 12);
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase([{ schema: 'vendors', modules: [{ module: 'vpn', migrations: vpnMigrations }] }]);
  app = fastify();
  await app.register(vpnServer({ database, secret, hasSandboxControls: true, now: () => now }));
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

async function send(method: 'PUT' | 'POST' | 'GET', path: string, fields?: object, by = secret) {
  const url = `/vpn/subscriptions/${path}`;
  const body = fields === undefined ? '' : JSON.stringify(fields);
  const headers = signedHeaders(by, { method, path: url, body }, now);
  const reply = await app.inject({ method, url, headers, ...(body === '' ? {} : { payload: body }) });
  return { status: reply.statusCode, told: JSON.parse(reply.body) as Told };
}
const set = (reference: string, revision: number, expiresAt: string) => send('PUT', reference, { revision, expiresAt });

const june = '2026-06-30T00:00:00.000Z';
const july = '2026-07-30T00:00:00.000Z';

test('1-17 a subscription has a configuration of its own, with a real key pair', async () => {
  const { told } = await set('sub-1', 1, june);
  expect(told).toMatchObject({ reference: 'sub-1', status: 'active', expiresAt: june });
  expect(told.configuration).toMatch(/^\[Interface\]\nPrivateKey = [\w+/]{43}=\nAddress = 10\.66\.\d+\.\d+\/32\n/);
  const other = (await set('sub-2', 1, june)).told;
  expect(other.configuration).not.toBe(told.configuration);
});

test('1-17 a WireGuard key is the raw X25519 key: both sides come to one secret', () => {
  const pair = newKeyPair();
  const other = generateKeyPairSync('x25519');
  const jwk = (x: string) => ({ kty: 'OKP', crv: 'X25519', x: Buffer.from(x, 'base64').toString('base64url') });
  const publicKey = createPublicKey({ key: jwk(pair.publicKey), format: 'jwk' });
  const ours = diffieHellman({ privateKey: other.privateKey, publicKey });
  expect([ours.length, Buffer.from(pair.privateKey, 'base64').length]).toEqual([32, 32]);
});

test('1-17 it is extended with the same keys; a repeated or late order changes nothing', async () => {
  const first = (await set('sub-3', 1, june)).told;
  const extended = (await set('sub-3', 3, july)).told;
  expect([extended.expiresAt, extended.configuration]).toEqual([july, first.configuration]);
  expect((await set('sub-3', 3, june)).told.expiresAt).toBe(july);
  expect((await set('sub-3', 2, june)).told).toMatchObject({ revision: 3, expiresAt: july });
});

test('1-17 an ended one has no configuration, and what comes late does not begin it again', async () => {
  await set('sub-4', 1, june);
  await send('POST', 'sub-4/end', { revision: 3 });
  expect((await set('sub-4', 2, july)).told).toMatchObject({ status: 'ended', configuration: '' });
  expect((await send('GET', 'sub-4')).told.configuration).toBe('');
  await send('POST', 'sub-5/end', { revision: 2 });
  expect((await set('sub-5', 1, july)).told.status).toBe('ended');
});

test('wrong signatures and malformed orders are refused', async () => {
  expect((await send('PUT', 'sub-6', { revision: 1, expiresAt: june }, 'another')).status).toBe(401);
  expect((await send('PUT', 'sub-6', { revision: 0, expiresAt: june })).status).toBe(400);
  expect((await send('PUT', 'sub-6', { revision: 1, expiresAt: 'soon' })).status).toBe(400);
  expect((await send('GET', 'sub-6')).status).toBe(404);
});

test('the control makes the next calls fail', async () => {
  await app.inject({ method: 'POST', url: '/__sandbox/vpn/fail', payload: { times: 1 } });
  expect((await set('sub-7', 1, june)).status).toBe(503);
  expect((await set('sub-7', 1, june)).status).toBe(200);
});

test('addresses are those of the network', () => {
  expect([addressOf(0), addressOf(254), addressOf(64_999)]).toEqual(['10.66.0.2', '10.66.1.0', '10.66.253.233']);
});
