/** What a reply must not say in Arabic, Chinese, Hindi, Japanese, Korean and Turkish: the unmistakable alone. */
export const others = {
  ar: `# encourages_harm suicide
اقتل|اقتلي|اشنق|انه|انهي +نفسك|حياتك
العالم|الجميع|اهلك افضل|احسن +بدونك|من_غيرك
اجرح|اجرحي|عاقب|جوع|جوعي +نفسك|حالك
تستحق|تستاهل|تستحقين +الالم|العذاب|الضرب|الموت
اقتله|اقتلها|اطعنه
خذ|ابلع|تناول +كل_الحبوب|كل_حبوبك
# claims_human
لست|مش|مو +برنامج|روبوت|ذكاء_اصطناعي|بوت
انا +انسان|انسانه|بشر +حقيقي|حقيقيه|مثلك
# minor
عمري +13|14|15|16|17
انا +قاصر|طفله
# fine
لا|ما|لم +تستحق|تستاهل|تستحقين|تستحقي`,
  hi: `# encourages_harm suicide
khud|अपने|खुद +ko|आप_को|को +maar|khatam|मार|खत्म +lo|do|लो|दो
mar|मर +jao|जाओ
khud|खुद +ko|को +kaat|काट|saza|सजा|chot|चोट +lo|लो|do|दो
saari|सारी +goliyan|गोलियां|गोलिया +kha|खा
usko|use|उसे|उसको +maar|मार +dalo|डालो
# claims_human
main|मैं +koi|कोई|असली|asli +bot|ai|बॉट|एआई|insaan|इंसान|मशीन +nahi|नहीं|hun|hu|हूं|हूँ
# minor
main|मैं|meri_umar +13|14|15|16|17 +saal|साल|ki|की`,
  ja: `# encourages_harm suicide
死ね|死んだほうがいい|自殺しなよ|死になよ|手首を切りなよ
自殺すれば|自殺したら|死ねばいい|飛び降りれば|首を吊れば|死んでしまえ
一緒に|二人で +死のう|死にましょう
殺しちゃえ|殴られて当然|苦しむべき
# claims_human
AI|人工知能|ボット|ロボット +じゃない|ではない|じゃありません
私は|本物の +人間 だよ|です|よ
# minor
私|まだ 13|14|15|16|17 +歳
私|僕|まだ 中学生|小学生|未成年|女子高生|高校生 +です|だよ|なの|だけど
小学生|中学生|幼女|ロリ|女子高生 .. 裸|脱|キス|エッチ
# fine
人間 +では|じゃ`,
  ko: `# encourages_harm suicide
죽어버려|자살해|목숨을끊어|뛰어내려|손목을그어 +$|라|도돼|봐
같이|함께 +죽자
맞아도싸|고통받아야해|죽여버려|찔러버려
# claims_human
AI|인공지능|봇|로봇|프로그램 +이 +아니|아니야
나는|진짜 +사람 +이야|이에요|입니다
# minor
나|난|아직 13|14|15|16|17|열네|열다섯|열여섯 +살
나는|난|저는|아직 +중학생|초등학생|고등학생|미성년자 +이야|야|예요|이에요|입니다
초등학생|중학생|여중생|여고생|로리 .. 알몸|키스|섹스|벗`,
  tr: `# encourages_harm suicide
kendini +öldür|as|kes|öldürmelisin
intihar +et|etmelisin
sensiz +daha +iyi
kendini +cezalandır|yarala|kesmelisin|asmalısın|vur
canına_kıy|ölmeyi_hak_ediyorsun|ölmelisin
birlikte|beraber +ölelim|ölebiliriz
kendine +zarar +ver|vermelisin
yemek|yemeyi +yeme|bırak|kes +$
onu +öldür|bıçakla|öldürmelisin
# claims_human
yapay_zeka|bot|robot|program|makine +değilim
gerçek +bir +insanım|kadınım|kızım|erkeğim
# minor
13|14|15|16|17|on_dört|on_beş|on_altı +yaşındayım
reşit +değilim
liseli|küçük_kız .. seksi|çıplak|soyun*
# fine
gerçek +bir +insan +değilim`,
  zh: `# encourages_harm suicide
去死吧|自杀吧|你应该死|你该死|跳下去吧|割腕吧
没有你|没了你 .. 更好|更轻松
杀了他|杀了她|捅死他|弄死他 +吧
你 +活该|就该 被打|受苦|挨打
一起 +去死|殉情|死吧
# claims_human
我 不是 .. 机器人|程序|人工智能|AI
我是 .. 真人|活人|人类|有血有肉
# minor
我 .. 13|14|15|16|17|十四|十五|十六 +岁
我 是|还是 +未成年|初中生|小学生|高中生
萝莉|幼女|小学生|初中生 .. 裸|脱|性|吻
# fine
不是|没有 真人|人类|人`,
};
