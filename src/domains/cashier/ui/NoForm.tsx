import { Button } from '../../../ui/basics/Button.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import type { IconNode } from '../../../ui/basics/Icon.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { gameHallPath } from '../paths.ts';

/** The empty face of a cashier form: why there is none, and where to go instead. */
export function NoForm({
  icon,
  title,
  text,
}: {
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string;
}) {
  const { t, href } = useApp();
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={<Button href={href(gameHallPath)}>{t('cashier:toGames')}</Button>}
    />
  );
}
