import type { HostSettings } from './HostSettings.ts';

type Listener = (settings: HostSettings, before: HostSettings) => void;

/** The host's settings: read from the address, changed by the panel while an app is open. */
export class SettingsStore {
  private readonly listeners = new Set<Listener>();

  constructor(private settings: HostSettings) {}

  get current(): HostSettings {
    return this.settings;
  }

  change(patch: Partial<HostSettings>): void {
    const before = this.settings;
    this.settings = { ...before, ...patch };
    for (const listener of this.listeners) listener(this.settings, before);
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
