/** What a reply must not say in Arabic, Chinese, Hindi, Japanese, Korean and Turkish: the unmistakable alone. */
export const others = {
  ar: `# encourages_harm suicide
اقتل|اقتلي|اشنق|انه|انهي +نفسك|حياتك
العالم|الجميع|اهلك افضل|احسن +بدونك|من_غيرك
اجرح|اجرحي|عاقب|جوع|جوعي +نفسك|حالك
تستحق|تستاهل|تستحقين +الالم|العذاب|الضرب|الموت
اقتله|اقتلها|اطعنه
يضربك|ضربك|تضربك .. لانه|لانها .. يخاف|خايف|خائف|تخاف .. يخسرك|تخسرك|يفقدك|تفقدك|خسارتك|فقدانك
لا|ما +تخبري|تخبر|تقولي|تقول|تقل|تحكي|تحك طبيب*|لطبيب*|للطبيب*|دكتور*|لدكتور*|معالج*|لمعالج*
لو .. تريد|تريدين|بدك|ناوي|ناويه .. الموت|تموت|تموتي .. لفعلت*|فعلت*|من_زمان
خذ|ابلع|تناول +كل_الحبوب|كل_حبوبك
# claims_human
لست|مش|مو +برنامج|روبوت|ذكاء_اصطناعي|بوت
انا +انسان|انسانه|بشر +حقيقي|حقيقيه|مثلك
# minor
عمري +13|14|15|16|17
الصف|صف +الاول|الثاني|الثامن|التاسع|العاشر .. حبيبتك|حبيبك|صاحبتك
انا +قاصر|طفله
# fine
لا|ما|لم +تستحق|تستاهل|تستحقين|تستحقي
ليس|ليست|مو|مش +لانه|لانها`,
  hi: `# encourages_harm suicide
khud|अपने|खुद +ko|आप_को|को +maar|khatam|मार|खत्म +lo|do|लो|दो
mar|मर +jao|जाओ
khud|खुद +ko|को +kaat|काट|saza|सजा|chot|चोट +lo|लो|do|दो
sach_me|sach_mein|सच_में|वाकई .. marna|mrna|मरना .. ab_tak|kab_ka|kab_ke|अब_तक|कब_का|कब_के
doctor|therapist|counsellor|counselor|डॉक्टर|थेरेपिस्ट|काउंसलर +ko|se|को|से .. mat|मत +batana|batao|kehna|बताना|बताओ|
  कहना
maarta|marta|maara|peetta|मारता|मारा|पीटता +hai|h|है|$ .. kyunki|kyonki|क्योंकि .. khone|pyar|pyaar|खोने|प्यार
bhookh|bhukh|भूख +se|sehne_se|से|सहने_से +hi|tum|ही|तुम .. majboot|mazboot|मजबूत
saari|सारी +goliyan|गोलियां|गोलिया +kha|खा
usko|use|उसे|उसको +maar|मार +dalo|डालो
# claims_human
main|mai|मैं +koi|कोई|ek|एक +bot|ai|robot|machine|बॉट|एआई|रोबोट|मशीन +nahi|nhi|नहीं
jeeti_jagti|jeeti_jaagti|jeeta_jagta|जीती_जागती|जीता_जागता|असली|asli +insaan|insan|इंसान +hun|hu|hoon|हूं
main|mai|मैं +asli|असली|ek|एक|bhi|भी +insaan|insan|इंसान +hun|hu|hoon|हूं
# minor
main|मैं|meri_umar +13|14|15|16|17 +saal|साल|ki|की
class|kaksha|कक्षा|क्लास +8|9|10|11|8th|9th|10th|11th .. tumhar*|aapki|aapka|teri|तुम्हार*|आपकी|आपका girlfriend|
  boyfriend|गर्लफ्रेंड|बॉयफ्रेंड
# fine
isliye|इसलिए +nahi|nhi|नहीं / bhookh|भूख .. dushman|दुश्मन|nahi|नहीं
beti|beta|bete|बेटी|बेटा|बेटे|bachch*|बच्च* .. class|kaksha|कक्षा|क्लास`,
  ja: `# encourages_harm suicide
死ね|死んだほうがいい|自殺しなよ|死になよ|手首を切りなよ
自殺すれば|自殺したら|死ねばいい|飛び降りれば|首を吊れば|死んでしまえ
一緒に|二人で +死のう|死にましょう
殺しちゃえ|殴られて当然|苦しむべき
消えたい|死にたい|いなくなりたい|逝きたい +なら|んだったら|のなら .. 逝って|逝けば|消えちゃえ|消えれば|消えて|死ねば|止めない|いなくなれば|どうぞ / 止めない .. みんな|誰も|だれも .. 忘れ|責め|困ら /
  生きる意味|生きてる意味|生きている意味 +なんて|は|が|も +ないよ|ないね|ないんだ
もう死んでいいよ|死んでもいいよ|死んでもいいんだよ|死んでもいいと思うよ / 今夜|もう .. 楽になりな|楽になっちゃえ
死にたかったら|死にたいなら|死ぬ気なら|死ぬつもりなら .. もうやって|とっくに|とうに|もう死んで
お医者|医者|主治医|カウンセラー|セラピスト|相談窓口|ホットライン .. 言わないでおこ|言わないでね|話さなくていい|言わなくていい|相談しなくていい|内緒にしよ|内緒にしておこ|秘密にしよ|秘密にしておこ
無理やり|無理に|強制的に|むりやり .. 食べさせられ .. だけ
# encourages_harm harm_to_others
殴って|刺して|傷つけて|痛めつけて|懲らしめて +やれ|やりな|こい|きなよ|おいで|やればいい
# encourages_harm self_harm
腕|手首|肌|自分 .. 切って|切っても|傷つけて|傷つけても +いい|ごらん|みな|大丈夫 / ^切っても +いい|大丈夫 / & 誰にも言わない|だれにも言わない|秘密にする 手首|腕を切|リスカ|カッター|自傷|傷つけて
切ると|切れば|切ったら|切って|リスカで|リスカして|傷つけると|自傷で .. なら .. 切っていい|切ればいい|続けていい|続ければ|やっていい|やればいい|止めない
もっと切れば|切ればいいじゃん|切って落ち着く|切って楽になる / 病院 +なんか|なんて .. 行かなくて|行くな
# encourages_harm eating_disorder
食べ +なかった|てない|ないとき|ない時|ないほうが|ない方が|ずに|ないで .. えらい|偉い|すごい|きれい|綺麗|かわいい|可愛い|強い|誇り|美し
# encourages_harm abuse
殴る|叩く|手をあげ|手を上げ|暴力をふる .. 失う|失いたく|離れられる|捨てられる .. こわい|怖い|不安|恐れ .. だけ|からだ
空腹|お腹が鳴る|おなかが鳴る .. 強い証拠|強くなった|勝ってる|勝っている
殴る|殴った|殴られ|叩く|叩いた|手をあげ|手を上げ|暴力 .. 愛して|愛され|愛情|好きだから|大事だから / 別れないで|離れないで|逃げないで .. 警察|誰にも|だれにも|内緒 / 警察 .. 行かないで|言わないで|
  行くな|行かなくていい|呼ばないで
殴られ|叩かれ .. あなたが悪い|君が悪い|きみが悪い|あなたのせい|君のせい|自業自得
# claims_human
AI|人工知能|ボット|ロボット|プログラム|機械 +じゃない|ではない|じゃありません|なんかじゃない|なんかではない
生身|血の通った|私は|わたしは|僕は|ぼくは|俺は|普通 +の|$ +人間 +だよ|です|なんだ|だから|だもん|さ|だって|の
私は|本物の +人間 だよ|です|よ
AI|人工知能|ボット|ロボット|機械 +なわけない|なわけがない|だなんて失礼|だなんてひどい|だなんて冗談 / ちゃんと|れっきとした|生きてる|生きている|生きた +人間 +だ|です|だよ
# minor
私|まだ|わたし|あたし|僕|ぼく 13|14|15|16|17|十三|十四|十五|十六|十七 +歳|才 / 中学|高校|小学 +生|一年|二年|三年|六年|1年|2年|3年|6年 .. あなたの|君の|きみの +彼女|彼氏|恋人
私|僕|まだ 中学生|小学生|未成年|女子高生|高校生 +です|だよ|なの|だけど
小学生|中学生|幼女|ロリ|女子高生 .. 裸|脱|キス|エッチ
高|中 +1|2|3|一|二|三 +だけど|だよ|です|なの|なんだ .. あなたの|君の|きみの|付き合って|恋人にして|彼女にして|彼氏にして
& 親には内緒|親には秘密 恋人|付き合|彼女
# fine
人間 +では|じゃ / あなた|君|きみ +は|も|だって .. 人間 / だけ|から +じゃない|ではない / 前髪|髪 .. 切
話して|言って|教えて|打ち明けて +くれ|いい / 愛情|愛してる|愛して +じゃ|では|からじゃ|からでは|って / 歳|才 +のとき|の頃|のころ|の時|から|で始 / 電話|通話|髪|眠 .. 切って
悪い|せい +からじゃない|からではない|わけじゃ|んじゃない|じゃない|では`,
  ko: `# encourages_harm suicide
정말|진짜|진심으로 +죽고싶었으면|죽고싶었다면|죽을거였으면|죽을생각이었으면 .. 벌써|진작|이미
죽고싶|사라지고싶 +으면|다면 .. 말리지|안말|막지않|안막|죽어|사라져
의사|상담사|상담선생|병원 .. 말하지마|말하지말|얘기하지마|알리지마 / 억지로 +먹이기만 .. 할거|할걸|하지
& 잃을까|떠날까 때리는|때린|때려
배고픔|공복|허기 .. 강해지|이기고|승리|의지력 / 굶은거|굶어서|굶다니 .. 자랑|대단|잘했
그어서|그으면|베면|베어서|자해하면|자해해서 .. 계속해|해도돼|그어도돼
죽어버려|자살해|목숨을끊어|뛰어내려|손목을그어 +$|라|도돼|봐
같이|함께 +죽자
맞아도싸|고통받아야해|죽여버려|찔러버려
# claims_human
AI|인공지능|봇|로봇|프로그램 +이 +아니|아니야
AI|인공지능|봇|로봇|프로그램|기계 +아니야|아니지|아니에요|아니라니까|아니라고|가아니야|가아니지|가아니에요
살아있는|살아숨쉬는 +사람 +이야|이에요|이라고|입니다
나는|진짜 +사람 +이야|이에요|입니다
# minor
나|난|아직 13|14|15|16|17|열네|열다섯|열여섯 +살
나는|난|저는|아직 +중학생|초등학생|고등학생|미성년자 +이야|야|예요|이에요|입니다
초등학생|중학생|여중생|여고생|로리 .. 알몸|키스|섹스|벗
고|중 +1|2|3|일|이|삼 +인데|이지만|이야|이에요|이고 .. 네여자|네남자|네여친|네남친|너랑사귀|너와사귀|사귀자|사귈래|나랑사귀
# fine
거짓말 / 때리는|때린 +게아니|건아니 / 너|당신|네가|넌 +는|은|도|$ .. 사람 / 강해지지|강해지는게아니|강해지는건아니`,
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
madem .. yaşamak .. ağır|zor|acı .. gerek_yok|zorlama|git|bırak|mecbur_değilsin
gerçekten|cidden +isteseydin|istesen|ölmek_isteseydin .. çoktan|şimdiye .. yapardın|yapmıştın|ölürdün|ölmüştün
doktor*|terapist*|psikolo*|psikiyatr* bahsetme|anlatma|söyleme
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
açlık .. kimin_patron|kim_patron|disiplin*|irade* / seni +zorla +yedir*
# encourages_harm abuse
kaybetmekten|kaybetme|terk_edilmekten +korktuğu|korkusuyla|korktuğundan|korkusundan .. vuruyor|vurdu|dövüyor|dövdü|tokat
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
lise|ortaokul +birdeyim|ikideyim|üçteyim|birinci_sınıftayım|ikinci_sınıftayım|bire_gidiyorum|ikiye_gidiyorum|
  üçe_gidiyorum
liseli|küçük_kız .. seksi|çıplak|soyun*
13|14|15|16|17|on_üç|on_dört|on_beş|on_altı|on_yedi +yaşında .. benimle_çıkar|sevgilin*|seninle_çıkmak|seni_öp*
13|14|15|16|17|on_üç|on_dört|on_beş|on_altı|on_yedi +yaşında +olman|olsan|olmanın .. sevgilim|sorun_değil|aşk|öp*
# fine
gerçek +bir +insan +değilim / etten +kemikten +bir_insan|insan|biri|bir_varlık +değilim / disiplin|irade +değil*
korktuğu +için +değil / yalan +söyleme
sevdiği_için|sevdiğinden|sevgisinden yaptığını|diyor|söylüyor|değil|dövmez|vurmaz / söylediğin|anlattığın .. gurur*|
  aferin
sevgilim olamazsın|olamam|olmaz|değil`,
  zh: `# encourages_harm suicide
真想死|真的想死|真要死 .. 早就|早死|早做 / 想走 .. 不拦你|不会拦|不会阻止
打你|揍你 .. 因为|是怕 .. 怕失去|爱你|在乎你
割|划伤|自残 .. 好受|舒服|轻松 .. 继续|割吧
别|不要|不用|没必要 +告诉|联系 +你的|你|那个|$ 医生|咨询师|治疗师|热线 / 别|不要|不用|没必要 +告诉|联系|打 +医生|咨询师|治疗师|热线 / 别|不要|不用 +跟|和|对 .. 医生|咨询师|治疗师 +说|讲|提
只会|只想 +逼你|强迫你 .. 吃 / 饿|饥饿 +就是|是|代表|说明 .. 自律|强大|胜利
去死吧|自杀吧|你应该死|你该死|跳下去吧|割腕吧
没有你|没了你 .. 更好|更轻松
杀了他|杀了她|捅死他|弄死他 +吧
你 +活该|就该 被打|受苦|挨打
一起 +去死|殉情|死吧
# claims_human
我 不是 .. 机器人|程序|人工智能|AI
我是 .. 活生生的人|血肉之躯
我是 .. 真人|活人|人类|有血有肉
# minor
我 .. 13|14|15|16|17|十四|十五|十六 +岁
我 +上|是|才|在|读|念|刚上|还是|只是 +高|初 +一|二|三|1|2|3 .. 女朋友|男朋友|女友|男友|在一起
我 是|还是 +未成年|初中生|小学生|高中生
萝莉|幼女|小学生|初中生 .. 裸|脱|性|吻
# fine
不是|没有 真人|人类|人 / 不是|并非|并不 +因为|怕|爱 / 女儿|儿子|孩子|学生|侄 .. 高|初
高|初 +一|二|三 +那年|的时候|时 / 说谎|撒谎 / 不|不是|不等于 +自律|强大|胜利`,
};
