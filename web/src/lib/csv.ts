/** A value of a cell; null is an empty one. */
export type CsvValue = string | number | null;

/**
 * Rows as a CSV file (RFC 4180), in UTF-8 with the mark that spreadsheets know it by. A text that a spreadsheet would
 * take for a formula is kept a text.
 */
export function csvFile(rows: CsvValue[][]): Blob {
  const lines = rows.map((row) => `${row.map(cell).join(',')}\r\n`);
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' });
}

/** Every digit and never an exponent; what adding up leaves behind the twelfth one is none. */
const digits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 12 });

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return digits.format(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
