import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { EnvReader, SettingsError } from './EnvReader.ts';
import { readSettings } from './settings.ts';
import { loggerOptions } from './logging/loggerOptions.ts';

/** The log lines of a server with these settings for a start, an info, a warning and an error. */
async function logged(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push((JSON.parse(String(chunk)) as { msg: string }).msg);
      done();
    },
  });
  const app = fastify({ logger: { ...loggerOptions(readSettings(env).logLevel), stream } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  app.log.info('a note');
  app.log.warn('a warning');
  app.log.error('an error of ours');
  await app.close();
  return lines;
}

test('servers start silently and log only warnings and errors', async () => {
  expect(await logged({})).toEqual(['a warning', 'an error of ours']);
});

test('LOG_LEVEL selects more or less', async () => {
  expect(await logged({ LOG_LEVEL: 'info' })).toEqual([
    expect.stringMatching(/^Server listening at/),
    'a note',
    'a warning',
    'an error of ours',
  ]);
  expect(await logged({ LOG_LEVEL: 'error' })).toEqual(['an error of ours']);
  expect(() => readSettings({ LOG_LEVEL: 'chatty' })).toThrow(SettingsError);
});

test('2.9-8 EMBED_PARENTS are whole origins, none by default', () => {
  expect(readSettings({}).embedParents).toEqual([]);
  const given = 'https://partner.example, https://club.example:8443';
  expect(readSettings({ EMBED_PARENTS: given }).embedParents).toEqual([
    'https://partner.example',
    'https://club.example:8443',
  ]);
  for (const wrong of ['https://*.example', 'partner.example', 'https://partner.example/club', '*'])
    expect(() => readSettings({ EMBED_PARENTS: wrong }), wrong).toThrow(SettingsError);
});

test('2.2-18 media of the content system: its own address, or the public one, whose pictures are fetched', () => {
  const own = readSettings({ CONTENT_URL: 'https://cms.test/strapi' });
  expect([own.contentMediaUrl, own.imageOrigins]).toEqual([
    'https://cms.test/strapi',
    ['https://cms.test', 'https://t.me'],
  ]);
  const apart = {
    CONTENT_URL: 'http://10.0.0.2:1337',
    CONTENT_MEDIA_URL: 'https://files.test/',
    IMAGE_ORIGINS: 'https://a.test',
  };
  const { contentMediaUrl, imageOrigins } = readSettings(apart);
  expect([contentMediaUrl, imageOrigins]).toEqual(['https://files.test', ['https://a.test', 'https://files.test']]);
});

test('the address of a sender is one that mail or a browser can reach', () => {
  const read = new EnvReader({
    GOOD: 'mailto:push@casino.test',
    ALSO: 'https://casino.test/push',
    BAD: 'http://casino.test',
  });
  expect(['GOOD', 'ALSO', 'NONE'].map((name) => read.contact(name, 'mailto:a@b.test'))).toEqual([
    'mailto:push@casino.test',
    'https://casino.test/push',
    'mailto:a@b.test',
  ]);
  expect(read.faults).toEqual([]);
  read.contact('BAD', 'mailto:a@b.test');
  expect(read.faults).toEqual(['BAD must be a mailto or https address, got "http://casino.test"']);
});
