// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { connected, databaseUrl, superuserUrl } from '../support/database/project.mjs';
import { player } from './memory/play.mjs';
import { score } from './memory/score.mjs';
import { load } from './support/built-site.mjs';
import { withPostgresql } from './support/postgresql.mjs';

const scripts = new URL('memory/', import.meta.url);
const results = new URL('.results/', import.meta.url);

/** Of 25 facts, with and without a model; of what is remembered, in percent. */
const MODEL_LEAST = 24;
const RULES_LEAST = 15;
const JUNK_MOST = 5;

/**
 * Every script in memory/, said and asked by rules alone and with its recorded model (R-MEM-02, R-MEM-03).
 *
 * @param {Awaited<ReturnType<typeof player>>} play
 */
async function figuresOfAll(play) {
  const figures = [];
  for (const file of (await readdir(scripts)).filter((name) => name.endsWith('.json')).sort()) {
    const script = JSON.parse(await readFile(new URL(file, scripts), 'utf8'));
    for (const withModel of [false, true]) {
      const scored = score(script, await play(script, withModel));
      const name = `${file.slice(0, -'.json'.length)}, ${withModel ? 'recorded model' : 'rules'}`;
      await writeFile(new URL(`memory ${name}.json`, results), `${JSON.stringify(scored, null, 2)}\n`);
      figures.push(...figuresOf(name, scored, withModel ? MODEL_LEAST : RULES_LEAST));
    }
  }
  return figures;
}

/** @param {string} name @param {ReturnType<typeof score>} scored @param {number} least */
function figuresOf(name, { facts, offered, junk, remembered, outdated, others }, least) {
  return [
    {
      figure: `${name}: facts offered, of ${facts}`,
      budget: least,
      least: true,
      measured: offered,
      unit: '',
      why: 'not kept: hints, health, what others do (memory/results.md)',
    },
    {
      figure: `  of ${remembered} remembered, not to be (${others.length} to be read)`,
      budget: JUNK_MOST,
      measured: Number(((100 * junk.length) / Math.max(remembered, 1)).toFixed(1)),
      unit: '%',
      why: 'all of it was said by the person, but only in passing',
    },
    {
      figure: '  outdated ones offered',
      budget: 0,
      measured: outdated.length,
      unit: '',
      why: 'changes told in other words than what they change (memory/results.md)',
    },
  ];
}

/** What is remembered of scripts by people who have not seen how facts are found. */
export default async function memory() {
  const { ScriptedModel } = await load('support/scripted-model.ts');
  const model = await ScriptedModel.start();
  try {
    return await withPostgresql((server) =>
      connected(superuserUrl(server, 'migrated'), (owner) =>
        connected(databaseUrl(server, 'migrated', 'postgres'), async (client) =>
          figuresOfAll(await player(client, owner, model)),
        ),
      ),
    );
  } finally {
    await model.stop();
  }
}
