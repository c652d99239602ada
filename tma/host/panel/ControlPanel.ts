import { button, element, iconButton } from '../element.ts';
import { answerModes, liveQuery } from '../HostSettings.ts';
import type { HostSettings } from '../HostSettings.ts';
import { notify } from '../notify.ts';
import type { HostPage, OpenedApp } from '../openApp.ts';
import { decisions, permissionNames } from '../permissions.ts';
import { themeNames } from '../themes.ts';
import { choicesOf, section, selectField } from './fields.ts';
import { launchForm } from './LaunchForm.ts';
import { LogView } from './LogView.ts';
import type { OpenState } from './OpenState.ts';

const permissionLabels = {
  phone: 'Phone number',
  write: 'Write access',
  clipboard: 'Clipboard',
  location: 'Location',
  home: 'Home screen',
  fullscreen: 'Full screen',
} as const;

const offlineHint =
  'The window shows a lost connection and the app is told that it is not visible. The frame has the browser’s own ' +
  'network: cut that in its developer tools (Network, Offline), or in a test with setOffline.';

/** The controls of the host beside the app: what it is launched with, how the host behaves, and all events. */
export class ControlPanel {
  readonly root = element('aside', 'panel', { 'aria-label': 'Host controls' });
  private readonly toggleButton: HTMLButtonElement;
  private readonly log: LogView;

  constructor(
    private readonly page: HostPage,
    private readonly app: () => OpenedApp | null,
    private readonly isOpen: OpenState,
  ) {
    this.log = new LogView(page.log, () => isOpen.value);
    this.toggleButton = iconButton('icon-button panel-toggle', 'controls', 'Host controls', () => this.toggle());
    this.root.append(
      element(
        'header',
        'panel-header',
        {},
        element('h2', '', {}, 'Host controls'),
        iconButton('icon-button', 'close', 'Close the host controls', () => this.toggle()),
      ),
      this.lookSection(),
      this.frameSection(),
      this.connectionSection(),
      this.permissionSection(),
      launchForm(page.settings.current, new URLSearchParams(location.search), (search) => {
        location.search = search;
      }),
      this.log.root,
    );
    page.settings.subscribe((settings) => this.keep(settings));
    document.body.append(this.toggleButton, this.root);
    this.draw();
  }

  private get settings(): HostSettings {
    return this.page.settings.current;
  }

  private toggle(): void {
    this.isOpen.set(!this.isOpen.value);
    this.draw();
  }

  private draw(): void {
    const { value } = this.isOpen;
    this.root.hidden = !value;
    this.toggleButton.hidden = value;
    this.toggleButton.setAttribute('aria-expanded', String(value));
    document.documentElement.classList.toggle('with-panel', value);
    this.log.draw();
  }

  /** Writes the settings into the address, so that a reload or a copied address has them. */
  private keep(settings: HostSettings): void {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(liveQuery(settings))) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    history.replaceState(null, '', `?${query}`);
  }

  private lookSection(): HTMLElement {
    const { theme, settings } = this.page;
    const themes = selectField('Theme', choicesOf(themeNames), theme.name, (value) => {
      theme.set(themeNames.find((name) => name === value) ?? 'day');
    });
    theme.subscribe(() => {
      themes.input.value = theme.name;
      settings.change({ theme: theme.name });
    });
    const insets = selectField(
      'Insets',
      choicesOf(['none', 'notched'], { notched: 'phone with a notch' }),
      this.settings.isNotched ? 'notched' : 'none',
      (value) => settings.change({ isNotched: value === 'notched' }),
    );
    return section('Look', themes.root, insets.root);
  }

  private frameSection(): HTMLElement {
    const { settings } = this.page;
    const actions: readonly (readonly [string, (app: OpenedApp) => void])[] = [
      ['Kill the frame', (app) => app.kill()],
      ['Insert it again', (app) => app.insert()],
      ['Swipe the app down', (app) => warnIf(!app.swipeDown(), 'The app has switched vertical swipes off.')],
      ['Turn the device', (app) => warnIf(!app.rotate(), 'The app has locked the orientation.')],
    ];
    const row = element('div', 'panel-row');
    for (const [label, run] of actions)
      row.append(
        button('panel-button', label, () => {
          const app = this.app();
          if (app) run(app);
          else notify('No app is open.');
        }),
      );
    const answers = selectField(
      'Answers',
      choicesOf(answerModes, { prompt: 'at once', slow: 'slow', never: 'never' }),
      settings.current.answers,
      (value) => settings.change({ answers: answerModes.find((mode) => mode === value) ?? 'prompt' }),
    );
    return section('App', row, answers.root);
  }

  private connectionSection(): HTMLElement {
    const { settings } = this.page;
    const input = element('input', '', { type: 'checkbox' });
    input.checked = settings.current.isOffline;
    input.addEventListener('change', () => settings.change({ isOffline: input.checked }));
    const draw = () => document.documentElement.classList.toggle('offline', settings.current.isOffline);
    settings.subscribe(draw);
    draw();
    return section(
      'Connection',
      element('label', 'panel-check', {}, input, 'Offline'),
      element('p', 'hint', {}, offlineHint),
    );
  }

  private permissionSection(): HTMLElement {
    const { settings } = this.page;
    const fields = permissionNames.map((name) =>
      selectField(permissionLabels[name], choicesOf(decisions), settings.current.permissions[name], (value) => {
        const decision = decisions.find((one) => one === value) ?? 'ask';
        settings.change({ permissions: { ...settings.current.permissions, [name]: decision } });
      }),
    );
    return section('Permissions', ...fields.map(({ root }) => root));
  }
}

function warnIf(isRefused: boolean, text: string): void {
  if (isRefused) notify(text);
}
