import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProblem, formProblem } from '../../lib/form.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { sendContactMessage } from './api.ts';
import { type ContactForm as Contact, categories, contactFailure, contactForm } from './rules.ts';

/** The message to support: confirmed and emptied when it is stored, kept when it is not (R-STATIC-04, R-STATIC-05). */
export function ContactForm() {
  const { user } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, reset, setError, formState } = useForm<Contact>({
    resolver: valibotResolver(contactForm),
    defaultValues: {
      name: user?.fullName ?? '',
      email: user?.email ?? '',
      subject: '',
      message: '',
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    setSentTo(null);
    try {
      await sendContactMessage(form);
      reset();
      setSentTo(form.email);
    } catch (error) {
      setError('root', { message: contactFailure(error) });
    }
  });
  const problem = formProblem(errors);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...register('name')} label="Name" autoComplete="name" error={fieldProblem(errors.name)} />
        <TextField
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="email"
          error={fieldProblem(errors.email)}
        />
      </div>
      <SelectField
        {...register('category')}
        label="Category"
        placeholder="What is it about?"
        options={categories}
        error={fieldProblem(errors.category)}
      />
      <TextField {...register('subject')} label="Subject" error={fieldProblem(errors.subject)} />
      <Textarea
        {...register('message')}
        label="Message"
        className="max-h-96 min-h-40"
        error={fieldProblem(errors.message)}
      />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {sentTo !== null && (
        <Notice kind="good">Thank you, your message has been sent. We will answer to {sentTo}.</Notice>
      )}
      <Button type="submit" variant="primary" busy={isSubmitting} className="sm:self-start">
        Send message
      </Button>
    </form>
  );
}
