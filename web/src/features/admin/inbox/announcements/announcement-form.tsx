import { useSchemaForm } from '#lib/form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Announcement, AnnouncementToSave } from './api.ts';
import { useSaveAnnouncement } from './queries.ts';
import { type AnnouncementTexts, announcementForm } from './rules.ts';

type AnnouncementFormProps = {
  /** The one to change; null writes a new one. */
  announcement: Announcement | null;
  onClose: () => void;
};

/** Writes or changes an announcement. What was typed stays until it is saved. */
export function AnnouncementForm({ announcement, onClose }: AnnouncementFormProps) {
  const save = useSaveAnnouncement();
  const saveWith = (more: Partial<AnnouncementToSave>) => async (values: AnnouncementTexts) => {
    await save.mutateAsync({ id: announcement?.id ?? null, ...values, ...more });
    onClose();
  };
  const { register, formProps, submitTo, errorOf, problem, isBusy } = useSchemaForm({
    schema: announcementForm,
    defaultValues: { title: announcement?.title ?? '', body: announcement?.body ?? '' },
    send: (values) =>
      saveWith(announcement === null ? { published_at: new Date().toISOString() } : {})(values),
    explain: (error) => `This could not be saved: ${(error as Error).message}`,
  });

  return (
    <Card className="max-w-4xl p-5 sm:p-6">
      <form
        {...formProps}
        aria-label={announcement === null ? 'New announcement' : 'Edit announcement'}
        className="flex flex-col gap-5"
      >
        <TextField {...register('title')} label="Title" required error={errorOf('title')} />
        <Textarea
          {...register('body')}
          label="Text"
          required
          rows={3}
          className="max-h-96"
          error={errorOf('body')}
        />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {announcement === null && (
            <Button busy={isBusy} onClick={() => void submitTo(saveWith({ published_at: null }))()}>
              Save as draft
            </Button>
          )}
          <Button type="submit" variant="primary" busy={isBusy}>
            {announcement === null ? 'Publish' : 'Save changes'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
