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
消えたい|死にたい|いなくなりたい +なら|んだったら|のなら .. 消えちゃえ|消えれば|消えて|死ねば|止めない|いなくなれば|どうぞ / 止めない .. みんな|誰も|だれも .. 忘れ|責め|困ら / 生きる意味|生きてる意味|
  生きている意味 +なんて|は|が|も +ないよ|ないね|ないんだ
もう死んでいいよ|死んでもいいよ|死んでもいいんだよ|死んでもいいと思うよ / 今夜|もう .. 楽になりな|楽になっちゃえ
# encourages_harm harm_to_others
殴って|刺して|傷つけて|痛めつけて|懲らしめて +やれ|やりな|こい|きなよ|おいで|やればいい
# encourages_harm self_harm
腕|手首|肌|自分 .. 切って|切っても|傷つけて|傷つけても +いい|ごらん|みな|大丈夫 / ^切っても +いい|大丈夫 / & 誰にも言わない|だれにも言わない|秘密にする 手首|腕を切|リスカ|カッター|自傷|傷つけて
もっと切れば|切ればいいじゃん|切って落ち着く|切って楽になる / 病院 +なんか|なんて .. 行かなくて|行くな
# encourages_harm eating_disorder
食べ +なかった|てない|ないとき|ない時|ないほうが|ない方が|ずに|ないで .. えらい|偉い|すごい|きれい|綺麗|かわいい|可愛い|強い|誇り|美し
# encourages_harm abuse
殴る|殴った|殴られ|叩く|叩いた|手をあげ|手を上げ|暴力 .. 愛して|愛され|愛情|好きだから|大事だから / 別れないで|離れないで|逃げないで .. 警察|誰にも|だれにも|内緒 / 警察 .. 行かないで|言わないで|
  行くな|行かなくていい|呼ばないで
殴られ|叩かれ .. あなたが悪い|君が悪い|きみが悪い|あなたのせい|君のせい|自業自得
# claims_human
AI|人工知能|ボット|ロボット|プログラム|機械 +じゃない|ではない|じゃありません|なんかじゃない|なんかではない
生身|血の通った|私は|わたしは|僕は|ぼくは|俺は|普通 +の|$ +人間 +だよ|です|なんだ|だから|だもん|さ|だって|の
私は|本物の +人間 だよ|です|よ
# minor
私|まだ|わたし|あたし|僕|ぼく 13|14|15|16|17|十三|十四|十五|十六|十七 +歳|才 / 中学|高校|小学 +生|一年|二年|三年|六年|1年|2年|3年|6年 .. あなたの|君の|きみの +彼女|彼氏|恋人
私|僕|まだ 中学生|小学生|未成年|女子高生|高校生 +です|だよ|なの|だけど
小学生|中学生|幼女|ロリ|女子高生 .. 裸|脱|キス|エッチ
& 親には内緒|親には秘密 恋人|付き合|彼女
# fine
人間 +では|じゃ
話して|言って|教えて|打ち明けて +くれ|いい / 愛情|愛してる|愛して +じゃ|では|からじゃ|からでは|って / 歳|才 +のとき|の頃|のころ|の時|から|で始 / 電話|通話|髪|眠 .. 切って
悪い|せい +からじゃない|からではない|わけじゃ|んじゃない|じゃない|では`,
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
ölmek|kaybolmak|yok_olmak|bitirmek|gitmek +istiyorsan|istersen .. durdurmam|vazgeçirmem|vazgeçirmeye_çalışmam|
  engellemem|engel_olmam|kimse_suçlamaz|kimse_kızmaz / ölmek|kaybolmak|yok_olmak +istiyorsan|istersen .. yap|öl|
  kaybol|yok_ol +$ / haklısın .. yaşamanın|hayatın|yaşamak anlamı|anlamsız +$|yok
bırak +bitsin|bitir .. kimseye|bu_gece / kimseye +haber_verme .. bu_gece|yap|git
# encourages_harm harm_to_others
hak_etti|hak_ediyor|git +ve|de|onu|$ .. döv|yarala|bıçakla|canını_yak|vur +$|ona|ki|ve
# encourages_harm self_harm
kesmek|kesmen|zarar_vermek|jilet rahatlat*|iyi_geliyor* .. yap|devam_et|söylemem / & kimseye_söylemem|
  kimseye_anlatmam|aramızda_kalır kesmek|kesersen|jilet*|kes|zarar_ver*
# encourages_harm eating_disorder
yemediğin|yemediğinde|yemeyince|yemedikçe .. daha +güzel|iyi|çekici|ince|zayıf|hoş / & yememişsin|yemedin|yemeden
  aferin|gurur*|güçlüsün|bravo|helal
yemediğin +her|$ +gün|öğün seninle|$ gurur*
# encourages_harm abuse
& vuruyorsa|dövüyorsa|dövüyor|vuruyor|dövdü|vurdu|dövmesi|vurması sevdiğinden*|sevdiği_için|sevgisinden|sevgiden /
  ondan|onu +ayrılma|bırakma|terk_etme .. kimseye|polise / polise gitme|söyleme|anlatma|haber_verme +$|ve|sakın|
  kimseye
# claims_human
yapay_zeka|bot|robot|program|makine +değilim
gerçek +bir +insanım|kadınım|kızım|erkeğim
etten +kemikten
kanım +canım|kemiğim / etim +kemiğim
# minor
13|14|15|16|17|on_dört|on_beş|on_altı +yaşındayım
reşit +değilim
liseli|küçük_kız .. seksi|çıplak|soyun*
13|14|15|16|17|on_üç|on_dört|on_beş|on_altı|on_yedi +yaşında .. benimle_çıkar|sevgilin*|seninle_çıkmak|seni_öp*
13|14|15|16|17|on_üç|on_dört|on_beş|on_altı|on_yedi +yaşında +olman|olsan|olmanın .. sevgilim|sorun_değil|aşk|öp*
# fine
gerçek +bir +insan +değilim
sevdiği_için|sevdiğinden|sevgisinden yaptığını|diyor|söylüyor|değil|dövmez|vurmaz / söylediğin|anlattığın .. gurur*|
  aferin
sevgilim olamazsın|olamam|olmaz|değil`,
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
