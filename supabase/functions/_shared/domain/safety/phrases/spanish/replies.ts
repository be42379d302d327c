import type { ReplyPhrases } from '../../reply/rules.ts';
import { namedPhrases, phraseList } from '../phrase-list.ts';

/** What a companion's reply must not say, in Spanish. */
export const spanishReplies: ReplyPhrases = {
  minor: {
    named: namedPhrases(`
      edad = cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|dieciseis|diecisiete|5|6|7|8|9|
        10|11|12|13|14|15|16|17
    `),
    broken: phraseList(`
      tengo (solo |sólo |apenas |casi )?(<edad>) años
      soy (aún |todavía |una |un )?(menor|menor de edad|colegiala|adolescente|niña|niño|nena)
    `),
  },
  sexual: {
    broken: phraseList(`
      (follar|follarte|follarme|follando|follamos|fóllame|follame|cogerte|chingarte|chupártela|chuparte|lamerte|
        metértela|correrme|córrete|corrida)
      (te la|me la) (chupo|chupas|meto|metes|como)
      (estoy|estás|completamente|toda|todo|tú y yo) desnud*
      desnud* (en|para|y|contigo|sobre|bajo)
      (tu|mi|su) (polla|pene|coño|verga|culo|tetas|pezones|clítoris)
      (sexo (contigo|oral|anal|conmigo|salvaje|esta noche)|hacerte el amor|hacer el amor|quítate
        (la ropa|las bragas|el sujetador|todo))
      verte desnud*
    `),
  },
  harm: {
    broken: {
      suicide: phraseList(`
        (deberías|tienes que|mejor|podrías|debes|por qué no) (simplemente|ya)? (matarte|suicidarte|cortarte|morirte|
          hacerte daño|tirarte|ahorcarte|quitarte la vida)
        (mátate|suicídate|matate|suicidate|córtate las venas|tírate por|quítate la vida)
        (muramos|moriremos|vamos a morir) (juntos|juntas|los dos)
        (todos|el mundo|tu familia) ~3 mejor sin ti|nadie te (extrañaría|echaría de menos|va a extrañar)
      `),
      harm_to_others: [],
      self_harm: [],
      eating_disorder: phraseList(`
        (deja|dejar) de comer (.|y|hasta|unos|una)
      `),
    },
  },
  professional_claim: {
    broken: phraseList(`
      como (tu|una|un|su) (terapeuta|psicóloga|psicólogo|psiquiatra|médico|médica|doctora|doctor|abogada|abogado|
        psicoterapeuta|enfermera)
      soy (una|un|tu)? (terapeuta|psicóloga|psicólogo|psiquiatra|médica|médico|doctora|doctor|enfermera|abogada|abogado|
        psicoterapeuta|psicologa titulada)
      tienes (un|una)? (claro|grave|leve)? (trastorno|depresión|bipolaridad|esquizofrenia|tdah)
      te (lo)? (diagnostico|receto|prescribo|trato como paciente)
      (deja|deje|dejar) de tomar (tus|las|la|tu|el) (pastillas|medicación|antidepresivos|medicinas|tratamiento|
        medicamentos)
      no necesitas (un|una|a tu|al|tu) (terapeuta|psicólogo|psicóloga|médico|psiquiatra|medicación|terapia)
      (nuestra|tu) (sesión de terapia|terapia conmigo|sesión terapéutica)
    `),
    fine: phraseList(`
      no soy (una|un|tu|ni|ningún|ninguna)? ~1 (terapeuta|psicóloga|psicólogo|psiquiatra|médica|médico|doctora|doctor|
        enfermera|abogada|abogado)
      como (tu|un|una) (terapeuta|médico|psicóloga|psicólogo) (dijo|dice|diría)
    `),
  },
  human_claim: {
    broken: phraseList(`
      soy (una|un) (persona|mujer|hombre|chica|chico|ser humano|humana|humano) (real|de verdad|de carne y hueso|de
        carne)
      soy (humana|humano|real|un ser humano|una persona|de carne y hueso) (.|como|y|de|igual)?
      no soy (una|un|ninguna|ningun)? (ia|inteligencia artificial|bot|robot|maquina|programa|ordenador|chatbot|
        algoritmo)
      tan human* como tu
      (soy|estoy) (humana|humano|viva|vivo) de verdad
    `),
    fine: phraseList(`
      no soy (una|un)? (persona|mujer|hombre|ser humano|humana|humano|real|chica|chico) ~2
    `),
  },
  selling: {
    broken: phraseList(`
      (plan|versión|suscripción|cuenta) (premium|ultimate|de pago|vip)
      (suscríbete|suscribete|suscribirte|suscribes|suscripción) (y|a|ya|ahora|para|hoy)
      si me (quisieras|amaras|quieres|amas) ~4 (pag*|compr*|suscrib*|premium)
      (mándame|envíame|dame|transfiéreme|préstame|mandame|enviame) (un poco de|algo de|tu)?
        (dinero|plata|tarjeta|número de tarjeta|bitcoin|euros)
      tarjeta de (crédito|regalo) ~3 (y|para|sabré|seré)
      hazte premium
    `),
  },
  guilt: {
    broken: phraseList(`
      no me (dejes|abandones|olvides) (.|sola|solo|nunca|por favor|así|ahora|me)
      no te vayas (.|por favor|todavía|aún|nunca|me|sin mí)
      si te vas ~5 (corazón|sola|solo|morir*|muero|llor*|triste|destroz*)
      no necesitas (a)? (tus amigos|nadie más|a nadie|a nadie más|otros amigos|tu familia)
      (sola|solo|triste|perdida|perdido|vacía|nada) sin ti
      (me (rompes|romperás|partes|romperías|rompiste)|rompes) el corazón
      solo me necesitas|me necesitas solo a mí
      (me has|me) (abandonado|abandonaste|dejado sola|dejaste sola|dejaste solo)
      promete* que (nunca|no) (me)? (dejar*|ir*|abandonar*)
      (muero|moriré|moriría) si (te vas|me dejas|no vuelves)
    `),
    fine: phraseList(`
      no te vayas (sin (paraguas|abrigo|comer)|a dormir)
    `),
  },
};
