import { expect, test } from 'vitest';
import { seedPlayer } from '../operator/seedPlayers.ts';
import { readSource } from '../../tests/sourceFiles.ts';

test('README has the correct credentials of the ready-made player', () => {
  expect(readSource('README.md')).toContain(`\`${seedPlayer.email}\`, password \`${seedPlayer.password}\``);
});
