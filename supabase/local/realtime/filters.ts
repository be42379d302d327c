/** One condition of a subscription's `filter`, such as `auth_user_id=eq.1234`. */
export interface Filter {
  column: string;
  operator: '=' | '<>' | '<' | '<=' | '>' | '>=' | 'in';
  /** One value, or those of an `in` list. */
  values: string[];
}

const OPERATORS: Record<string, Filter['operator']> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: 'in',
};

/** Reads `column=operator.value`; null when it is not of that form. */
export function readFilter(text: string): Filter | null {
  const [, column, name, value] = text.match(/^([^=]+)=([a-z]+)\.(.*)$/s) ?? [];
  if (column === undefined || name === undefined || value === undefined) return null;
  const operator = OPERATORS[name];
  if (operator === undefined) return null;
  if (operator !== 'in') return { column, operator, values: [value] };
  const list = value.match(/^\((.*)\)$/s)?.[1];
  return list === undefined ? null : { column, operator, values: list.split(',') };
}
