import type { Language } from "@jotter/domain/settings";
import { stem } from "./words.ts";

/** Words of every day and of every subject: that a text says one again and again makes it no term of that text. */
const words: Readonly<Record<Language, string>> = {
  en: `rule program programme young old high low big small strong weak rich poor hot cold warm dry wet dark bright
    fast slow hard soft heavy deep wide short long full empty open free good bad right wrong true false early late
    single common special general simple complex modern ancient natural human local national public private major
    minor similar war treaty reform policy water air fire river sea lake ocean mountain hill island coast forest
    tree plant animal bird fish insect flower stone ground floor surface soil sand ice snow rain wind storm sky
    house home building room door window wall road street city town village square field garden farm child children
    boy girl mother father parent son daughter brother sister friend neighbour baby king queen prince lord leader
    ruler soldier army enemy worker farmer peasant citizen customer patient doctor scientist researcher engineer
    artist painter writer author poet reader player visitor owner member crowd company business shop factory office
    school university college class lesson course exam book paper letter story novel poem play film song picture
    image photograph figure table list chart map model version copy edition system structure function feature
    property element component unit part piece set series sequence pattern layer level degree scale rate ratio range
    limit size shape form length height width depth weight speed volume cause consequence factor source origin basis
    base aim goal purpose plan method approach technique tool machine device instrument equipment material substance
    product production operation action activity event accident attack battle solution decision choice reaction rise
    fall increase decrease growth loss gain development progress movement difference similarity relation
    relationship connection link role task job work labour effort data information message news report study
    research experiment test theory view opinion belief feeling emotion mind memory dream hope fear danger risk
    damage harm injury pain illness disease symptom treatment cure medicine food meal bread meat fruit vegetable
    milk drink oil money cost profit benefit eye hand head heart foot face skin arm leg hair night evening decade
    generation age era period season spring autumn future past present beginning north south east west top bottom
    left centre center middle edge corner border inside outside light sound noise smell taste object sample value
    variable cell molecule society population`,
  es: `regla programa joven viejo alto bajo fuerte débil rico pobre caliente frío seco oscuro rápido lento duro
    blando profundo largo corto lleno vacío libre bueno malo verdadero falso común especial general simple complejo
    moderno antiguo natural humano local nacional público privado similar agua aire fuego río mar lago océano
    montaña isla costa bosque árbol planta animal ave pez insecto flor piedra suelo superficie tierra arena hielo
    nieve lluvia viento cielo casa edificio habitación puerta ventana pared camino calle pueblo plaza campo jardín
    granja niño niña madre padre hijo hija hermano amigo rey reina príncipe jefe líder soldado ejército enemigo
    trabajador campesino ciudadano cliente paciente médico científico investigador ingeniero artista pintor escritor
    poeta jugador dueño miembro empresa negocio tienda fábrica oficina escuela universidad clase curso examen papel
    carta historia novela poema película canción cuadro imagen foto figura tabla lista mapa modelo versión copia
    edición sistema estructura función característica propiedad componente unidad pieza serie secuencia patrón capa
    grado escala tasa rango límite tamaño longitud altura anchura profundidad peso velocidad volumen causa
    consecuencia factor origen base objetivo meta propósito plan método técnica herramienta máquina aparato
    instrumento material producto producción operación acción actividad acontecimiento suceso accidente ataque
    batalla decisión elección aumento descenso crecimiento pérdida desarrollo progreso movimiento diferencia
    relación trabajo esfuerzo datos información mensaje noticia informe estudio investigación experimento prueba
    teoría opinión creencia sentimiento emoción memoria sueño esperanza miedo peligro riesgo daño dolor enfermedad
    síntoma tratamiento medicina comida pan carne fruta leche bebida aceite dinero coste beneficio ojo mano cabeza
    corazón pie cara piel brazo noche tarde década generación edad era época estación futuro pasado presente
    principio norte sur este oeste centro borde luz sonido ruido objeto muestra valor célula molécula sociedad
    izquierda derecha servicio población sentido artículo guerra tratado reforma política`,
  fr: `programme jeune vieux haut bas fort faible riche pauvre chaud froid sec sombre rapide lent dur mou profond
    long court plein vide libre bon mauvais vrai faux commun spécial général simple complexe moderne ancien naturel
    humain local national public privé semblable eau air feu rivière fleuve mer lac océan montagne île côte forêt
    arbre plante animal oiseau poisson insecte fleur pierre sol surface terre sable glace neige pluie vent ciel
    maison bâtiment chambre porte fenêtre mur route rue ville village place champ jardin ferme enfant mère père fils
    fille frère soeur sœur ami roi reine prince chef soldat armée ennemi ouvrier paysan citoyen client patient
    médecin scientifique chercheur ingénieur artiste peintre écrivain poète joueur membre entreprise commerce
    magasin usine bureau école université classe cours examen papier lettre histoire roman poème film chanson
    tableau image photo figure liste carte modèle version copie édition livre oeuvre œuvre auteur lecteur système
    structure caractéristique propriété élément composant unité pièce série suite couche niveau degré taux limite
    taille longueur hauteur largeur profondeur poids vitesse volume conséquence facteur origine base objectif but
    plan méthode technique outil machine appareil instrument matériau matière produit production opération action
    activité événement accident attaque bataille décision choix hausse baisse croissance perte développement progrès
    mouvement différence relation rôle travail effort données donnée information message nouvelle rapport étude
    recherche expérience test théorie opinion croyance sentiment émotion mémoire rêve espoir peur danger risque
    dommage douleur maladie symptôme traitement médicament nourriture repas pain viande fruit lait boisson huile
    argent coût bénéfice oeil yeux main tête coeur cœur pied visage peau bras nuit soir décennie génération âge ère
    époque période saison avenir passé présent début nord sud est ouest centre bord lumière son bruit valeur cellule
    gauche droite service molécule société population sens article forme substance guerre traité réforme politique`,
  de: `Regel Programm Junge Alte Hohe Wasser Luft Feuer Fluss Meer See Ozean Berg Gebirge Insel Küste Wald Baum
    Pflanze Tier Vogel Fisch Insekt Blume Stein Boden Oberfläche Erde Sand Eis Schnee Regen Wind Himmel Haus Gebäude
    Zimmer Tür Fenster Wand Straße Weg Stadt Dorf Platz Feld Garten Hof Kind Mädchen Mutter Vater Eltern Sohn
    Tochter Bruder Schwester Freund König Königin Fürst Herrscher Führer Soldat Heer Armee Feind Arbeiter Bauer
    Bürger Kunde Patient Arzt Wissenschaftler Forscher Ingenieur Künstler Maler Schriftsteller Autor Dichter Leser
    Spieler Mitglied Unternehmen Firma Geschäft Laden Fabrik Büro Schule Universität Klasse Unterricht Prüfung Buch
    Papier Brief Geschichte Roman Gedicht Film Lied Bild Foto Abbildung Tabelle Liste Karte Modell Fassung Ausgabe
    System Struktur Aufbau Funktion Merkmal Eigenschaft Element Bestandteil Einheit Stück Reihe Folge Muster Schicht
    Ebene Skala Rate Grenze Größe Form Länge Höhe Breite Tiefe Gewicht Geschwindigkeit Ursache Wirkung Faktor Quelle
    Ursprung Grundlage Ziel Zweck Plan Methode Technik Werkzeug Maschine Gerät Mittel Material Produkt Produktion
    Herstellung Ereignis Unfall Angriff Schlacht Entscheidung Wahl Anstieg Rückgang Wachstum Verlust Entwicklung
    Fortschritt Unterschied Beziehung Verbindung Rolle Aufgabe Arbeit Mühe Daten Information Nachricht Bericht
    Studie Forschung Experiment Versuch Test Theorie Meinung Glaube Gefühl Gedanke Erinnerung Traum Hoffnung Angst
    Gefahr Risiko Schaden Schmerz Krankheit Symptom Behandlung Medikament Essen Nahrung Brot Fleisch Obst Milch
    Getränk Öl Geld Kosten Gewinn Nutzen Auge Hand Kopf Herz Fuß Gesicht Haut Arm Nacht Abend Jahrzehnt Generation
    Alter Epoche Zeitraum Jahreszeit Zukunft Vergangenheit Gegenwart Norden Süden Osten Westen Mitte Rand Licht
    Geräusch Gegenstand Probe Zelle Molekül Gesellschaft Bevölkerung Artikel Sinn Bereich Gebiet Raum Thema Frage
    Antwort Problem Links Rechts Krieg Vertrag Reform Politik`,
  zh: `细胞 人体 数据 陆上 海上 程序 系统 结构 功能 特征 元件 部件 单元 系列 模式 层次 水平 程度 规模 比例 范围 界限
    长度 高度 宽度 深度 重量 体积 形状 形式 内容 目的 目标 计划 方式 技术 工具 机器 设备 仪器 材料 产品 生产 操作
    行动 活动 事件 事故 战斗 解决 选择 增长 损失 发展 进步 运动 差别 差异 联系 角色 任务 工作 劳动 努力 信息 消息
    报告 研究 试验 测试 理论 观点 意见 信念 感情 情感 思想 记忆 梦 希望 危险 风险 损害 疼痛 疾病 病人 患者 症状 治疗
    药物 医生 食物 面包 水果 牛奶 饮料 钱 金钱 成本 利润 利益 好处 眼睛 手 头 心 脚 脸 皮肤 身体 大脑 水面 地面 表面
    空气 河 海 湖 山 岛 海岸 森林 树木 植物 动物 鸟类 鱼类 昆虫 花 石头 土地 土壤 沙子 冰 雪 雨水 风 天空 太阳 月亮
    地球 房子 房屋 建筑 房间 道路 街道 城市 乡村 村庄 广场 田地 花园 孩子 儿童 母亲 父亲 父母 儿子 女儿 朋友 国王
    皇帝 领袖 士兵 军队 敌人 工人 市民 顾客 科学家 研究者 工程师 艺术家 画家 作家 作者 诗人 读者 成员 企业 工厂 商店
    学校 大学 课程 考试 书 信 故事 小说 诗 电影 歌曲 图片 图像 照片 表格 地图 模型 版本 夜晚 年代 世纪 季节 未来
    过去 现在 北方 南方 东方 西方 中心 边缘 光 光线 物体 对象 样本 数值 分子 政府 人口 群众 方案 交通 技能 经验 知识
    能力 规则 规律 标准 要求 需求 环境 资源 界面 左边 右边 上方 下方 位置 空间 距离 个体 整体 主体 客体 机构 组织 制度 事物 事情 现实 行为
    态度 战争 条约 改革 政策 化学 物理 生物 数学`,
  ja: `会社 細胞 人体 データ プログラム システム 構造 機能 特性 要素 部品 系列 模様 水準 程度 比率 範囲 限度 長さ
    高さ 深さ 重さ 体積 形状 形式 内容 目的 計画 方式 技術 道具 機械 装置 器具 材料 製品 生産 操作 行動 活動 事故
    攻撃 戦い 解決 選択 成長 損失 発展 進歩 差 違い 役割 仕事 労働 努力 情報 報告 研究 実験 試験 理論 意見 信念 感情
    思想 記憶 夢 希望 恐怖 危険 被害 痛み 病気 患者 症状 治療 薬 医師 医者 食べ物 食事 パン 肉 果物 牛乳 油 お金
    費用 利益 目 手 頭 心 足 顔 皮膚 身体 水面 地面 表面 空気 川 海 湖 山 島 海岸 森 森林 木 動物 鳥 魚 昆虫 花 石
    土 砂 氷 雪 雨 風 空 太陽 地球 家 建物 部屋 道 道路 街 都市 村 広場 畑 庭 子供 子ども 母 父 両親 息子 娘 友人
    友達 国王 皇帝 指導者 兵士 軍隊 敵 労働者 農民 市民 客 科学者 研究者 技術者 芸術家 画家 作家 作者 筆者 詩人 会員
    企業 工場 店 学校 大学 授業 本 手紙 物語 小説 詩 映画 歌 絵 写真 表 模型 夜 年代 世紀 季節 未来 過去 北 南 東 西
    中央 端 光 音 物体 対象 値 数値 分子 社会 人口 経験 知識 能力 規則 基準 要求 環境 資源 位置 空間 距離 個人 組織
    事実 現実 行為 態度 左側 右側 弟子 生徒 問題 主人公 作品 地域 地方 国家 国々 人物 時間 期間 数字 文字 文章 全員 周辺 付近 戦争 条約
    改革 政策 事件 化学 物理 数学`,
};

const known = new Map<Language, ReadonlySet<string>>();

/** By the key of a word, so that its other forms count too. */
export function isCommon(key: string, language: Language): boolean {
  const own =
    known.get(language) ?? new Set(words[language].split(/\s+/).map((word) => stem(word.toLowerCase(), language)));
  known.set(language, own);
  return own.has(key);
}
