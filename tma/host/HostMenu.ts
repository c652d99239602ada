import { button, element } from './element.ts';

export type MenuItem = 'settings' | 'reload' | 'theme' | 'exitFullscreen';

const labels: Readonly<Record<MenuItem, string>> = {
  settings: 'Settings',
  exitFullscreen: 'Leave full screen',
  reload: 'Reload page',
  theme: 'Switch day and night',
};

/** The menu behind the three dots. */
export class HostMenu {
  readonly root = element('div', 'menu', { role: 'menu', hidden: '' });
  private readonly items = new Map<MenuItem, HTMLButtonElement>();

  constructor(actions: Readonly<Record<MenuItem, () => void>>) {
    for (const name of ['settings', 'exitFullscreen', 'reload', 'theme'] as const) {
      const item = button('menu-item', labels[name], () => {
        this.close();
        actions[name]();
      });
      item.setAttribute('role', 'menuitem');
      this.items.set(name, item);
      this.root.append(item);
    }
    this.show('settings', false);
    this.show('exitFullscreen', false);
  }

  show(name: MenuItem, isShown: boolean): void {
    const item = this.items.get(name);
    if (item) item.hidden = !isShown;
  }

  toggle(): void {
    this.root.hidden = !this.root.hidden;
  }

  close(): void {
    this.root.hidden = true;
  }
}
