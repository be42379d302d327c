import { useState } from 'react';
import { useNativeForm } from '#lib/native-form.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { categories } from './categories.ts';

const contact = async () => (await import('./contact-definition.ts')).contactDefinition;

/** The message to support: confirmed and emptied when it is stored, kept when it is not (R-STATIC-04, R-STATIC-05). */
export function ContactForm() {
  const { user } = useSession();
  const [sentTo, setSentTo] = useState('');
  const { formProps, errorOf, problem, isBusy, isSent } = useNativeForm(contact, (_, { email }, form) => {
    form.reset();
    setSentTo(email);
  });

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          defaultValue={user?.fullName}
          label="Name"
          autoComplete="name"
          error={errorOf('name')}
        />
        <TextField
          name="email"
          defaultValue={user?.email}
          label="Email"
          type="email"
          autoComplete="email"
          error={errorOf('email')}
        />
      </div>
      <SelectField
        name="category"
        label="Category"
        placeholder="What is it about?"
        options={categories}
        error={errorOf('category')}
      />
      <TextField name="subject" label="Subject" error={errorOf('subject')} />
      <Textarea name="message" label="Message" className="max-h-96 min-h-40" error={errorOf('message')} />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {isSent && <Notice kind="good">Thank you, your message has been sent. We’ll reply to {sentTo}.</Notice>}
      <Button type="submit" variant="primary" busy={isBusy} className="sm:self-start">
        Send message
      </Button>
    </form>
  );
}
