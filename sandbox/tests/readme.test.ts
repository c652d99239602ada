import { expect, test } from 'vitest';
import { seedPlayer } from '../operator/seedPlayers.ts';
import { readSource } from '../../tests/sourceFiles.ts';

test('README gives the ready-made player as it is', () => {
  expect(readSource('README.md')).toContain(`\`${seedPlayer.email}\`, password \`${seedPlayer.password}\``);
});
