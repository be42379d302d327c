import { useQuery } from '@tanstack/react-query';
import { env } from '#lib/env.ts';
import { useSchemaForm } from '#lib/form.ts';
import { formTexts } from '#lib/form-definition.ts';
import { paths } from '#lib/paths.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useSaveProfile } from './queries.ts';
import {
  confirmEmail,
  isAboutEmail,
  LONGEST_ABOUT_ME,
  LONGEST_PRONOUNS,
  type ProfileForm,
  profileForm,
  profileNotSaved,
  profileSaved,
} from './rules.ts';

/** Name, pronouns, email and a few words about oneself (R-PROF-03, R-PROF-04, R-MEM-17). */
export function ProfileInfo({ userId }: { userId: string }) {
  const {
    data: row,
    isError,
    refetch,
  } = useQuery({
    ...currentUserQuery(userId),
    refetchOnMount: 'always',
  });
  if (row) {
    const saved = {
      fullName: row.full_name ?? '',
      pronouns: row.pronouns ?? '',
      email: row.email ?? '',
      aboutMe: row.about_me ?? '',
    };
    return <InfoForm userId={userId} saved={saved} />;
  }
  if (isError) return <ErrorState title="Your profile could not be loaded" onRetry={() => void refetch()} />;
  return <Skeleton className="h-150 max-w-prose" />;
}

function InfoForm({ userId, saved }: { userId: string; saved: ProfileForm }) {
  const save = useSaveProfile(userId, saved.email);
  const { register, formProps, errorOf, problem, reset, setError } = useSchemaForm({
    schema: profileForm,
    values: saved,
    // What was changed elsewhere is shown, except in a field that somebody is typing into.
    resetOptions: { keepDirtyValues: true },
    send: async (form) => {
      const waitingEmail = await save.mutateAsync(form).catch((error) => {
        if (isAboutEmail(error))
          setError('email', { message: formTexts.emailInvalid }, { shouldFocus: true });
        throw error;
      });
      reset({ ...form, email: waitingEmail === null ? form.email : saved.email }, { keepDirtyValues: false });
    },
    explain: profileNotSaved,
  });

  return (
    <form {...formProps} className="flex max-w-prose flex-col gap-5">
      <TextField {...register('fullName')} label="Full name" autoComplete="name" maxLength={120} />
      <TextField
        {...register('pronouns')}
        label="Pronouns"
        maxLength={LONGEST_PRONOUNS}
        placeholder="she/her"
        error={errorOf('pronouns')}
      />
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        hint="We’ll email you a link to confirm a new address."
      />
      <Textarea
        {...register('aboutMe')}
        label="About me"
        rows={4}
        maxLength={LONGEST_ABOUT_ME}
        className="max-h-96"
        error={errorOf('aboutMe')}
        hint={<WhoReadsThis />}
      />
      {save.isSuccess && <Notice kind="good">{profileSaved}</Notice>}
      {save.data && <Notice kind="info">{confirmEmail(save.data, saved.email)}</Notice>}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" variant="primary" busy={save.isPending} className="self-start">
        Save changes
      </Button>
    </form>
  );
}

function WhoReadsThis() {
  return (
    <>
      Every companion reads your name, pronouns and this before answering you.{' '}
      {env.features.chat && (
        <>
          You can keep one from seeing them under <TextLink to={paths.memory()}>What they remember</TextLink>.{' '}
        </>
      )}
      No one else but our admins can.
    </>
  );
}
