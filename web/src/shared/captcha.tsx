import { Suspense } from 'react';
import { env } from '#lib/env.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const CaptchaWidget = lazyPart('default', () => import('./captcha-widget.tsx'));

/** The captcha of a form whose request sends `captchaOptions()`; nothing where none is configured (R-PROD-16). */
export function Captcha() {
  if (env.captchaSiteKey === '') return null;
  return (
    // The height of the widget, so that nothing moves when it appears.
    <div className="min-h-16.5">
      <Suspense>
        <CaptchaWidget />
      </Suspense>
    </div>
  );
}
