import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Fragment, useId, type ReactElement, type ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import { checkIcon, chevronRightIcon } from '../basics/icons.ts';
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
  /** What is chosen now, at the end of its row. */
  readonly value?: string | undefined;
  /** Opens a menu of these beside it. Those without an address are a choice of one. */
  readonly entries?: readonly MenuEntry[] | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
}

export interface MenuProps {
  /** A Button or an IconButton. */
  readonly trigger: ReactElement;
  /** Groups, separated by a line. */
  readonly groups: readonly (readonly MenuEntry[])[];
  /** Above the groups, and what the menu is described by. */
  readonly head?: ReactNode;
  /** A last group, which stays in view while those before it scroll. */
  readonly foot?: readonly MenuEntry[] | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** True if it is mounted by the press that should open it. */
  readonly isOpenAtFirst?: boolean | undefined;
}

/** The arrow key that opens a menu beside an entry is the one that points to it. */
const direction = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** A short list of actions or links below the button that opens it (4-56). Rendered inside an open modal dialog. */
export function Menu({
  trigger,
  groups,
  head,
  foot = [],
  align = 'end',
  isOpenAtFirst = false,
}: MenuProps): ReactElement {
  const headId = useId();
  return (
    <DirectionProvider direction={direction()}>
      <BaseMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
        <BaseMenu.Trigger render={trigger} />
        <Popup sideOffset={8} align={align} describedBy={head === undefined ? undefined : headId}>
          {head !== undefined && (
            <div className={styles['head']} id={headId}>
              {head}
            </div>
          )}
          <div className={styles['entries']} role="presentation">
            {groups.map((entries, index) => (
              <Fragment key={entries[0]?.id ?? index}>
                {index > 0 && <BaseMenu.Separator className={styles['divider']} />}
                <Entries of={entries} />
              </Fragment>
            ))}
          </div>
          {foot.length > 0 && (
            <div className={styles['foot']} role="presentation">
              <BaseMenu.Separator className={styles['divider']} />
              <Entries of={foot} />
            </div>
          )}
        </Popup>
      </BaseMenu.Root>
    </DirectionProvider>
  );
}

interface PopupProps {
  readonly sideOffset: number;
  readonly align: 'start' | 'end';
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

function Popup({ sideOffset, align, describedBy, children }: PopupProps): ReactElement {
  const dialog = useTopDialog();
  // Base UI takes null as a container that is not mounted yet.
  return (
    <BaseMenu.Portal container={dialog ?? undefined}>
      <BaseMenu.Positioner className={styles['positioner']} sideOffset={sideOffset} collisionPadding={8} align={align}>
        <BaseMenu.Popup className={classes(styles['popup'], styles['menu'])} aria-describedby={describedBy}>
          {children}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  );
}

const Entries = ({ of }: { readonly of: readonly MenuEntry[] }): ReactNode =>
  of.map((entry) =>
    entry.entries === undefined ? (
      <Entry key={entry.id} entry={entry} />
    ) : (
      <Submenu key={entry.id} entry={entry} entries={entry.entries} />
    ),
  );

interface SubmenuProps {
  readonly entry: MenuEntry;
  readonly entries: readonly MenuEntry[];
}

function Submenu({ entry, entries }: SubmenuProps): ReactElement {
  const chosen = entries.find(({ isChosen }) => isChosen)?.id;
  const choose = (id: string) => entries.find((one) => one.id === id)?.onSelect?.();
  return (
    <BaseMenu.SubmenuRoot>
      <BaseMenu.SubmenuTrigger className={styles['item']}>
        <Content entry={entry} />
        <Icon className={styles['beside']} of={chevronRightIcon} size={18} />
      </BaseMenu.SubmenuTrigger>
      <Popup sideOffset={0} align="start">
        <div className={styles['entries']} role="presentation">
          {entries.some(({ href }) => href !== undefined) ? (
            <Entries of={entries} />
          ) : (
            <BaseMenu.RadioGroup value={chosen} onValueChange={choose}>
              {entries.map((one) => (
                <BaseMenu.RadioItem key={one.id} className={styles['item']} value={one.id} closeOnClick>
                  <Content entry={one} />
                </BaseMenu.RadioItem>
              ))}
            </BaseMenu.RadioGroup>
          )}
        </div>
      </Popup>
    </BaseMenu.SubmenuRoot>
  );
}

function Content({ entry }: { readonly entry: MenuEntry }): ReactElement {
  return (
    <>
      {entry.icon && <Icon of={entry.icon} />}
      <span lang={entry.lang}>{entry.label}</span>
      {entry.count !== undefined && <span className={styles['count']}>{entry.count}</span>}
      {entry.value !== undefined && <span className={styles['value']}>{entry.value}</span>}
      {entry.isChosen && <Icon className={styles['check']} of={checkIcon} size={18} />}
    </>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }): ReactElement {
  const look = classes(styles['item'], entry.tone === 'danger' && styles['danger']);
  const content = <Content entry={entry} />;
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
