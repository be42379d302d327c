import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { fieldProblem, formProblem } from '#lib/form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Announcement, AnnouncementToSave } from './api.ts';
import { useSaveAnnouncement } from './queries.ts';
import { announcementForm } from './rules.ts';

type AnnouncementFormProps = {
  /** The one to change; null writes a new one. */
  announcement: Announcement | null;
  onClose: () => void;
};

/** Writes or changes an announcement. What was typed stays until it is saved. */
export function AnnouncementForm({ announcement, onClose }: AnnouncementFormProps) {
  const { register, handleSubmit, formState } = useForm<Pick<Announcement, 'title' | 'body'>>({
    resolver: valibotResolver(announcementForm),
    defaultValues: { title: announcement?.title ?? '', body: announcement?.body ?? '' },
  });
  const { errors } = formState;
  const save = useSaveAnnouncement();
  const sendWith = (more: Partial<AnnouncementToSave>) =>
    void handleSubmit((form) =>
      save.mutate({ id: announcement?.id ?? null, ...form, ...more }, { onSuccess: onClose }),
    )();
  const problem =
    formProblem(errors) ?? (save.error ? `This could not be saved: ${save.error.message}` : undefined);

  return (
    <Card className="max-w-4xl p-5 sm:p-6">
      <form
        noValidate
        aria-label={announcement === null ? 'New announcement' : 'Edit announcement'}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          sendWith(announcement === null ? { published_at: new Date().toISOString() } : {});
        }}
      >
        <TextField {...register('title')} label="Title" required error={fieldProblem(errors.title)} />
        <Textarea
          {...register('body')}
          label="Text"
          required
          rows={3}
          className="max-h-96"
          error={fieldProblem(errors.body)}
        />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {announcement === null && (
            <Button busy={save.isPending} onClick={() => sendWith({ published_at: null })}>
              Save as draft
            </Button>
          )}
          <Button type="submit" variant="primary" busy={save.isPending}>
            {announcement === null ? 'Publish' : 'Save changes'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
