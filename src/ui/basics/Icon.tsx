import { createElement, type ReactElement } from 'react';

/** Lucide's icon data: tag and attributes of each shape on a 24 × 24 grid. */
export type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

export interface IconProps {
  readonly of: IconNode;
  /** Edge in CSS pixels, 20 by default. */
  readonly size?: number | undefined;
  /** Accessible name; only if there is no text beside it. */
  readonly label?: string | undefined;
  readonly isFilled?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Icon({ of, size = 20, label, isFilled = false, className }: IconProps): ReactElement {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {of.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
