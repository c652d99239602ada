import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreFactory } from '../../kernel/stores.ts';

export interface AuthArt {
  readonly src: string;
  readonly alt: string;
}

/** 2.9-5: the artwork beside the form: that of the character chosen in it; null for none yet. */
export class AuthArtStore {
  art: AuthArt | null = null;

  constructor() {
    makeAutoObservable(this, { art: observableRef });
  }

  show(art: AuthArt | null): void {
    this.art = art;
  }
}

export const authArtStore: StoreFactory<AuthArtStore> = {
  key: 'auth.art',
  scope: 'visit',
  create: () => new AuthArtStore(),
};
