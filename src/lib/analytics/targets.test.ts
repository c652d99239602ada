// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import type { FromAnalyticsFrame, SentEvent, TargetName, ToAnalyticsFrame } from './analyticsMessages.ts';
import { startFrame } from './frame/startFrame.ts';
import type { TargetPage } from './targets/Target.ts';

const view: SentEvent = { name: 'page_view', data: { page_path: '/winners' }, at: '2026-06-01T15:00:00.000+03:00' };
const registered: SentEvent = { name: 'registered', data: { type: 'form' }, at: '2026-06-01T15:00:01.000+03:00' };
const site = 'https://casino.example';

/** A frame with one target, whose script does `script` as it runs. */
function frame(name: TargetName, script: (page: TargetPage) => void = () => undefined, src = '') {
  const told: FromAnalyticsFrame[] = [];
  const asked: string[] = [];
  const parent = { postMessage: (message: FromAnalyticsFrame) => void told.push(message) };
  const page = Object.assign(new EventTarget(), { parent }) as unknown as TargetPage;
  startFrame(page, [site], async (url) => {
    asked.push(url);
    script(page);
  });
  const say = async (message: ToAnalyticsFrame, from: object = { source: parent, origin: site }) => {
    page.dispatchEvent(Object.assign(new Event('message'), { data: message, ...from }));
    await settle();
  };
  const begin = () =>
    say({
      type: 'analytics-start',
      start: { targets: [{ name, id: name === 'metrika' ? '77' : 'ID 1', src }], locale: 'es', hasAdvertising: false },
    });
  const event = (sent: SentEvent) => say({ type: 'analytics-event', event: sent });
  return { page, told, asked, say, begin, event };
}

const identify = { type: 'analytics-identify', uid: 42 } as const;
const anonymize = { type: 'analytics-anonymize' } as const;

test('3-34 tag manager: events are entries of its layer, with the address and the time', async () => {
  const { page, asked, begin, say, event, told } = frame('tagManager');
  await begin();
  for (const message of [identify, anonymize]) await say(message);
  await event(view);
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=ID%201']);
  expect(page['dataLayer']).toEqual([
    { event: 'gtm.js', 'gtm.start': expect.any(Number) as number },
    { event: 'identify', user_id: '42' },
    { event: 'anonymize', user_id: undefined },
    { event: 'page_view', page_path: '/winners', page_location: `${site}/winners`, event_time: view.at },
  ]);
  expect(told).toEqual([{ type: 'analytics-loaded' }, { type: 'analytics-ready', target: 'tagManager' }]);
});

test('3-34 gtag: commands are arguments in a layer of its own; advertising is denied without consent', async () => {
  const { page, asked, begin, say, event } = frame('gtag', undefined, 'https://tags.example/{id}.js');
  await begin();
  await say(identify);
  await event(registered);
  await say(anonymize);
  expect(asked).toEqual(['https://tags.example/ID%201.js?l=gtagLayer']);
  const commands = (page['gtagLayer'] as ArrayLike<unknown>[]).map((command) => Array.from(command));
  expect(commands).toMatchObject([
    ['consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }],
    ['js', expect.any(Date)],
    ['config', 'ID 1', { send_page_view: false, page_location: site, language: 'es' }],
    ['set', { user_id: '42' }],
    ['event', 'registered', { type: 'form', event_time: registered.at }],
    ['set', { user_id: null }],
  ]);
  expect(Array.isArray((page['gtagLayer'] as unknown[])[0])).toBe(false);
});

test('3-34 analytics and metrika: commands of a global that the script replaces', async () => {
  for (const [name, global, expected] of [
    [
      'analytics',
      'ga',
      [
        ['set', 'userId', '42'],
        ['send', 'pageview', { location: `${site}/winners` }],
        ['send', 'event', 'site', 'registered', JSON.stringify({ type: 'form', at: registered.at })],
        ['set', 'userId', null],
      ],
    ],
    [
      'metrika',
      'ym',
      [
        [77, 'setUserID', '42'],
        [77, 'hit', `${site}/winners`],
        [77, 'reachGoal', 'registered', { type: 'form', at: registered.at }],
        [77, 'setUserID', ''],
      ],
    ],
  ] as const) {
    const commands: unknown[] = [];
    const { begin, say, event } = frame(name, (page) => (page[global] = (...args: unknown[]) => commands.push(args)));
    await begin();
    await say(identify);
    await event(view);
    await event(registered);
    await say(anonymize);
    expect(commands, name).toEqual(expected);
  }
});

test('7-120 fraud: the script finds its session, and hears of no player and no event', async () => {
  const { page, say, begin, told, event } = frame('fraud', undefined, 'https://fraud.example/check.js');
  await begin();
  const before = Object.keys(page).length;
  await say(identify);
  await event(view);
  expect(page['fraudCheck']).toEqual({ session: 'ID 1' });
  expect(Object.keys(page)).toHaveLength(before);
  expect(told.at(-1)).toEqual({ type: 'analytics-ready', target: 'fraud' });
});

test('7-120 a target that is added later, or loads slowly, is told what it has missed', async () => {
  const commands: unknown[] = [];
  const slow = frame('fraud', (page) => (page['ga'] = (...args: unknown[]) => commands.push(args)));
  await slow.event(view);
  await slow.begin();
  await slow.say({ type: 'analytics-add', target: { name: 'analytics', id: 'UA-1', src: 'https://a.example/a.js' } });
  await slow.say({ type: 'analytics-add', target: { name: 'analytics', id: 'UA-1', src: 'https://a.example/a.js' } });
  expect(commands).toEqual([['send', 'pageview', { location: `${site}/winners` }]]);
});

test('7-120 a script that is missing or throws is reported, and told nothing more', async () => {
  const missing = frame('metrika', () => {
    throw new Error('blocked');
  });
  await missing.begin();
  expect(missing.told.at(-1)).toEqual({ type: 'analytics-failed', target: 'metrika', reason: 'Error: blocked' });
  let calls = 0;
  const throwing = frame('analytics', (page) => {
    page['ga'] = () => {
      calls += 1;
      throw new Error('later');
    };
  });
  await throwing.begin();
  for (let turn = 0; turn < 3; turn += 1) await throwing.event(view);
  expect([calls, throwing.told.at(-1)]).toEqual([
    1,
    { type: 'analytics-failed', target: 'analytics', reason: 'Error: later' },
  ]);
});

test('7-120 the frame serves the page that frames it, and nobody else', async () => {
  const { asked, say } = frame('analytics');
  const start = { type: 'analytics-start', start: { targets: [], locale: 'en', hasAdvertising: true } } as const;
  await say(start, { source: {}, origin: site });
  await say({ type: 'analytics-add', target: { name: 'gtag', id: 'x', src: '' } }, { source: null, origin: site });
  await say({ type: 'analytics-add', target: { name: 'gtag', id: 'x', src: '' } });
  expect(asked).toEqual([]);
});
