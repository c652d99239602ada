import { namedUsers } from '../../launch/launchUser.ts';
import { element } from '../element.ts';
import { platformNames } from '../HostSettings.ts';
import type { HostSettings } from '../HostSettings.ts';
import { hostVersions } from '../hostVersions.ts';
import { choicesOf, section, selectField, textField } from './fields.ts';
import type { Choice } from './fields.ts';

const languages = ['en', 'ru', 'es', 'ar', 'pt-br', 'tr', 'de', 'lv', 'hi', 'uk'] as const;
const ownLanguage: Choice = { value: '', label: "the user's own" };
const users: readonly Choice[] = namedUsers.map((label, at) => ({
  value: String(at + 1),
  label: `${at + 1}: ${label}`,
}));

/** What the app is launched with: a change opens the page, and with it the app, anew. */
export function launchForm(settings: HostSettings, query: URLSearchParams, go: (search: string) => void): HTMLElement {
  const given = query.get('user') ?? '1';
  const known = users.some(({ value }) => value === given);
  const fields = {
    profile: selectField(
      'Client',
      choicesOf(['weba', 'webk'], { weba: 'Web A', webk: 'Web K' }),
      settings.profile.name,
    ),
    version: selectField('Version', choicesOf(hostVersions), query.get('version') ?? settings.version),
    platform: selectField('Platform', choicesOf(platformNames), settings.platform),
    user: selectField('User', known ? users : [...users, { value: given, label: `${given}: player_${given}` }], given),
    lang: selectField('Language', [ownLanguage, ...choicesOf(languages)], query.get('lang') ?? ''),
    start: textField('Start parameter', query.get('start') ?? '', { pattern: '[A-Za-z0-9_\\-]{0,512}' }),
    join: textField('Join request', query.get('join') ?? '', { pattern: '[A-Za-z0-9_\\-]{0,128}' }),
    path: textField('Path', query.get('path') ?? '/', { pattern: '/.*' }),
    reload: selectField(
      'Reload',
      choicesOf(['ask', 'reopen'], { ask: 'ask the app', reopen: 'insert the frame again' }),
      settings.reload,
    ),
  };
  const platformOf = () => (fields.profile.input.value === 'webk' ? 'web' : 'weba');
  fields.profile.input.addEventListener('change', () => {
    fields.platform.input.value = platformOf();
  });
  const usual: Readonly<Record<string, string>> = {
    profile: 'weba',
    version: '8.0',
    user: '1',
    path: '/',
    reload: 'ask',
  };
  const form = element('form', 'panel-form', {}, ...Object.values(fields).map(({ root }) => root));
  form.append(element('button', 'panel-button strong', {}, 'Launch'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    for (const [name, { input }] of Object.entries(fields)) {
      const isUsual = input.value === (name === 'platform' ? platformOf() : (usual[name] ?? ''));
      if (isUsual) query.delete(name);
      else query.set(name, input.value);
    }
    go(query.toString());
  });
  return section('Launch', form);
}
