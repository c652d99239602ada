import { useState, type ReactElement } from 'react';
import { Button } from './Button.tsx';
import { checkIcon, copyIcon } from './icons.ts';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Shown once it is copied, and announced. */
  readonly labelCopied: string;
}

/** Copies a text. Where the browser refuses, the text beside it can still be selected. */
export function CopyButton({ text, label, labelCopied }: CopyButtonProps): ReactElement {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Refused, as in some frames: the label stays as it is.
      setIsCopied(false);
    }
  };
  return (
    <>
      <Button size="sm" icon={isCopied ? checkIcon : copyIcon} onClick={copy}>
        {isCopied ? labelCopied : label}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? labelCopied : ''}
      </span>
    </>
  );
}
