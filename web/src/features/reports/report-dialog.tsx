import { useId } from 'react';
import { Link } from 'react-router-dom';
import { reportReasons } from '#contracts/reports.ts';
import { useSchemaForm } from '#lib/form.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { sendReport } from './api.ts';
import { type Reported, type ReportForm, reportFailure, reportForm } from './rules.ts';

const reasonOptions = Object.entries(reportReasons).map(([value, label]) => ({ value, label }));

type ReportDialogProps = { reported: Reported; onClose: () => void };

/** The form to report a message or a companion, and the thanks after it (R-SAFE-12). */
export default function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const form = useId();
  const { register, formProps, errorOf, problem, isBusy, isSent, formState } = useSchemaForm<
    Partial<ReportForm>,
    ReportForm,
    void
  >({
    schema: reportForm,
    defaultValues: { details: '' },
    send: (values) => sendReport(reported, values),
    explain: reportFailure,
  });
  const what = reported.messageId === undefined ? reported.companionName : 'this message';

  if (isSent) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Thank you"
        description="Your report is with the people who look after this place. They read every one and remove what breaks our rules."
        footer={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Report ${what}`}
      description={
        reported.messageId === undefined
          ? 'A person reads this, not a program.'
          : 'A person reads this, not a program. They see this one message and nothing else of your chat.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy}>
            Send report
          </Button>
        </>
      }
    >
      <form id={form} {...formProps} className="flex flex-col gap-4">
        <SelectField
          {...register('reason')}
          label="What is wrong?"
          placeholder="Choose a reason"
          options={reasonOptions}
          error={formState.errors.reason && 'Please choose a reason.'}
        />
        <Textarea
          {...register('details')}
          label="Anything we should know? (optional)"
          className="max-h-60 min-h-24"
          error={errorOf('details')}
        />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        <p className="text-sm text-muted">
          Do you need somebody to talk to now?{' '}
          <Link to={paths.safety} className="font-semibold text-accent underline">
            See the help lines
          </Link>
        </p>
      </form>
    </Dialog>
  );
}
