import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../ui/basics/Button.tsx';
import type { IconNode } from '../../ui/basics/Icon.tsx';
import { Skeleton } from '../../ui/basics/Skeleton.tsx';
import { EmptyState } from '../../ui/blocks/EmptyState.tsx';
import { LoadingBlock } from '../lists/LoadingBlock.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import type { RemoteStatus } from '../Remote.ts';

interface Props<T> {
  readonly status: RemoteStatus | 'missing';
  readonly value: T | null;
  readonly onRetry: () => Promise<void>;
  /** Said of what is not, or no longer, there: where its like are found. */
  readonly gone: {
    readonly icon: IconNode;
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly label: string;
  };
  readonly className: string | undefined;
  readonly children: (value: T) => ReactNode;
}

/** A page about one thing in all its states: it loads, has failed, is gone, or is shown. */
export function DetailPage<T>({ status, value, onRetry, gone, className, children }: Props<T>): ReactElement {
  if (status === 'failed') return <LoadFailed onRetry={onRetry} />;
  if (status === 'missing') {
    const { icon, title, text, href, label } = gone;
    return <EmptyState level={1} icon={icon} title={title} text={text} action={<Button href={href}>{label}</Button>} />;
  }
  if (value === null) {
    return (
      <LoadingBlock>
        <div className={className}>
          <Skeleton height="440px" />
          <Skeleton height="320px" />
        </div>
      </LoadingBlock>
    );
  }
  return <article className={className}>{children(value)}</article>;
}
