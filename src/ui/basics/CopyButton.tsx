import { useState, type ReactElement } from 'react';
import { Button } from './Button.tsx';
import { copyText } from './copyText.ts';
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
    setIsCopied(await copyText(text));
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
