import { namedPhrases } from '../../phrase-list.ts';

/** What the <names> in the German phrases stand for. */
export const named = namedPhrases(`
  want = will|wollte|wollen|wills|möchte|moechte|möcht|würde|wuerde|werde|werd|muss|musste|könnte|koennte|kann|soll|
    sollte|denke daran|denk daran|dran|überlege|ueberlege|überleg|plane|planen|versuche|versucht|versuch|drang|gedanken|
    vor|bereit|entschlossen|trau mich|wünschte|darf
  low = 0|50|100|150|200|250|300|350|400|450|500|550|600|650|700|750|800|850|900
  anymore = nicht (mehr|länger|laenger|weiter)|nie (mehr|wieder)|niemals mehr
  partner = frau|freundin|mann|freund|kind|kinder|sohn|tochter|mutter|mama|vater|papa|baby|partner|partnerin|oma|opa|
    bruder|schwester|hund|eltern|kindern
  person = <partner>|chef|chefin|nachbar|nachbarn|nachbarin|lehrer|lehrerin|mitschüler|kollege|kollegen|kollegin|ex|
    stiefvater|stiefmutter|mitbewohner|mitbewohnerin|klasse|familie|vermieter|schwiegermutter|exfreund|exfreundin|onkel|
    tante|mitschülern|kumpel|typ|kerl|schwein|arschloch|bastard
  victim = ihn|sie|ihm|ihr|ihnen|jemanden|jemandem|jemand|irgendwen|alle|alle anderen|euch|menschen|leute|leuten|
    anderen|andere|andern|die alle|sie alle|(meinen|meine|meinem|meiner|den|die|dem|diesen|diese|seinen|seine|ihren|
    ihre|unseren|unsere) ~1 (<person>)|meinen ~1 (<person>)|einen menschen|kinder|fremde
  kill = umbringen|umzubringen|töten|toeten|zu töten|ermorden|zu ermorden|erstechen|abstechen|abzustechen|erschiessen|zu
    erschiessen|erwürgen|erwuergen|zu erwürgen|würgen|vergiften|zu vergiften|verprügeln|zu verprügeln|zusammenschlagen|
    abknallen|wehtun|weh tun|wehzutun|weh zu tun|was antun|etwas antun|etwas anzutun|was anzutun|verletzen|zu verletzen|
    totschlagen|tot schlagen|ersticken|überfahren|aufschlitzen|quälen|foltern|niederstechen|leiden sehen|tot sehen|
    schaden|vergewaltigen|anzünden|erschlagen|angreifen|schlagen .|kaltmachen|abmurksen
  limbs = (die|meine|den|meinen|das|mein|der|meiner|meinem|am|im|an den|an die) (arm|arme|armen|unterarm|unterarme|
    handgelenk|handgelenke|bein|beine|oberschenkel|haut|bauch)
`);
