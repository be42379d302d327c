import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { formTexts } from './form-texts.ts';
import { valid } from './valid.ts';

/** What a form needs once somebody fills it in; it is fetched then, so that the page is there sooner. */
export type FormProgram<Values, Answer> = {
  schema: v.GenericSchema<unknown, Values>;
  send: (values: Values) => Promise<Answer>;
  /** The text for people about what `send` threw. */
  explain: (error: unknown) => string;
};

type Errors = Record<string, string>;

/**
 * A form whose fields the browser keeps: they are read when it is sent. What was typed into prerendered HTML before
 * this program ran is not lost, nor that it was sent then, and public pages need no form library. After a first try a
 * field is checked again with every change. `onSent` hears what `send` answered.
 */
export function useNativeForm<Values, Answer>(
  load: () => Promise<FormProgram<Values, Answer>>,
  onSent?: (answer: Answer, values: Values, form: HTMLFormElement) => void,
) {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'new' | 'tried' | 'busy' | 'sent'>('new');
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const form = ref.current;
    // first-paint.js has marked it: somebody sent it when nothing here ran yet.
    if (form?.dataset.sent === undefined) return;
    delete form.dataset.sent;
    form.requestSubmit();
  }, []);

  const submit = async (form: HTMLFormElement) => {
    setState('busy');
    setFailure(undefined);
    let explain: FormProgram<Values, Answer>['explain'] = () => formTexts.notSent;
    try {
      const program = await load();
      explain = program.explain;
      const { value, issues } = valid(program.schema, valuesOf(form));
      const found = errorsOf(issues);
      setErrors(found);
      if (issues !== undefined) {
        setState('tried');
        focusFirst(form, found);
        return;
      }
      const answer = await program.send(value as Values);
      setState('sent');
      onSent?.(answer, value as Values, form);
    } catch (error) {
      setFailure(explain(error));
      setState('tried');
    }
  };

  const checkAgain = async (form: HTMLFormElement, name: string) => {
    const { schema } = await load();
    const { [name]: found } = errorsOf(valid(schema, valuesOf(form)).issues);
    setErrors(({ [name]: _, ...others }) => (found === undefined ? others : { ...others, [name]: found }));
  };

  const isMissing = Object.values(errors).includes(formTexts.fillAll);
  return {
    formProps: {
      ref,
      noValidate: true,
      // Sent before this program runs, it goes nowhere at first: not into the address either.
      method: 'dialog',
      onFocus: () => void load().catch(() => {}),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onChange: (event: FormEvent<HTMLFormElement>) => {
        if (state !== 'new') void checkAgain(event.currentTarget, (event.target as HTMLInputElement).name);
      },
    } as const,
    /** What stands at one field; that fields are missing is said once, for the whole form. */
    errorOf: (name: string) => (errors[name] === formTexts.fillAll ? undefined : errors[name]),
    /** What stands at the form: missing fields first, else why it was not sent. */
    problem: isMissing ? formTexts.fillAll : failure,
    isBusy: state === 'busy',
    isSent: state === 'sent',
  };
}

/** What the fields hold: texts, and true or false for boxes. A dot in a name leads into an object. */
function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of [...form.elements].filter(isField)) {
    const path = field.name.split('.');
    const last = path.pop() ?? '';
    let place = values;
    for (const part of path) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    place[last] = field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value;
  }
  return values;
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches('input[name], select[name], textarea[name]');
}

/** The first thing that is wrong with each field. */
function errorsOf(issues: readonly { message: string; path: string }[] = []): Errors {
  const errors: Errors = {};
  for (const { message, path } of issues) errors[path] ??= message;
  return errors;
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = [...form.elements].filter(isField).find(({ name }) => errors[name] !== undefined);
  first?.focus();
}
