import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScript } from '../src/app/inlineScript.ts';
import { leadScripts } from '../src/shared/head/afterLead.ts';
import { baseHeaders, contentSecurityPolicy } from './securityHeaders.ts';

const policyOf = (more: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  new Map(
    contentSecurityPolicy({
      inlineScripts: [inlineScript, ...leadScripts],
      frameOrigins: ['https://games.test'],
      connectOrigins: [],
      embedders: ['https://web.telegram.org'],
      isSecure: false,
      ...more,
    })
      .split('; ')
      .map((directive): [string, readonly string[]] => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );

test('scripts are allowed from files of the site or by the hashes of the inline scripts', () => {
  const [hash, ...hashesOfLead] = [inlineScript, ...leadScripts].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(policyOf().get('script-src')).toEqual(["'self'", hash, ...hashesOfLead]);
  expect(policyOf({ inlineScripts: [`${inlineScript} `] }).get('script-src')).not.toContain(hash);
});

test('calls go to the site, and to the origins of the settings', () => {
  expect(policyOf().get('connect-src')).toEqual(["'self'"]);
  const policy = policyOf({ connectOrigins: ['https://bridge.test', 'https://list.test'] });
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://bridge.test', 'https://list.test']);
});

test('the policy allows no other scripts, plugins or base addresses', () => {
  const policy = policyOf();
  const scripts = ['script-src', 'default-src', 'worker-src', 'connect-src'].flatMap((name) => policy.get(name) ?? []);
  expect(scripts.filter((source) => /unsafe|\*|https?:|data:|blob:/.test(source))).toEqual([]);
  expect([policy.get('object-src'), policy.get('base-uri'), policy.get('form-action')]).toEqual([
    ["'none'"],
    ["'none'"],
    ["'self'"],
  ]);
  expect([policy.get('require-trusted-types-for'), policy.get('trusted-types')?.[0], policy.get('report-uri')]).toEqual(
    [["'script'"], 'croupier', ['/nfx/csp-report']],
  );
});

test('only listed sites can be framed, and only listed sites can frame', () => {
  expect(policyOf().get('frame-src')).toEqual(["'self'", 'https://games.test']);
  expect(policyOf().get('frame-ancestors')).toEqual(["'self'", 'https://web.telegram.org']);
});

test('on https all requests are upgraded to https', () => {
  expect([
    policyOf().has('upgrade-insecure-requests'),
    policyOf({ isSecure: true }).has('upgrade-insecure-requests'),
  ]).toEqual([false, true]);
  expect(baseHeaders(true)['strict-transport-security']).toMatch(/^max-age=\d{8,}; includeSubDomains/);
  expect(baseHeaders(false)).not.toHaveProperty('strict-transport-security');
});

test('1-18 the verification SDK is the only script of another site; its origin may be framed and use the camera', () => {
  const sdkUrl = 'https://verify.test/sdk.js?v=1';
  const policy = policyOf({ sdkUrl });
  expect(policy.get('script-src')?.filter((source) => source.startsWith('http'))).toEqual([
    'https://verify.test/sdk.js',
  ]);
  expect(policy.get('frame-src')).toEqual(["'self'", 'https://games.test', 'https://verify.test']);
  expect(baseHeaders(true, sdkUrl)['permissions-policy']).toContain('camera=(self "https://verify.test")');
  expect(baseHeaders(true)['permissions-policy']).toContain('camera=()');
});
