import { array, object, string } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';

const places = ['profile-page', 'loyalty-page', 'profile-loyalty-pages'] as const;
type Place = (typeof places)[number];

export const settings = object({
  /** 3-37: where a player sees and changes their loyalty character; none is a choice, too. */
  characterPlaces: array(string().oneOf(places).required())
    .transform((given: readonly Place[]) => places.filter((place) => given.includes(place)))
    .default([...places]),
});

declare module '../../kernel/SiteConfig.ts' {
  interface SiteConfig extends SettingsOf<typeof settings> {}
}
