import { LegalPage } from './legal-page.tsx';
import { termsText } from './terms-text.ts';

export function TermsScreen() {
  return <LegalPage text={termsText} />;
}
