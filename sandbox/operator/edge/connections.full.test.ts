/** Timeouts of connections, tested with real sockets. */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverTimeLimits } from '../../../server/http/serverTimeLimits.ts';
import { startTestOperator } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
  // Short timeouts, so that the test does not have to wait for the real ones.
  Object.assign(operator.app.server, { headersTimeout: 50, requestTimeout: 100 });
  await operator.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(() => operator.close());

/** Sends the bytes and returns everything received until the operator closes the connection. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((operator.app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const head = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const form = 'Content-Type: application/x-www-form-urlencoded';

// Node looks for late connections every five seconds.
test.concurrent.each([
  ['a head that never ends', 'GET /api/metadata.get HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a body that never comes', head('POST /api/auth.login HTTP/1.1', 'Host: x', form, 'Content-Length: 100') + 'login='],
])('%s gets 408', async (_what, bytes) => {
  expect(await sendRaw(bytes)).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  [
    'a GET',
    head(
      'GET /api/metadata.get HTTP/1.1',
      'Host: x',
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    ),
  ],
  [
    'a POST whose body never comes',
    head(
      'POST /api/auth.login HTTP/1.1',
      'Host: x',
      form,
      'Connection: Upgrade',
      'Upgrade: h2c',
      'Content-Length: 100',
    ),
  ],
  [
    'another path than the socket has',
    head('GET /api/metadata.get HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'),
  ],
])('an upgrade by %s is refused and its connection closed', async (_what, bytes) => {
  const answer = await sendRaw(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('the operator has the same time limits as the site', async () => {
  const { app } = operator;
  expect(app.initialConfig).toMatchObject({
    requestTimeout: serverTimeLimits.requestTimeout,
    connectionTimeout: serverTimeLimits.connectionTimeout,
    keepAliveTimeout: serverTimeLimits.keepAliveTimeout,
  });
});
