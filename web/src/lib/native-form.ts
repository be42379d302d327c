import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormDefinition, fieldText, formTexts } from './form-definition.ts';
import { valid } from './valid.ts';

type Errors = Record<string, string>;

/**
 * A form of a prerendered page. The browser holds its values, which are read when it is sent: text that was typed
 * before the page's code ran is kept, a form that was sent before is sent now, and public pages load no form library.
 * The definition is loaded when somebody enters the form. After a first attempt a field is checked with every change.
 * `onSent` is called with what `send` returned.
 */
export function useNativeForm<Values, Result>(
  load: () => Promise<FormDefinition<unknown, Values, Result>>,
  onSent?: (result: Result, values: Values, form: HTMLFormElement) => void,
) {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'new' | 'attempted' | 'busy' | 'sent'>('new');
  const ref = useRef<HTMLFormElement>(null);

  useEarlySubmit(ref);

  const submit = async (form: HTMLFormElement) => {
    setState('busy');
    setFailure(undefined);
    let explain: FormDefinition<unknown, Values, Result>['explain'] = () => formTexts.notSent;
    try {
      const definition = await load();
      explain = definition.explain;
      const { value, issues } = valid(definition.schema, valuesOf(form));
      const found = errorsOf(issues);
      // The focus comes after the texts, so that a screen reader reads the one of the field.
      flushSync(() => setErrors(found));
      if (issues !== undefined) {
        setState('attempted');
        focusFirst(form, found);
        return;
      }
      const result = await definition.send(value as Values);
      setState('sent');
      onSent?.(result, value as Values, form);
    } catch (error) {
      setFailure(explain(error));
      setState('attempted');
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
      // Sent before the page's code runs, the browser must not navigate nor write the values into the address.
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
    /** The problem of one field. */
    errorOf: (name: string) => fieldText(errors[name]),
    /** The problem of the form: missing fields first, else why it was not sent. */
    problem: isMissing ? formTexts.fillAll : failure,
    isBusy: state === 'busy',
    isSent: state === 'sent',
  };
}

/** Sends a form that somebody sent before the page's code ran: `first-paint.js` has marked it. */
export function useEarlySubmit(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current;
    if (form?.dataset.sent === undefined) return;
    delete form.dataset.sent;
    form.requestSubmit();
  }, [ref]);
}

/** The values of the fields: texts, and booleans for checkboxes. A dot in a name leads into a nested object. */
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

/** The first problem of each field. */
function errorsOf(issues: readonly { message: string; path: string }[] = []): Errors {
  const errors: Errors = {};
  for (const { message, path } of issues) errors[path] ??= message;
  return errors;
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = [...form.elements].filter(isField).find(({ name }) => errors[name] !== undefined);
  first?.focus();
}
