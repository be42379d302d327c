import { paths } from '#lib/paths.ts';
import { buttonClass } from '#ui/button-style.ts';

/** The last resort: something outside the screens failed, so there is no shell to show it in (R-SHELL-13). */
export function RoutingErrorScreen() {
  return (
    <main role="alert" className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 text-center">
      <h1 className="font-display text-3xl">Unexpected Application Error!</h1>
      <a href={paths.home} className={buttonClass({ variant: 'primary' })}>
        Go home
      </a>
    </main>
  );
}
