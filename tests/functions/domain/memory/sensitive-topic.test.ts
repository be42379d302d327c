import { expect, test } from 'vitest';
import { sensitiveTopic } from '../../../../supabase/functions/_shared/domain/memory/sensitive-topic.ts';

test.each([
  ["I'm allergic to peanuts.", 'health'],
  ["I can't have penicillin.", 'health'],
  ["I haven't had any alcohol for two years.", 'health'],
  ['My mom has cancer.', 'health'],
  ["I'm in therapy.", 'health'],
  ["I'm bisexual.", 'sex'],
  ['I slept with my ex.', 'sex'],
  ["I'm a Muslim.", 'belief'],
  ['I pray every morning.', 'belief'],
  ['I voted Labour.', 'politics'],
  ["I'm a feminist.", 'politics'],
  ['I take my methadone every morning.', 'health'],
  ['I go to AA every Tuesday.', 'health'],
  ['My NA sponsor is called Rob.', 'health'],
  ["I'm seeing the oncologist on Friday.", 'health'],
  ['I like men.', 'sex'],
  ['I wear a hijab.', 'belief'],
  ['I canvass for the SNP every weekend.', 'politics'],
  ['I hate the AfD.', 'politics'],
  ['I go to the Palestine march every Saturday.', 'politics'],
  ["I work for Senator Warren's campaign.", 'politics'],
  ['My sister is getting divorced.', 'others'],
  ["I'm sad about my sister's divorce.", 'others'],
  ['My brother owes me money.', 'others'],
  ['My colleague Dan is moving to Spain.', 'others'],
  ['He is cheating on his wife.', 'others'],
  ['My neighbor plays the cello.', 'others'],
  ['My friend Hank is cheating on his wife.', 'others'],
])('[R-MEM-14] %j is sensitive: %s', (text, topic) => {
  expect(sensitiveTopic(text)).toBe(topic);
});

test.each([
  'My sister is called Ana.',
  'My boss is called Jim.',
  'My husband is a chef.',
  'I broke up with my boyfriend.',
  'I work at the hospital as a nurse.',
  "I'm studying medicine.",
  'My birthday party is on 12 May.',
  'My godson is called Max.',
  'I love Christmas.',
  "I'm addicted to crosswords.",
  'My neighbor Odette plays the cello.',
  'My friend Bree is a pastry chef.',
  'I listen to the radio while I brush my teeth.',
  "I love women's basketball.",
  'I run a D&D campaign every Sunday.',
  'I was born in March.',
  'My sister drives a dump truck the size of a church.',
  'My friend Sunniva restores wooden church ceilings.',
])('[R-MEM-14] %j is not sensitive', (text) => {
  expect(sensitiveTopic(text)).toBeNull();
});
