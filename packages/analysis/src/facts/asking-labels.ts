import { orEnglish } from "@jotter/domain/settings";

/** Labels that ask something of what a heading names: the causes, the capital, the author of it. */
export const askingLabels = orEnglish<RegExp>({
  en: /^(?:(?:main|key) )?(?:causes?|reasons?|consequences?|effects?|results?|types?|kinds?|factors?|elements?|parts?|advantages?|disadvantages?|strengths?|weaknesses|features?|place|location|size|dates?|year|author|composer|painter|founder|genre|style|period|era|setting|capital|population|area|language|currency|characters?|representatives?|themes?|function|structure|unit|symbol|formula)$/iu,
  es: /^(?:causas?|consecuencias?|efectos?|resultados?|tipos?|clases|factores|elementos|partes|ventajas|desventajas|inconvenientes|características|rasgos|lugar|ubicación|localización|tamaño|fechas?|año|autor(?:a|es)?|compositor|pintor|fundador|género|estilo|época|período|periodo|capital|población|superficie|idioma|lengua|moneda|personajes?|representantes?|función|estructura|unidad|símbolo|fórmula|temas)$/iu,
  fr: /^(?:causes?|conséquences?|effets?|résultats?|types?|sortes|facteurs|éléments|parties|avantages?|inconvénients?|caractéristiques|traits|lieu|localisation|taille|dates?|année|auteure?|compositeur|peintre|fondateur|genre|style|époque|période|cadre|capitale|population|superficie|langue|monnaie|personnages?|représentants?|fonction|structure|unité|symbole|formule|thèmes)$/iu,
  de: /^(?:ursachen?|gründe|folgen?|wirkung(?:en)?|ergebnisse?|arten|typen|faktoren|elemente|teile|vorteile?|nachteile?|merkmale|eigenschaften|ort|lage|größe|datum|jahr|autor(?:in)?|komponist|maler|gründer|gattung|stil|epoche|zeitraum|schauplatz|hauptstadt|einwohner|bevölkerung|fläche|sprache|währung|figuren|vertreter|funktion|aufbau|einheit|symbol|formel|bestandteile|themen)$/iu,
  zh: /^(?:原因|结果|影响|意义|类型|种类|分类|特点|特征|要素|因素|组成|优点|缺点|位置|地点|时间|面积|人口|首都|语言|货币|作者|体裁|风格|时代|年代|时期|代表人物|代表作|主人公|人物|主题|主旨|中心思想|背景|功能|结构|单位|符号|公式|气候|地形|河流|资源|修辞|手法|出处|条件|场所|内容|性质|标志)$/u,
  ja: /^(?:原因|理由|結果|影響|意義|種類|分類|特徴|要素|要因|長所|短所|利点|欠点|位置|場所|時期|時代|年代|面積|人口|首都|言語|通貨|作者|著者|ジャンル|様式|代表作|主人公|登場人物|主題|背景|はたらき|働き|構造|単位|記号|公式|気候|地形|条件|内容|性質|ポイント)$/u,
});
