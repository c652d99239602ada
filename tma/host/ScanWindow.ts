import { button, element } from './element.ts';
import type { ScannerHandlers } from './HostView.ts';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** The browser's own reader of codes; missing on some desktops. */
const detectorClass = (): DetectorClass | null =>
  'BarcodeDetector' in window ? (window.BarcodeDetector as DetectorClass) : null;

/** The messenger's scanner of QR codes: by the camera, or by a text that is entered in place of a code. */
export class ScanWindow {
  private dialog: HTMLDialogElement | null = null;
  private stream: MediaStream | null = null;

  open(hint: string, { onText, onClosed }: ScannerHandlers): void {
    this.close();
    const dialog = element('dialog', 'popup scanner', { 'aria-label': 'Scan a code' });
    const video = element('video', 'scanner-video', { hidden: '', playsinline: '' });
    const field = element('input', 'field', { type: 'text', 'aria-label': 'Text of the code', autocomplete: 'off' });
    const form = element('form', 'scanner-form', {}, field, element('button', 'text-button', {}, 'Use this text'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (field.value !== '') onText(field.value);
    });
    const row = element('div', 'popup-buttons');
    if (detectorClass() !== null)
      row.append(button('text-button', 'Use the camera', () => void this.scan(dialog, video, onText)));
    row.append(button('text-button', 'Close', () => dialog.close()));
    dialog.append(element('h2', '', {}, 'Scan a code'));
    if (hint !== '') dialog.append(element('p', '', {}, hint));
    dialog.append(video, form, row);
    dialog.addEventListener('close', () => {
      const isByUser = this.dialog === dialog;
      this.release(dialog);
      if (isByUser) onClosed();
    });
    document.body.append(dialog);
    this.dialog = dialog;
    dialog.showModal();
  }

  /** Closes it for the app, which is not told. */
  close(): void {
    const { dialog } = this;
    if (dialog === null) return;
    this.dialog = null;
    dialog.close();
    this.release(dialog);
  }

  private release(dialog: HTMLDialogElement): void {
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
    if (this.dialog === dialog) this.dialog = null;
    dialog.remove();
  }

  private async scan(
    dialog: HTMLDialogElement,
    video: HTMLVideoElement,
    onText: (text: string) => void,
  ): Promise<void> {
    const Found = detectorClass();
    if (Found === null || this.stream !== null) return;
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    } catch {
      dialog.append(element('p', 'hint', { role: 'status' }, 'The camera is not available.'));
      return;
    }
    video.srcObject = this.stream;
    video.hidden = false;
    await video.play();
    const detector = new Found({ formats: ['qr_code'] });
    let last = '';
    const look = async () => {
      if (this.dialog !== dialog) return;
      const [code] = await detector.detect(video);
      if (code !== undefined && code.rawValue !== last) {
        last = code.rawValue;
        onText(last);
      }
      requestAnimationFrame(() => void look());
    };
    await look();
  }
}
