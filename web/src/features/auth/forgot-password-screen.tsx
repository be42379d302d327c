import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { useNativeForm } from '#lib/native-form.ts';
import { paths } from '#lib/paths.ts';
import { useAfterHydration } from '#lib/use-after-hydration.ts';
import { Captcha } from '#shared/captcha.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthCard } from './auth-card.tsx';

/** Asks for the address that gets the recovery mail (R-AUTH-07). */
export function ForgotPasswordScreen() {
  const [query] = useSearchParams();
  const redirect = useAfterHydration(query.get('redirect'), null) || undefined;
  const isAdmin = useAfterHydration(query.get('for') === 'admin', false);
  const recovery = async () => {
    const { recoveryDefinition } = await import('./form-definitions.ts');
    return recoveryDefinition(isAdmin ? paths.admin.updatePassword : paths.updatePassword);
  };
  const { formProps, errorOf, problem, isBusy, isSent } = useNativeForm(recovery);

  return (
    <AuthCard
      title="Forgot your password?"
      text="We’ll email you a link. It opens a page where you choose a new one."
    >
      <title>{`Forgot password | ${brand.name}`}</title>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField name="email" label="Email" type="email" autoComplete="email" error={errorOf('email')} />
        <Captcha />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        {isSent && (
          <Notice kind="good">
            If this address has an account, an email is on its way. Please open its link in this browser.
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          Send the link
        </Button>
      </form>
      <Link
        to={isAdmin ? paths.admin.login : paths.login(redirect)}
        className="self-center py-1 font-semibold text-accent underline"
      >
        Back to login
      </Link>
    </AuthCard>
  );
}
