import { useEffect, useRef } from 'react';
import { showCaptcha } from '#lib/captcha.ts';

/** Where the captcha's script draws its widget. */
export default function CaptchaWidget() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current === null ? undefined : showCaptcha(ref.current)), []);
  return <div ref={ref} />;
}
