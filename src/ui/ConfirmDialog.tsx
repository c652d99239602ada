import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly labelAgree: string;
  /** Left out where there is nothing to refuse. */
  readonly labelReject?: string | undefined;
  readonly labelClose: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** Only an answer ends it. */
  readonly preventClose?: boolean | undefined;
  readonly isPending?: boolean | undefined;
  /** 4-32: true for agreement; escape and the backdrop say false. */
  readonly onAnswer: (isAgreed: boolean) => void;
  readonly onClosed?: (() => void) | undefined;
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { isOpen, title, children, labelAgree, labelReject, labelClose, tone = 'primary', preventClose, isPending, onAnswer, onClosed } = props;
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={title}
      labelClose={labelClose}
      preventClose={preventClose}
      onClose={() => onAnswer(false)}
      onClosed={onClosed}
      foot={
        <>
          {labelReject !== undefined && (
            <Button isBlock onClick={() => onAnswer(false)}>
              {labelReject}
            </Button>
          )}
          <Button isBlock variant={tone} isPending={isPending} onClick={() => onAnswer(true)}>
            {labelAgree}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
