import { useQuery } from '@tanstack/react-query';
import { brand } from '#lib/brand.ts';
import { useSchemaForm } from '#lib/form.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useSaveProfile } from './queries.ts';
import { confirmEmail, type ProfileForm, profileForm, profileNotSaved, profileSaved } from './rules.ts';

/** Name, email and a few words about oneself (R-PROF-03, R-PROF-04). */
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
    const saved = { fullName: row.full_name ?? '', email: row.email ?? '', aboutMe: row.about_me ?? '' };
    return <InfoForm userId={userId} saved={saved} />;
  }
  if (isError) return <ErrorState title="Your profile could not be loaded" onRetry={() => void refetch()} />;
  return <Skeleton className="h-96 max-w-prose" />;
}

function InfoForm({ userId, saved }: { userId: string; saved: ProfileForm }) {
  const save = useSaveProfile(userId, saved.email);
  const { register, formProps, problem, reset } = useSchemaForm({
    schema: profileForm,
    values: saved,
    // What was changed elsewhere is shown, except in a field that somebody is typing into.
    resetOptions: { keepDirtyValues: true },
    send: async (form) => {
      const waitingEmail = await save.mutateAsync(form);
      reset({ ...form, email: waitingEmail === null ? form.email : saved.email }, { keepDirtyValues: false });
    },
    explain: profileNotSaved,
  });

  return (
    <form {...formProps} className="flex max-w-prose flex-col gap-5">
      <TextField {...register('fullName')} label="Full name" autoComplete="name" maxLength={120} />
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="We’ll email you a link to confirm a new address."
      />
      <Textarea
        {...register('aboutMe')}
        label="About me"
        rows={4}
        maxLength={1000}
        className="max-h-96"
        hint={`Only you and the admins of ${brand.name} can read this.`}
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
