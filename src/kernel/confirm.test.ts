import { expect, test } from 'vitest';
import { fakePlatform } from '../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import type { ShellQuestion } from '../platform/Platform.ts';
import { confirm } from './confirm.ts';

const content = { title: 'Leave?', content: 'A round is running.', textAgree: 'Leave', textReject: 'Stay' };

function inShell(answer: Promise<boolean> | null) {
  const asked: ShellQuestion[] = [];
  const ask = (question: ShellQuestion) => {
    asked.push(question);
    return answer;
  };
  return { ...testRoot({ platform: { ...fakePlatform(), ask } }), asked };
}

test('4-32 a shell with dialogs of its own asks there', async () => {
  const { root, asked } = inShell(Promise.resolve(true));
  expect(await confirm(root, 'leave', content)).toBe(true);
  expect(asked).toEqual([
    { title: 'Leave?', text: 'A round is running.', yes: 'Leave', no: 'Stay', isDangerous: false },
  ]);
  expect(root.dialogs.isAnyOpen).toBe(false);
});

test('4-32 a shell’s dialog has no emphasis, and shows none of its marks', async () => {
  const { root, asked } = inShell(Promise.resolve(true));
  await confirm(root, 'leave', { ...content, content: 'It is **not saved** yet.' });
  expect(asked.map(({ text }) => text)).toEqual(['It is not saved yet.']);
});

test('4-32 a shell is told of a question whose agreement takes something away', async () => {
  const { root, asked } = inShell(Promise.resolve(true));
  await confirm(root, 'remove', { ...content, tone: 'danger' });
  expect(asked.map(({ isDangerous }) => isDangerous)).toEqual([true]);
});

test.each([
  ['the shell has no room for it', content, {}, null],
  ['it has one answer only', { ...content, textReject: undefined }, {}, Promise.resolve(true)],
  ['its text has markers', { ...content, content: 'See [link|/terms|terms].' }, {}, Promise.resolve(true)],
  ['it must be answered', content, { preventClose: true }, Promise.resolve(true)],
])('4-32 the page asks if %s', async (_why, { textReject, ...question }, options, answer) => {
  const { root } = inShell(answer);
  void confirm(root, 'leave', { ...question, ...(textReject === undefined ? {} : { textReject }) }, options);
  expect(root.dialogs.isAnyOpen).toBe(true);
});
