const key = 'host-panel';

/** Whether the panel is open: as it was left in this browser, else only where it has room beside the app. */
export class OpenState {
  private open: boolean;

  constructor(
    private readonly page: Window,
    hasRoom: boolean,
  ) {
    this.open = read(page) ?? hasRoom;
  }

  get value(): boolean {
    return this.open;
  }

  set(isOpen: boolean): void {
    this.open = isOpen;
    try {
      this.page.localStorage.setItem(key, isOpen ? 'open' : 'closed');
    } catch {
      // Blocked: the panel starts as it does at first.
    }
  }
}

function read(page: Window): boolean | null {
  try {
    const kept = page.localStorage.getItem(key);
    return kept === null ? null : kept === 'open';
  } catch {
    return null;
  }
}
