import type { ThemeParamsType } from '@tma.js/sdk';
import { themes } from './themes.ts';
import type { ThemeName } from './themes.ts';

/** The messenger's themes: colours its own page and notifies the app. */
export class ThemeSwitch {
  private readonly listeners = new Set<() => void>();

  constructor(
    private chosen: ThemeName,
    private readonly root: HTMLElement,
  ) {
    this.draw();
  }

  get name(): ThemeName {
    return this.chosen;
  }

  get params(): ThemeParamsType {
    return themes[this.chosen];
  }

  set(name: ThemeName): void {
    if (name === this.chosen) return;
    this.chosen = name;
    this.draw();
    for (const listener of this.listeners) listener();
  }

  toggle(): void {
    this.set(this.chosen === 'day' ? 'night' : 'day');
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private draw(): void {
    this.root.dataset['theme'] = this.chosen;
    for (const [key, colour] of Object.entries(this.params))
      this.root.style.setProperty(`--${key.replaceAll('_', '-')}`, colour ?? '');
  }
}
