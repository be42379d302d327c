import { accessibilityText } from './accessibility-text.ts';
import { LegalPage } from './legal-page.tsx';

export function AccessibilityScreen() {
  return <LegalPage text={accessibilityText} />;
}
