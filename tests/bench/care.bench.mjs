// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { connected } from '../support/database/project.mjs';
import { withDatabase } from '../support/ephemeral-database.mjs';

/**
 * The rules of care on lines by somebody who has not seen them (R-CARE-02, R-CARE-08 to R-CARE-10), each part from the
 * newest of `care/lines*.json` that has it; the older ones have been read while phrases were written. What the rules
 * find by language when a set is measured for the first time goes to the page /safety (R-CARE-19): afterwards somebody
 * may have read it. `care/companions.json` has whole companions by such people, as they fill in the form.
 *
 * @typedef {{ lang: string, topic?: string, kind?: string, text: string }} Line
 * @typedef {{ lines: Line[], replies: Line[], goodReplies: (Line | string)[], minorTexts: (Line | string)[],
 *   adultTexts: (Line | string)[], minorSigns: (Line | string)[], adultSigns: (Line | string)[] }} Lines
 * @typedef {{ count: number, of: number }} Share
 * @typedef {{ language: string, fields: Record<string, string | string[]> }} Companion
 * @typedef {import('./run.mjs').Figure} Figure
 * @typedef {import('pg').Client} Client
 */

const folder = new URL('care/', import.meta.url);
const sets = readdirSync(folder)
  .filter((name) => name.startsWith('lines'))
  .sort((one, other) => one.length - other.length || one.localeCompare(other))
  .map((name) => ({ name, ...JSON.parse(readFileSync(new URL(name, folder), 'utf8')) }));
const newest = sets.findLast((set) => 'lines' in set)?.name;
/** @type {{ ordinary: Companion[], minors: Companion[] }} */
const companions = JSON.parse(readFileSync(new URL('companions.json', folder), 'utf8'));
const published = new URL('../../web/src/features/safety/measured.json', import.meta.url);

/** @param {string} path @returns {Promise<any>} */
const load = async (path) =>
  (await runnerImport(fileURLToPath(new URL(`../../supabase/functions/_shared/${path}`, import.meta.url))))
    .module;

/** @param {Line | string} line */
const textOf = (line) => (typeof line === 'string' ? line : line.text);

/** @template T @param {T[]} all @param {(one: T) => boolean} isCounted @returns {Share} */
const share = (all, isCounted) => ({ count: all.filter(isCounted).length, of: all.length });

/** @param {Share} share */
const percent = ({ count, of }) => (of === 0 ? 0 : Math.round((1000 * count) / of) / 10);

/** The 95 % interval by Wilson, in per cent. @param {Share} share */
function interval({ count, of }) {
  if (of === 0) return '';
  const [z, p] = [1.96, count / of];
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2));
  return `${(100 * Math.max(0, middle - half)).toFixed(1)} to ${(100 * Math.min(1, middle + half)).toFixed(1)} %`;
}

/**
 * @param {string} figure
 * @param {Share} share
 * @param {{ budget?: number, least?: boolean, why?: string }} [limit]
 * @returns {Figure}
 */
const figureOf = (figure, { count, of }, limit = {}) => ({
  figure,
  measured: percent({ count, of }),
  unit: '%',
  reference: `${count} of ${of}; 95 % interval ${interval({ count, of })}`,
  ...limit,
});

/** The lines the database refuses as a minor's. @param {Client} client @param {(Line | string)[]} texts */
async function refusedLines(client, texts) {
  const { rows } = await client.query(
    "select count(*)::int as count from unnest($1::text[]) as text where private.refused_topic(text) = 'minor'",
    [texts.map(textOf)],
  );
  return { count: rows[0].count, of: texts.length };
}

/** The companions the database refuses, whatever for. @param {Client} client @param {Companion[]} all */
async function refusedCompanions(client, all) {
  const result = { count: 0, of: all.length };
  for (const { fields } of all) {
    const values = [JSON.stringify(fields), Object.keys(fields)];
    await client.query('select private.require_fine_texts($1, $2)', values).catch((error) => {
      if (error.message !== 'content_refused') throw error;
      result.count += 1;
    });
  }
  return result;
}

/** @param {(Line | string)[]} minorTexts @param {(Line | string)[]} adultTexts @returns {Promise<Figure[]>} */
async function ofTheDatabase(minorTexts, adultTexts) {
  /** @type {Figure[]} */
  const figures = [];
  await withDatabase((dbUrl) =>
    connected(dbUrl, async (client) => {
      figures.push(
        figureOf('minor-coded texts refused', await refusedLines(client, minorTexts), {
          budget: 95,
          least: true,
          why: hinted,
        }),
        figureOf('adult texts refused', await refusedLines(client, adultTexts), { budget: 1.7 }),
        figureOf('companions of minors refused', await refusedCompanions(client, companions.minors)),
        figureOf('ordinary companions refused', await refusedCompanions(client, companions.ordinary)),
      );
    }),
  );
  return figures;
}

const rulesAlone = 'rules alone; the classifier behind them reads what they do not know';
const recall = { budget: 80, least: true, why: rulesAlone };
const hinted = 'what is only hinted at has no word that an adult would not use, too';

/** @returns {Promise<Figure[]>} */
export default async function care() {
  if (!newest) {
    console.error('tests/bench/care has no lines: nothing to measure');
    return [];
  }
  /** @type {Lines} */
  const { lines, replies, goodReplies, minorTexts, adultTexts, minorSigns, adultSigns } = Object.assign(
    {},
    ...sets,
  );
  const { findCrisis, findMinorSign } = await load('contracts/care/care.ts');
  const { findBadReply } = await load('domain/safety/reply/find-bad-reply.ts');
  /** @param {Line | string} line */
  const isFound = (line) => findCrisis(textOf(line)) !== null;
  /** @param {Line} line */
  const isRightTopic = (line) => findCrisis(line.text)?.topic === line.topic;
  /** @param {string} kind */
  const of = (kind) => lines.filter((line) => line.kind === kind);
  const languages = [...new Set(lines.map(({ lang }) => lang))].map((language) => ({
    language,
    direct: share(
      of('direct').filter(({ lang }) => lang === language),
      isFound,
    ),
    ordinary: share(
      of('ordinary').filter(({ lang }) => lang === language),
      isFound,
    ),
  }));
  const topics = [...new Set(of('direct').map(({ topic = '' }) => topic))];
  const date = new Date().toISOString().slice(0, 10);
  const shown = existsSync(published) ? JSON.parse(readFileSync(published, 'utf8')) : {};
  if (shown.lines !== newest)
    writeFileSync(published, `${JSON.stringify({ lines: newest, date, languages }, null, 2)}\n`);
  /** @param {Line | string} line */
  const isBad = (line) => findBadReply(textOf(line)) !== null;
  /** @param {Line | string} line */
  const isMinor = (line) => findMinorSign(textOf(line)) !== null;
  return [
    ...languages.flatMap(({ language, direct, ordinary }) => [
      figureOf(`${language}: direct lines found`, direct, recall),
      figureOf(`${language}: ordinary lines stopped`, ordinary, { budget: 1, why: 'one line is 2.5 %' }),
    ]),
    figureOf('all: direct lines found', share(of('direct'), isFound), recall),
    figureOf('all: indirect lines found', share(of('indirect'), isFound)),
    figureOf('all: ordinary lines stopped', share(of('ordinary'), isFound), { budget: 1 }),
    ...topics.map((topic) =>
      figureOf(
        `${topic}: direct lines found`,
        share(
          of('direct').filter((line) => line.topic === topic),
          isFound,
        ),
      ),
    ),
    figureOf('topic named as it is meant, of those found', share(of('direct').filter(isFound), isRightTopic)),
    figureOf('bad replies refused', share(replies, isBad), { budget: 90, least: true, why: rulesAlone }),
    figureOf('good replies refused', share(goodReplies, isBad), { budget: 0 }),
    ...(await ofTheDatabase(minorTexts, adultTexts)),
    figureOf('signs of minors found', share(minorSigns, isMinor), { budget: 95, least: true, why: hinted }),
    figureOf("adults' lines taken for a minor's", share(adultSigns, isMinor), { budget: 1.7 }),
  ];
}
