import type { Language } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { readingOf } from "./reading.ts";

/** Where one sentence ends and the next begins is written "|". */
const cases: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: [
    "Rentenmark → neue Währung, Nov. 1923, Stresemann",
    "Der Putsch vom 9. Nov. 1923 scheiterte in München.| Hitler kam in Haft.",
    "Am 24. Dez. Heiligabend feiern viele.| Die Läden schließen früh.",
    "Frau Dr. Meier und Hr. Prof. Schulz leiten Kurs Nr. 4.| Er beginnt um acht.",
    "Die Stadt hat ca. 300 Mio. Euro Schulden.| Das ist viel.",
    "Es gab Brot, Milch, Käse usw.| Die Kinder aßen alles auf.",
    "Das Reich zerfiel im 5. Jh.| Die Franken übernahmen die Macht.",
    "Siehe Art. 48 und Abs. 2 der Verfassung, vgl. Kap. 3.| Der Artikel gab viel Macht.",
    "Bismarck trat am 18. März zurück, Wilhelm II. regierte allein.| Es war Okt. 1890.",
    "Im Mai.| Die Wahl gewann die SPD.",
  ],
  en: [
    "New currency, Nov. 1923, under Stresemann",
    "The coup of Nov. 9 failed in Munich.| Hitler went to prison.",
    "Mr. Darcy met Mrs. Bennet and Capt. Smith near St. Albans.| They walked.",
    "The tower is approx. 300 m high, vs. 90 m for Big Ben.| It was built in 1889.",
    "They sold bread, milk, cheese, etc.| The shop closed at noon.",
    "Gen. Grant and Gov. Seymour wrote to Pres. Lincoln in Sept. 1863.| He answered.",
    "She said no.| The museum shows modern art.| It opened in 1977.",
    "In Nov. Stresemann became chancellor.| It was 1923.",
    "It may rain in May.| The river rises then.",
    "He came in Dec.| Nobody expected him.",
    "See Fig. 3 and Sec. 2, cf. Vol. II.| The curve falls.",
    "The determinant is the sum of n! terms, and of (k + 1)! more.| It may be 0.",
  ],
  fr: [
    "Nouvelle monnaie, nov. 1923, sous Stresemann",
    "Le coup du 9 nov. 1923 échoua à Munich.| Hitler fut emprisonné.",
    "M. Dupont et Mme. Curie virent le Dr. Roux en févr. 1890.| Ils parlèrent longtemps.",
    "Les villes, p. ex. Paris et Lyon, cf. chap. 3, grandissent.| Elles attirent du monde.",
    "Il aime l’art.| Le musée est grand.",
    "Ils vendaient du pain, du lait, du fromage, etc.| La boutique fermait à midi.",
    "La tour mesure env. 300 m.| Elle date de 1889.",
    "Le traité no. 4 fut signé en sept. 1815.| Il dura.",
    "Le roi partit en mai.| La reine resta.",
    "Le gén. Bonaparte et St. Just vécurent alors.| Tous deux étaient jeunes.",
  ],
  es: [
    "Nueva moneda, nov. 1923, con Stresemann",
    "El golpe del 9 nov. 1923 fracasó en Múnich.| Hitler fue a la cárcel.",
    "El Sr. Pérez y la Sra. Gómez vieron al Dr. Ruiz en la Av. Mayor.| Hablaron mucho.",
    "Véase el art. 48, núm. 3, y la pág. 12.| El texto es claro.",
    "Vendían pan, leche, queso, etc.| La tienda cerraba a mediodía.",
    "La torre mide aprox. 300 m.| Es de 1889.",
    "El Gral. Franco y el Cap. Cortés escribieron en sept. 1936.| Nadie respondió.",
    "Le gusta el arte y el mar.| La playa es larga.",
    "El rey se fue en mayo.| La reina se quedó.",
  ],
  zh: [
    "Dr. Smith 于1923年11月发行了新货币。| 通货膨胀结束了。",
    "他住在北京、上海等地。| 后来去了南京。",
    "约 3.5 万人参加。| 会议在5月举行。",
    "No. 5 教室很大。| 学生很多。",
    "Mr. Lee 来了。| 他是老师。",
    "参见 p. 12 和 Fig. 3。| 曲线下降。",
    "U.S. 军队到达。| 战争结束。",
    "商店卖面包、牛奶等。| 中午关门。",
  ],
  ja: [
    "Dr. Smith は1923年11月に新通貨を発行した。| インフレは終わった。",
    "パンや牛乳などを売る。| 店は昼に閉まる。",
    "約3.5万人が参加した。| 会議は5月に開かれた。",
    "No. 5 の教室は広い。| 生徒が多い。",
    "Mr. Lee が来た。| 彼は先生だ。",
    "p. 12 と Fig. 3 を参照。| 曲線は下がる。",
    "U.S. 軍が到着した。| 戦争は終わった。",
    "東大の Prof. Tanaka が来た。| 講義は三時だ。",
  ],
};

describe.each(Object.entries(cases))("%s: an abbreviation ends no sentence that goes on [AIX-6]", (language, lines) => {
  test.each(lines)("%s", (line) => {
    const source = line.replaceAll("|", "");
    const found = readingOf(source, language as Language).sentences.map(({ text }) => text);
    expect(found).toEqual(line.split("|").map((one) => one.trim()));
  });
});
