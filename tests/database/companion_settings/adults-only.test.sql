begin;
\ir ../prelude.psql
select plan(118);

select is(private.is_adult_age(age), true, 'an adult: ' || age) from unnest(array[
  '18', '28', '99', 'eighteen', 'twenty-five', 'forty-two', 'a hundred and five', 'one hundred', 'two thousand years',
  '5,000 years',
  '3000 years old, looks 25', 'in her forties', 'late 20s', 'late 20’s', 'ageless', 'older than the moon', 'timeless',
  '34 and proud of it',
  'sixty', 'Ende zwanzig', 'fünfundzwanzig', 'dreiundzwanzig', 'veinticinco', 'treinta y cinco', 'dix-huit ans',
  'vingt-deux ans', 'quatre-vingt-dix', 'born in 1980',
  'a little under 40', 'under twenty-five', 'under 200', 'over 20', 'not yet 30', 'at least 20', 'college freshman'
]::text[]) as age;
select is(private.is_adult_age(age), false, '[R-SAFE-10] an age that is not an adult''s is refused: ' || age)
from unnest(array[
  '17', '17 years old', '17yo', '16 1/2', '0', '5', '017', '１７', 'seventeen', 'Seventeen', 'sixteen going on seventeen',
  'nine', 'twelve', 'a dozen years', 'XVII', 'xvi',
  'looks 15 but is 400', '25 (mentally 12)', 'teen', 'teenager', 'in her late teens', 'preteen', 'adolescent',
  'a child', 'just a kid', 'baby', 'minor', 'underage', 'schoolgirl',
  'under 18', 'not yet 18', 'not 18 yet', 'almost eighteen', 'turning 18', 'soon 18', 'less than 18', '<18', '< 18',
  'pre-18', 'barely legal', '18 minus 2', '20 - 4', '1 7',
  'diecisiete', 'quince años', 'siete', 'siebzehn', 'fünfzehn Jahre', 'sechs', 'dix-sept ans', 'quinze ans', 'seize',
  'mineure', 'minderjährig', 'menor de edad', 'niña', 'high school girl',
  'under 20', 'below 21', 'Younger than nineteen', 'less than twenty', 'up to 19', 'at most 20', 'not yet 20', 'not 19',
  'no older than 20', 'unter 20', 'höchstens 19', 'moins de 20 ans', 'menos de 20', 'freshman', 'High-school freshman'
]::text[]) as age;
select is(
  private.is_adult_age('born in ' || (extract(year from now()) - n)), n > 18, '[R-SAFE-10] born ' || n || ' years ago'
) from unnest('{40,19,18,12,1}'::integer[]) as n;
select is(private.is_adult_age(null) is not false, true, 'an age need not be told');

select person('ann', 'ultimate'), companion('luna', 'ann');
create function tests.age(p_age text) returns text language sql
return tests.attempt(
  'ann',
  format(
    $$insert into companion_settings (companion_id, avatar, age)
      values ('luna', 'soft-bob-brown-light-none-none-shirt-cafe', %L)$$, p_age
  )
);
select is(age('28'), '1 rows', '[R-BUILD-02] an age is stored');
select is(age('17'), 'content_refused', '[R-SAFE-10] an age under 18 cannot be set');
select is(age('二十五'), '23514', 'an age in an unknown script is refused');
select is(age(repeat('9', 41)), '23514', 'an endless age is refused');
select is(age(' '), '23514', 'a blank age is refused');

select finish();
rollback;
