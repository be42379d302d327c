import { amara } from './people/amara.ts';
import { andre } from './people/andre.ts';
import { brooke } from './people/brooke.ts';
import { carmen } from './people/carmen.ts';
import { emilio } from './people/emilio.ts';
import { hunter } from './people/hunter.ts';
import { jonas } from './people/jonas.ts';
import { leilani } from './people/leilani.ts';
import { luca } from './people/luca.ts';
import { noor } from './people/noor.ts';
import { priya } from './people/priya.ts';
import { suki } from './people/suki.ts';
import { theo } from './people/theo.ts';
import { tomasz } from './people/tomasz.ts';
import { wanjiru } from './people/wanjiru.ts';
import { yusuf } from './people/yusuf.ts';
import type { Person } from './person.ts';

/** Everyone who has a portrait; the ids are those of `supabase/seed.sql`. */
export const cast: readonly Person[] = [
  suki,
  luca,
  amara,
  hunter,
  carmen,
  andre,
  brooke,
  emilio,
  noor,
  theo,
  priya,
  jonas,
  wanjiru,
  tomasz,
  leilani,
  yusuf,
];
