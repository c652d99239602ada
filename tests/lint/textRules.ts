/** Violations of the rule about texts beside something else. */
import type { Plant } from './borders.ts';

const texts = [
  "{isOn ? 'on' : 'off'}",
  '{isOn && `${name} is on`}',
  "{isOn && t('games:on', { name })}",
  "{isOn && (name || 'nobody')}",
];

export const textRules: readonly Plant[] = texts.map((text, index) => ({
  rule: 'croupier(own-text)',
  path: `src/ui/blocks/Beside${index}.tsx`,
  code: `declare const t: (key: string, params: object) => string;
export const Beside = ({ isOn, name }: { readonly isOn: boolean; readonly name: string }) => (
  <p>
    <b>{t('games:name', { name })}</b>
    ${text}
  </p>
);`,
}));
