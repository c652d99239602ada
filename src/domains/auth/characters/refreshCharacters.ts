import { reaction } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { charactersStore } from '../../loyalty/face/characters/CharactersStore.ts';

/** 4-5: after a sign-in or a registration the characters are fetched again, where they have been shown. */
export function refreshCharacters(app: Pick<AppServices, 'session' | 'store'>): Stop {
  return reaction(
    () => app.session.uid,
    (uid) => {
      if (uid > 0) void app.store(charactersStore).refresh();
    },
    { fireImmediately: true },
  );
}
