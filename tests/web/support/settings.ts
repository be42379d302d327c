import { onTestFinished } from 'vitest';

/** Another value of a build setting, until the test is over. */
export function withSetting<Settings extends object, Name extends keyof Settings>(
  settings: Settings,
  name: Name,
  value: Settings[Name],
): void {
  const before = settings[name];
  settings[name] = value;
  onTestFinished(() => {
    settings[name] = before;
  });
}
