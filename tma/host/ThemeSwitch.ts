import type { ThemeParamsType } from '@tma.js/sdk';
import { themes } from './themes.ts';
import type { ThemeName } from './themes.ts';

/** The messenger's day and night themes: colours its own page and notifies the app. */
export class ThemeSwitch {
  private readonly listeners = new Set<() => void>();

  constructor(
    private name: ThemeName,
    private readonly root: HTMLElement,
  ) {
    this.draw();
  }

  get params(): ThemeParamsType {
    return themes[this.name];
  }

  toggle(): void {
    this.name = this.name === 'day' ? 'night' : 'day';
    this.draw();
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private draw(): void {
    this.root.dataset['theme'] = this.name;
    for (const [key, colour] of Object.entries(this.params))
      this.root.style.setProperty(`--${key.replaceAll('_', '-')}`, colour ?? '');
  }
}
