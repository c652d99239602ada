// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { translatePage } from '../../../tests/fakes/translatePage.ts';
import { Notice } from '../blocks/Notice.tsx';
import { Pill } from '../blocks/Pill.tsx';
import { ProgressSteps } from '../blocks/ProgressSteps.tsx';
import { Stat } from '../blocks/Stat.tsx';
import { Field } from '../form/Field.tsx';
import { RadioTabs } from '../form/RadioTabs.tsx';
import { Switch } from '../form/Switch.tsx';
import { LitFigure } from '../lit/LitCard.tsx';
import { Chip } from '../tiles/Chip.tsx';
import { Tabs } from '../widgets/Tabs.tsx';
import { ToastRegion } from '../widgets/ToastRegion.tsx';
import { Amount } from './Amount.tsx';
import { Button } from './Button.tsx';
import { checkIcon, copyIcon } from './icons.ts';
import { TextWithMarkers } from './TextWithMarkers.tsx';

afterEach(cleanup);

/** Draws the first state, lets the browser translate it, and draws the second and the first again. */
function texts(first: ReactNode, second: ReactNode): readonly (string | null)[] {
  let show: (isSecond: boolean) => void = () => {};
  function Box() {
    const [isSecond, setSecond] = useState(false);
    show = setSecond;
    return <div>{isSecond ? second : first}</div>;
  }
  const { container } = render(<Box />);
  translatePage(container);
  act(() => show(true));
  const changed = container.textContent;
  translatePage(container);
  act(() => show(false));
  return [changed, container.textContent];
}

const nothing = () => {};

interface Case {
  readonly part: string;
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** What is read of the second, and again of the first. */
  readonly later: string;
  readonly again: string;
}

const cases: readonly Case[] = [
  {
    part: 'a button',
    first: <Button>Copy</Button>,
    second: <Button>Copied</Button>,
    later: 'Copied',
    again: 'Copy',
  },
  {
    part: 'a button with an icon',
    first: <Button icon={copyIcon}>Copy</Button>,
    second: <Button icon={checkIcon}>Copied</Button>,
    later: 'Copied',
    again: 'Copy',
  },
  {
    part: 'a button that gets an icon',
    first: <Button>Copy</Button>,
    second: <Button icon={checkIcon}>Copied</Button>,
    later: 'Copied',
    again: 'Copy',
  },
  {
    part: 'a pill',
    first: <Pill>Open</Pill>,
    second: <Pill icon={checkIcon}>Paid</Pill>,
    later: 'Paid',
    again: 'Open',
  },
  {
    part: 'a pill with a dot',
    first: <Pill>Open</Pill>,
    second: <Pill hasDot>Running</Pill>,
    later: 'Running',
    again: 'Open',
  },
  {
    part: 'a notice',
    first: <Notice>Wait 9 s</Notice>,
    second: <Notice title="Still">Wait 8 s</Notice>,
    later: 'StillWait 8 s',
    again: 'Wait 9 s',
  },
  { part: 'an amount', first: <Amount text="$1" />, second: <Amount text="$2" />, later: '$2', again: '$1' },
  {
    part: 'a chip',
    first: <Chip>Slots</Chip>,
    second: <Chip count="9">Tables</Chip>,
    later: 'Tables9',
    again: 'Slots',
  },
  {
    part: 'a figure',
    first: <Stat label="Won" value="$1" />,
    second: <Stat label="Lost" value="$2" note="n" />,
    later: 'Lost$2n',
    again: 'Won$1',
  },
  {
    part: 'a large figure',
    first: <LitFigure value="$1">to win</LitFigure>,
    second: <LitFigure value="$2">to lose</LitFigure>,
    later: '$2to lose',
    again: '$1to win',
  },
  {
    part: 'a text with markers',
    first: <TextWithMarkers nodes={[{ type: 'text', text: 'One in two' }]} />,
    second: (
      <TextWithMarkers
        nodes={[
          { type: 'bold', children: [{ type: 'text', text: 'Two' }] },
          { type: 'text', text: ' in three' },
        ]}
      />
    ),
    later: 'Two in three',
    again: 'One in two',
  },
  {
    part: 'a switch',
    first: <Switch name="s" label="Sound off" isOn={false} onChange={nothing} />,
    second: <Switch name="s" label="Sound on" hint="Loud" isOn onChange={nothing} />,
    later: 'Sound onLoud',
    again: 'Sound off',
  },
  {
    part: 'a field',
    first: (
      <Field label="Amount" hint="From $1">
        {() => <input />}
      </Field>
    ),
    second: (
      <Field label="Amount of today" error="Too much" notice="Read as $2">
        {() => <input />}
      </Field>
    ),
    later: 'Amount of todayToo muchRead as $2',
    again: 'AmountFrom $1',
  },
  {
    part: 'radio tabs',
    first: <RadioTabs label="To" tabs={[{ value: 'a', label: 'In' }]} value="a" onChange={nothing} />,
    second: <RadioTabs label="To" tabs={[{ value: 'a', label: 'Into' }]} value="a" onChange={nothing} />,
    later: 'Into',
    again: 'In',
  },
  {
    part: 'steps',
    first: <ProgressSteps label="Steps" steps={[{ id: 'a', title: 'Sent', state: 'ahead' }]} />,
    second: <ProgressSteps label="Steps" steps={[{ id: 'a', title: 'Paid', note: 'Now', state: 'done' }]} />,
    later: 'PaidNow',
    again: '1Sent',
  },
];

test.each(cases)('$part shows its new words after the browser has translated the old ones', (one) => {
  const [changed, back] = texts(one.first, one.second);
  expect(changed).toContain(one.later);
  expect(back).toContain(one.again);
});

test('tabs and toasts change after the browser has translated them', () => {
  const tabs = (label: string, content: string) => (
    <Tabs label="Views" tabs={[{ value: 'a', label, content }]} value="a" onChange={nothing} />
  );
  expect(texts(tabs('All', 'Everything'), tabs('New', 'The latest'))).toEqual(['NewThe latest', 'AllEverything']);
  const toast = (content: string) => (
    <ToastRegion
      label="News"
      labelClose="Close"
      toasts={[{ id: 1, type: 'info', content, allowClose: true }]}
      onClose={nothing}
    />
  );
  expect(texts(toast('Saving'), toast('Saved'))).toEqual(['Saved', 'Saving']);
});
