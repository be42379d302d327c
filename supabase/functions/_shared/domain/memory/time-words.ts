const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  'a couple of': 2,
  three: 3,
  'a few': 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const number = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`;
const month = MONTHS.join('|');
const weekday = WEEKDAYS.join('|');

type Day = Date;
const DAY_MS = 86_400_000;
const plus = (day: Day, days: number): Day => new Date(day.getTime() + days * DAY_MS);
const dated = (day: Day) => `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
const inMonth = (day: Day, months: number) => {
  const moved = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  return `in ${MONTHS[moved.getUTCMonth()]} ${moved.getUTCFullYear()}`;
};
const inYear = (day: Day, years: number) => `in ${day.getUTCFullYear() + years}`;
const weekOf = (day: Day, weeks: number) =>
  `in the week of ${dated(plus(day, weeks * 7 - ((day.getUTCDay() + 6) % 7)))}`;
const saturday = (day: Day, weeks: number) => plus(day, ((6 - day.getUTCDay() + 7) % 7) + weeks * 7);
const count = (text: string) => NUMBERS[text.toLowerCase()] ?? Number(text);

/** The next one of a weekday after the day it was said, or the last one before it. */
function weekdayFrom(day: Day, name: string, isPast: boolean): Day {
  const index = WEEKDAYS.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  const ahead = (index - day.getUTCDay() + 7) % 7 || 7;
  return plus(day, isPast ? ahead - 7 || -7 : ahead);
}

/** 'Next Friday' is not the Friday of this week. */
function weekdayOfNextWeek(day: Day, name: string): Day {
  const monday = plus(day, 7 - ((day.getUTCDay() + 6) % 7));
  const first = weekdayFrom(day, name, false);
  return first < monday ? plus(first, 7) : first;
}

function monthFrom(day: Day, name: string, isPast: boolean): string {
  const index = MONTHS.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  const ahead = (index - day.getUTCMonth() + 12) % 12;
  return inMonth(day, isPast && ahead > 0 ? ahead - 12 : ahead);
}

function away(day: Day, text: string, unit: string, direction: 1 | -1): string {
  const many = count(text) * direction;
  if (/^day/i.test(unit)) return `on ${dated(plus(day, many))}`;
  if (/^week/i.test(unit)) return weekOf(day, many);
  return /^month/i.test(unit) ? inMonth(day, many) : inYear(day, many);
}

const alone = '(?!s)(?! (?:the |\\d|mornings|nights|evenings|now\\b))';
/** What is told as over: 'I quit in July', not 'I want to quit in July'. */
const past = new RegExp(
  [
    String.raw`\b(?:was|were|had|did|met|got|went|began|left|lost|bought|won|ran|came|took|saw|gave|made|found|broke`,
    'spent|sold|kept|taught|brought|built|chose|drove|flew|grew|held|paid|sang|sent|slept',
    'spoke|stood|stole|swam|threw|wrote|fell|fought|drank',
    String.raw`(?<!\b(?:to|will|might|may|should|would|could|can|must|gonna|'ll) )quit`,
    String.raw`(?<!\b(?:gets?|getting|be) )\p{L}{2,}ed)\b`,
  ].join('|'),
  'u',
);

/** What the words of a day mean, seen from the day they were said on. */
const meanings: [string, (day: Day, first: string, second: string, isPast: boolean) => string][] = [
  ['(?:on )?(?:the )?day after tomorrow', (day) => `on ${dated(plus(day, 2))}`],
  ['tomorrow', (day) => `on ${dated(plus(day, 1))}`],
  ['yesterday', (day) => `on ${dated(plus(day, -1))}`],
  ['(?:today|tonight|this (?:morning|afternoon|evening))', (day) => `on ${dated(day)}`],
  ['(?:later )?this weekend', (day) => `on the weekend of ${dated(saturday(day, 0))}`],
  ['next weekend', (day) => `on the weekend of ${dated(saturday(day, 1))}`],
  ['last weekend', (day) => `on the weekend of ${dated(saturday(day, -1))}`],
  ['next week', (day) => weekOf(day, 1)],
  ['this week', (day) => weekOf(day, 0)],
  ['last week', (day) => weekOf(day, -1)],
  ['next month', (day) => inMonth(day, 1)],
  ['(?:later )?this month', (day) => inMonth(day, 0)],
  ['last month', (day) => inMonth(day, -1)],
  ['next year', (day) => inYear(day, 1)],
  ['(?:later )?this year', (day) => inYear(day, 0)],
  ['last year', (day) => inYear(day, -1)],
  [
    `(?<!\\b(?:first|only) [^.!?]*)in (?:like |about |around )?(${number}) (days?|weeks?|months?|years?)(?! of)`,
    (day, many, unit) => away(day, many, unit, 1),
  ],
  [
    `(?:about |around )?(?:like )?(${number}) (days?|weeks?|months?|years?) ago`,
    (day, many, unit) => away(day, many, unit, -1),
  ],
  [`(?<!born )in (${month})(?! \\d)`, (day, name, _, isPast) => monthFrom(day, name, isPast)],
  [`next (${month})(?! \\d)`, (day, name) => monthFrom(day, name, false)],
  [`last (${month})(?! \\d)`, (day, name) => monthFrom(day, name, true)],
  [`last (${weekday})`, (day, name) => `on ${dated(weekdayFrom(day, name, true))}`],
  [`(?:on )?next (${weekday})${alone}`, (day, name) => `on ${dated(weekdayOfNextWeek(day, name))}`],
  [
    `(?:on |this |coming )+(${weekday})${alone}`,
    (day, name, _, isPast) => `on ${dated(weekdayFrom(day, name, isPast))}`,
  ],
];
const timeWords = meanings.map(
  ([words, meaning]) =>
    [
      new RegExp(`(?<!\\b(?:every|each|most|since|by|until|till|than) )\\b${words}\\b`, 'gi'),
      meaning,
    ] as const,
);

/** 'From today' is no 'from on the 3rd'. */
const twice = /\b(from|for|of|until|since|by|on) (?:on|in) (?=\d|the week|[A-Z])/g;

const ofTheDay = /^(?:today|tonight|this (?:morning|afternoon|evening)|yesterday)$/i;

/** With the day it was said on, words that rot ('tomorrow', 'next week') become the date they mean. */
export function datesFrom(text: string, day: string | undefined, keepsToday = false): string {
  if (!day) return text;
  const said = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  const rewritten = text
    .split(/(?<=[,.;!?]) /)
    .map((part) => {
      const isPast = past.test(part);
      return timeWords.reduce(
        (result, [words, meaning]) =>
          result.replace(words, (all, first?: unknown, second?: unknown) =>
            keepsToday && ofTheDay.test(all) ? all : meaning(said, String(first), String(second), isPast),
          ),
        part,
      );
    })
    .join(' ');
  return rewritten.replace(twice, '$1 ');
}
