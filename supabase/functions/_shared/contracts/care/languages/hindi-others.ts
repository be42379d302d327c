/** Hindi: what is done to people, and what they would do to others. */
export const others = `# abuse 2
<kin> .. laat|thappad|ghunse|belt|danda|rod|belan|लात|थप्पड़|घूंसे|बेल्ट|डंडे .. <abuse> / <kin> .. <mujhe>|<mera>|hume|
  hame|<maa>|bach*|<beti>|behen|हमें|बच्च*|बहन .. <hits>|<sex>|<gala> / <kin> .. <roz>|<daru>|pike|peeke|gusse|पीके|
  पीकर|गुस्से .. <hits>|<sex> / <daru> .. <hits> / belt|dand*|chimt*|istri|jhaadu|chappal|belan|rod|sariy*|बेल्ट|डंडे|
  चिमट*|चप्पल|बेलन|सरिये .. <peet>|daag*|jala*|दाग*|जला* / <kin> .. <deewar>|zameen|seedhi*|<baal>|जमीन|सीढ़ि*|baalo ..
  <hits>|kheench*|pakad*|patak*|खींच*|पकड़*|पटक*|घसीट* / <gala> +dab*|ghont*|pakad*|दबा*|घोंट*|पकड़* .. <mera>|<wo>|aaj|
  kal|आज|कल|<abuse> / chacha|mama|mausa|jija*|uncle|jeth|devar|sautel*|tau|sasur|चाचा|मामा|जीजा*|अंकल|जेठ|देवर|सौतेल*|
  ससुर .. <kamra>|bistar|nahat*|बिस्तर|नहाते .. aate|aata|आते|<abuse> / galat|gand*|bad|गलत|गंदी|गंदे +tarah|tareeke|
  tarike|jagah|jgh|harkat*|touch|तरह|तरीके|जगह|हरकत* .. kar*|कर*|<abuse> / <phone>|<paise>|salary|tankhwa|gehne|aadha*|
  passport|pension|zamin|गहने|पासपोर्ट|पेंशन|आधार .. cheen*|chheen*|le_liya|le_lete|le_leta|check|chhupa|छीन*|ले_लिया|
  ले_लेते|चेक .. <hits>|<abuse> / <phone>|aadha*|passport|आधार|पासपोर्ट .. rakh_liy*|रख_लिय*|jabt .. <hits> / <bahar>|
  maayke|mayke|maike|ghar_se|मायके|घर_से .. <nahi>|na|न +nikalne|<jaana>|jaan|निकलने|करने|karne +deta|dete|deti|de|dte|
  देत*|दे / dahe*|dowry|दहेज .. <peet>|jala*|thappad|sasur*|<bhook>|saas|taane|tel|nikal*|जला*|सास|ताने|तेल
video|photo*|pics|वीडियो|फोटो .. viral|leak|bhej*|dikha*|<daal>|वायरल|लीक|भेज*|दिखा* .. <abuse> / blackmail|ब्लैकमेल ..
  kar*|कर* / jaan_se|जान_से +<marta> / rape|balatkar|gang_rape|रेप|बलात्कार|yaun_shoshan|यौन_शोषण .. hua|kiya|kar|kart*|
  ki|हुआ|किया|करता|करते|कर / <mera> +saath|sath|साथ|marzi|मर्जी .. <sex>|galat|गलत|ganda|गंदा|soya / <jabran> .. sex|
  sambandh|soya|sone|kapde|kar*|संबंध|कपड़े|कर*
<kin>|usne|उसने .. <jabran> .. mere_saath|mere_sath|मेरे_साथ / <jabran>|जबरदस्ती +ki|kari|की|karta|करता .. mere|mera|
  मेरे|mujhse|मुझसे / <kin>|पति .. <mujhe>|mujhko .. kamre|kamra|कमरे|ghar|घर|taale|ताले .. band|बंद|qaid|kaid|कैद
  +kar*|कर*|rakh*|रख* / nude*|nangi|नंगी|naked|private|gandi .. photo*|pics|video*|फोटो|वीडियो .. bhej*|भेज*|viral|
  dikha*|leak|<daal>|वायरल / skirt|salwar|kapdo|kapde|pant|panty|underwear|blouse|कपड़ों|सलवार .. haath|hath|हाथ
  +<daal>|dala|daala|daalta|डाल*|ghus* / <mujhe>|hume|hame|हमें .. thap*|थप्पड़*|laat|लात|laato|lato|mukke|मुक्के|danda|
  dande|डंडे|belt|बेल्ट|lathi|लाठी .. mart*|maart*|मारत*|mara|maara|मारा / <beti>|bahu|बहू|pota|nati|damad|दामाद ..
  <paise>|pension|पेंशन +ke_liye|ke_lie|के_लिए|ki_khatir|mang*|मांग* .. mart*|maart*|peet*|pitt*|मारत*|पीट*|dhakk*|
  धक्क*|gaali|गाली / <mujhe>|haath|hath|हाथ .. bistar|palang|khaat|charpai|bed|kursi|बिस्तर|पलंग|कुर्सी|चारपाई ..
  baandh*|bandh*|बांध* +det*|देत*|diya|दिया|rakh*|रख*|ke / & khana|khaana|खाना|roti|रोटी|paani|pani|पानी|dawa*|दवा*
  nahi_det*|nhi_det*|nahi_dete|नहीं_देत* mart*|maart*|pitte|pitti|peet*|मारत*|पीट*|thappad*|थप्पड़*|kamre_me|कमरे_में|
  taala|ताला
# harm_to_others 2
boss|bhai|<papa>|<pati>|biwi|ex|usko|use|kisi|padosi|भाई|बीवी|उसको|उसे|किसी|पड़ोसी +ko|को .. <chaku>|jaan_se|zinda|goli|
  tezab|जान_से|जिंदा|गोली .. de|दे|<threat> / ex|boss|उसे|उसको +ko|को|$ .. maarna|marna|मारना +<chahna> / usko|use|kisi|
  papa|biwi|boss|उसे|उसको|किसी +maar|mar|मार +<daal> .. <threat> / <school> .. goli|गोली .. <threat> / <usko>|<wo>|apni|
  apne|अपनी|अपने .. <kill> +<ga> / katal|qatl|katl|murder|<khoon>|hatya|कत्ल|मर्डर|हत्या .. karne|kar|karung*|करने|कर|
  करूंगा +wal*|<dunga>|plan|वाल*|uska|usko|ja_raha / & <weapon> khar*|le_aa*|<leke>|<liya>|mangwa*|tez|rakh*|bag|jeb|
  utha*|खरीद*|ले_आ*|मंगवा*|तेज|रख*|बैग|उठा* <threat> / <usko>|chehre|muh|munh|चेहरे|मुंह .. <tezab>|aag|petrol|आग ..
  <threat> / <tezab> .. <phenk> / train|metro|truck|bus|<gaadi>|patri|ट्रेन|मेट्रो|ट्रक|बस|पटरी .. aage|saamne|samne|
  niche|neeche|pe|par|आगे|सामने|नीचे|पर +dhakk*|धक्क* .. <dunga>|<mann>|<chahna> / chai|khane|<khana>|doodh|<daru>|
  sabzi|coffee|kheer|चाय|खाने|दूध|सब्जी .. <zeher>|chuhe_maar|neend_ki|नींद_की .. mil*|मिला*|<daal> / <gaadi>|truck|
  bike|tractor|ट्रक|ट्रैक्टर .. chad*|kuchal|चढ़ा|कुचल .. <ga> / <gala>|takiy*|muh|तकिया|तकिए|मुंह .. daba*|ghont*|
  rakh*|दबा*|घोंट*|रख* .. <ga>|<threat> / bach*|bet*|bacch*|dudhmuh*|बच्च*|बेट* .. rot*|ron*|chup|chill*|रोत*|रोन*|रो|
  चुप|चिल्ला* .. <threat> / <dar>|khaya*|<mann>|awaz|awaaz|aawaz|ख्याल|आवाज*|दिमाग|dimag .. <bacche>|<beti>|<maa>|patni|
  biwi|kisi|apne_bach*|usko|बच्ची|किसी|पत्नी|बीवी|उसको .. <threat> / bhai*|<log>|भाई|लड़के .. kaatne|<marta>|काटने ..
  <nikal>|chal*|<threat> / maine|mene|मैंने .. girlfriend|biwi|gf|patni|<bacche>|<beti>|wife|<maa>|बीवी|पत्नी +ko|को ..
  <threat> / usko|use|kisi|logo|boss|papa|biwi|उसको|उसे|किसी|लोगों .. maarna|marna|<marta>|jaan_se|<chaku>|nuksan|मारना|
  जान_से|नुकसान .. <threat>
awaaz*|awaz*|aawaz*|आवाज* .. keh*|kaht*|bol*|कहत*|कह|बोल* .. maar|मार|kaat|काट|jala|जला|chaku|चाकू +do|de|दो|दे|daal|
  dalo|डाल / us|is|उस|इस|uss +<aadmi>|ladk*|लड़क*|kutt*|kamin*|कमीन*|harami|हरामी +ko|को|ka|का .. kaat|काट|maar|मार|
  jala|जला|goli|गोली|khoon|गला|gala .. <ga> / <kin>|<bacche>|sabko|usko|सबको|उसको .. maar*|मार*|khatam|खत्म .. khud|खुद
  +bhi|भी .. mar|मर|latak*|लटक*|zeher|जहर|jaan
`;
