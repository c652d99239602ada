import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Fragment, type ReactElement } from 'react';
import { classes } from '../basics/classes.ts';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import { checkIcon } from '../basics/icons.ts';
import styles from './Popup.module.css';
import { useTopDialog } from '../basics/topLayer.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconNode | undefined;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** Multiple choice: the menu stays open after a choice (4-57). */
  readonly isMultiple?: boolean | undefined;
  readonly isChosen?: boolean | undefined;
  /** The language of its label and of its target page. */
  readonly lang?: string | undefined;
  /** Number of results. */
  readonly count?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
}

export interface MenuProps {
  /** A Button or an IconButton. */
  readonly trigger: ReactElement;
  /** Groups, separated by a line. */
  readonly groups: readonly (readonly MenuEntry[])[];
  readonly align?: 'start' | 'end' | undefined;
  /** True if it is mounted by the press that should open it. */
  readonly isOpenAtFirst?: boolean | undefined;
}

/** A short list of actions or links below the button that opens it (4-56). Rendered inside an open modal dialog. */
export function Menu({ trigger, groups, align = 'end', isOpenAtFirst = false }: MenuProps): ReactElement {
  const dialog = useTopDialog();
  return (
    <BaseMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <BaseMenu.Trigger render={trigger} />
      {/* Base UI takes null as a container that is not mounted yet. */}
      <BaseMenu.Portal container={dialog ?? undefined}>
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
      <span lang={entry.lang}>{entry.label}</span>
      {entry.count !== undefined && <span className={styles['count']}>{entry.count}</span>}
      {entry.isChosen && <Icon className={styles['check']} of={checkIcon} size={18} />}
    </>
  );
  if (entry.href !== undefined) {
    return (
      <BaseMenu.LinkItem
        className={look}
        href={entry.href}
        hrefLang={entry.lang}
        closeOnClick
        aria-current={entry.isChosen ? 'true' : undefined}
        onClick={entry.onSelect}
      >
        {content}
      </BaseMenu.LinkItem>
    );
  }
  if (entry.isMultiple) {
    return (
      <BaseMenu.CheckboxItem
        className={look}
        disabled={entry.isDisabled ?? false}
        checked={entry.isChosen ?? false}
        onCheckedChange={entry.onSelect}
      >
        {content}
      </BaseMenu.CheckboxItem>
    );
  }
  return (
    <BaseMenu.Item className={look} disabled={entry.isDisabled ?? false} onClick={entry.onSelect}>
      {content}
    </BaseMenu.Item>
  );
}
