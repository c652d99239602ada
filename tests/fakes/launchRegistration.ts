import type { LaunchRegistration } from '../../src/platform/Platform.ts';

/** What a launch of the messenger's user Robin registers or signs in with. */
export const launchRegistration = (more: Partial<LaunchRegistration> = {}): LaunchRegistration => ({
  is_tg: true,
  id: '5',
  username: 'robin',
  hash: 'h',
  language_code: 'en',
  payload: 'raw',
  ...more,
});
