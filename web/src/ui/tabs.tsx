import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type TabsProps = {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly { value: string; label: string; content: ReactNode }[];
  /** With `onValueChange` the caller keeps the choice; without, the first tab opens. */
  value?: string;
  onValueChange?: (value: string) => void;
};

/** Tabs with arrow keys, Home and End. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <BaseTabs.Root
      defaultValue={tabs[0]?.value}
      {...(value === undefined ? {} : { value })}
      onValueChange={(next) => onValueChange?.(String(next))}
    >
      <BaseTabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 cursor-pointer border-b-2 border-transparent px-4 font-semibold text-muted hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
