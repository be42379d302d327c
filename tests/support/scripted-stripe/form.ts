/** The value of a form field once its brackets are parsed. */
type FormValue = string | FormValue[] | Form;
export type Form = { [name: string]: FormValue };

/** Reads a form as Stripe does: `items[0][price]=a` is `{ items: [{ price: 'a' }] }`. */
export function decodeForm(text: string): Form {
  const form: Form = {};
  for (const [field, value] of new URLSearchParams(text)) {
    const path = field.split(/[[\]]+/).filter((name) => name !== '');
    const last = path.pop();
    if (last === undefined) throw new Error(`'${field}' is no field of a form`);
    let place = form;
    for (const name of path) {
      place[name] ??= {};
      place = place[name] as Form;
    }
    place[last] = value;
  }
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, withLists(value)]));
}

/** An object whose names are 0, 1, 2 ... is a list. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, inner]): [string, FormValue] => [name, withLists(inner)]);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
