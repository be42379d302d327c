import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type TabsProps = {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly {
    value: string;
    label: string;
    content: ReactNode;
    /** Keeps its input while another tab is shown. */
    keepMounted?: boolean;
  }[];
  /** The open tab, controlled with `onValueChange`; without it the first tab is open. */
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
            className="-mb-px min-h-11 shrink-0 cursor-pointer border-b-2 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap text-muted sm:px-4 sm:text-base hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={tab.keepMounted ?? false}
          className="pt-6"
        >
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
