import type { ReactElement, ReactNode } from 'react';
import { Button } from '../basics/Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly labelAgree: string;
  /** Omitted if the only answer is to agree. */
  readonly labelReject?: string | undefined;
  readonly labelClose: string;
  readonly tone?: 'primary' | 'plain' | 'danger' | undefined;
  /** Can be closed by an answer only. */
  readonly preventClose?: boolean | undefined;
  readonly size?: DialogProps['size'];
  readonly closeButtonPosition?: DialogProps['closeButtonPosition'];
  readonly isPending?: boolean | undefined;
  /** Closing without an answer was requested; by default it counts as a refusal. */
  readonly onClose?: (() => void) | undefined;
  /** 4-32: true for agreement; Escape and the backdrop give false. */
  readonly onAnswer: (isAgreed: boolean) => void;
  readonly onClosed?: (() => void) | undefined;
}

/** A question with one or two answers. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const {
    isOpen,
    title,
    children,
    labelAgree,
    labelReject,
    labelClose,
    tone = 'primary',
    preventClose,
    size = 'sm',
    closeButtonPosition,
    isPending,
    onAnswer,
    onClosed,
  } = props;
  const { onClose = () => onAnswer(false) } = props;
  return (
    <Dialog
      isOpen={isOpen}
      type="confirm"
      size={size}
      title={title}
      labelClose={labelClose}
      preventClose={preventClose}
      closeButtonPosition={closeButtonPosition}
      onClose={onClose}
      onClosed={onClosed}
      foot={
        <>
          {labelReject !== undefined && (
            <Button isBlock onClick={() => onAnswer(false)}>
              {labelReject}
            </Button>
          )}
          <Button
            isBlock
            variant={tone === 'plain' ? 'secondary' : tone}
            isPending={isPending}
            onClick={() => onAnswer(true)}
          >
            {labelAgree}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
