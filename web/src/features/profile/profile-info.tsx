import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { brand } from '#lib/brand.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type ProfileForm, saveProfile } from './api.ts';
import { confirmEmail, profileNotSaved, profileSaved } from './profile-texts.ts';

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
    const held = { fullName: row.full_name ?? '', email: row.email ?? '', aboutMe: row.about_me ?? '' };
    return <InfoForm userId={userId} held={held} />;
  }
  if (isError) return <ErrorState title="Your profile could not be loaded" onRetry={() => void refetch()} />;
  return <Skeleton className="h-96 max-w-form" />;
}

function InfoForm({ userId, held }: { userId: string; held: ProfileForm }) {
  const client = useQueryClient();
  const { register, handleSubmit, reset } = useForm<ProfileForm>({
    values: held,
    // What was changed elsewhere arrives, what is being typed stays.
    resetOptions: { keepDirtyValues: true },
  });
  const save = useMutation({
    mutationFn: (form: ProfileForm) => saveProfile(form, held.email),
    retry: false,
    onSuccess: (waitingEmail, form) => {
      reset({ ...form, email: waitingEmail === null ? form.email : held.email }, { keepDirtyValues: false });
      return client.invalidateQueries(currentUserQuery(userId));
    },
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((form) => save.mutate(form))(event)}
      className="flex max-w-form flex-col gap-5"
    >
      <TextField {...register('fullName')} label="Full name" autoComplete="name" maxLength={120} />
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="A new address has to be confirmed by mail."
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
      {save.data && <Notice kind="info">{confirmEmail(save.data, held.email)}</Notice>}
      {save.isError && <Notice kind="problem">{profileNotSaved(save.error)}</Notice>}
      <Button type="submit" variant="primary" busy={save.isPending} className="self-start">
        Save changes
      </Button>
    </form>
  );
}
