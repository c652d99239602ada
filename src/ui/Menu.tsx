import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Fragment, type ReactElement } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconNode } from './Icon.tsx';
import { checkIcon } from './icons.ts';
import styles from './Popup.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconNode | undefined;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly isChosen?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
}

export interface MenuProps {
  /** A Button or an IconButton. */
  readonly trigger: ReactElement;
  /** Groups, divided by a line. */
  readonly groups: readonly (readonly MenuEntry[])[];
  readonly align?: 'start' | 'end' | undefined;
}

/** A short list of things to do or places to go, under the button that opened it. */
export function Menu({ trigger, groups, align = 'end' }: MenuProps): ReactElement {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles['positioner']} sideOffset={8} collisionPadding={8} align={align}>
          <BaseMenu.Popup className={classes(styles['popup'], styles['menu'])}>
            {groups.map((entries, index) => (
              <Fragment key={entries[0]?.id ?? index}>
                {index > 0 && <BaseMenu.Separator className={styles['divider']} />}
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </Fragment>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }): ReactElement {
  const look = classes(styles['item'], entry.tone === 'danger' && styles['danger']);
  const content = (
    <>
      {entry.icon && <Icon of={entry.icon} />}
      <span>{entry.label}</span>
      {entry.isChosen && <Icon className={styles['check']} of={checkIcon} size={18} />}
    </>
  );
  if (entry.href !== undefined) {
    return (
      <BaseMenu.LinkItem className={look} href={entry.href} closeOnClick aria-current={entry.isChosen ? 'true' : undefined} onClick={entry.onSelect}>
        {content}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item className={look} disabled={entry.isDisabled ?? false} onClick={entry.onSelect}>
      {content}
    </BaseMenu.Item>
  );
}
