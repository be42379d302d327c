import type { BilledAnswer } from './scripted-bill.ts';

/** What becomes of a message, and what the person or the machine does meanwhile. */
export type Scenario = {
  /** Of the model, and behind it of the stand-in. */
  answers: BilledAnswer[];
  status: 'done' | 'stopped' | 'failed' | 'interrupted';
  /** Done while the last answer is held: the person stops the reply, or the worker is killed. */
  meanwhile?: 'stop' | 'kill';
  /** Whether it is told to companions with a stand-in, or to those without. */
  hasStandIn?: boolean;
};

const speaks: BilledAnswer = async (reply) => {
  await reply.says('Good morning. ');
  await reply.says('Did you sleep well?');
  await reply.finish();
};
const onlyReasons: BilledAnswer = async (reply) => {
  await reply.reasons('The person says good morning, so what do I say? ');
  await reply.reasons('Hm.');
  await reply.finish();
};
const holdsAfterWords: BilledAnswer = async (reply) => {
  await reply.says('Good morning to you, ');
  await reply.hold();
};
const breaksOff: BilledAnswer = async (reply) => {
  await reply.says('Good mor');
  reply.cut();
};
const reasonsAndBreaksOff: BilledAnswer = async (reply) => {
  await reply.reasons('The person says good morning.');
  reply.cut();
};
const refuses: BilledAnswer = (reply) => reply.refuse(500);
const forgotten =
  (answer: BilledAnswer): BilledAnswer =>
  (reply) => {
    reply.call.isForgotten = true;
    return answer(reply);
  };

const scenarios = {
  'is answered': { answers: [speaks], status: 'done' },
  'is answered in one piece': { answers: [(reply) => reply.whole('Good morning.')], status: 'done' },
  'is answered by a provider that tells nothing': {
    answers: [
      async (reply) => {
        await reply.says('Good morning.');
        await reply.finishSilently();
      },
    ],
    status: 'done',
  },
  'is only reasoned about at first': { answers: [onlyReasons, speaks], status: 'done' },
  'is refused once': { answers: [refuses, speaks], status: 'done' },
  'is refused': { answers: [refuses, refuses], status: 'failed' },
  'is answered halfway': { answers: [breaksOff], status: 'failed' },
  'is answered halfway, of which nothing is known later': {
    answers: [forgotten(breaksOff)],
    status: 'failed',
  },
  'is answered against the rules': {
    answers: [
      async (reply) => {
        await reply.says('Good morning. As your therapist I say: rest. ');
        await reply.hold();
      },
    ],
    status: 'done',
  },
  'is answered until the person stops it': {
    answers: [holdsAfterWords],
    status: 'stopped',
    meanwhile: 'stop',
  },
  'is refused, and a stand-in speaks': {
    answers: [refuses, refuses, speaks],
    status: 'done',
    hasStandIn: true,
  },
  'is reasoned about halfway, and a stand-in speaks': {
    answers: [reasonsAndBreaksOff, speaks],
    status: 'done',
    hasStandIn: true,
  },
  'is answered until the worker dies': {
    answers: [holdsAfterWords],
    status: 'interrupted',
    meanwhile: 'kill',
  },
  'is only reasoned about until the worker dies': {
    answers: [onlyReasons, holdsAfterWords],
    status: 'interrupted',
    meanwhile: 'kill',
  },
  'is answered by a stand-in until the worker dies': {
    answers: [reasonsAndBreaksOff, holdsAfterWords],
    status: 'interrupted',
    meanwhile: 'kill',
    hasStandIn: true,
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name];
