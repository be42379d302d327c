import { LegalPage } from './legal-page.tsx';
import { privacyText } from './privacy-text.ts';

export function PrivacyScreen() {
  return <LegalPage text={privacyText} />;
}
