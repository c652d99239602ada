import type { ReactElement } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
}

/** The light margin that scanners need, in modules (ISO 18004: four). */
const MARGIN = 4;

/** Each run of dark modules in a row as one rectangle. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      const width = x + 1 - start;
      parts.push(`M${start} ${y}h${width}v1h-${width}z`);
    }
  }
  return parts.join('');
}

/** A QR code: dark on light in every theme, since not all scanners read the inverse. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={darkPath(data)} />
    </svg>
  );
}
