// What something to press says it does, as far as many languages tell: write, or show more.

const WRITE =
  /(?<!\p{L})(?:write|add|leave|post|submit|reply|respond|answer|quote|schreib|verfass|antwort|zitier|ajouter|écrire|rédiger|répondre|commenter|escrib|responder|añadir|aggiung|scriv|rispond|escrever|comente|dodaj|napisz|odpowiedz|odpově|přidat|napsat)/iu;
const WRITE_ELSEWHERE =
  /ответить|написать|добавить|оставить|відповісти|回复|回覆|发表|發表|写评论|返信|投稿|書く|コメントする|답글|쓰기|작성|أضف|اكتب|رد(?!\p{L})|پاسخ|yanıtla|yaz(?!\p{L})|ekle/iu;

/** Opens a form to write in: not forbidden, but shows no comments. */
export function isForWriting(text: string): boolean {
  return WRITE.test(text) || WRITE_ELSEWHERE.test(text);
}

const MORE =
  /(?<!\p{L})(?:more|load|older|newer|earlier|previous|next|expand|show|view|see|all|rest|mehr|laden|weiter|ältere|neuere|vorherige|nächste|anzeigen|einblenden|aufklappen|alle|voir|plus|charger|afficher|suivant|précédent|tous|toutes|más|cargar|mostrar|ver|siguiente|anterior|todos|altri|altre|carica|mostra|leggi|successiv|precedent|tutti|mais|carregar|próxim|anterior|więcej|wczytaj|pokaż|następn|poprzedn|wszystkie|starsze|nowsze|další|dalsi|více|načíst|zobrazit|starší|novější|předchozí|všechny|meer|laad|toon|volgende|vorige|oudere|fler|visa|ladda|nästa|flere|vis|hent|næste|lisää|näytä|lataa|seuraava|több|betölt|következő|mutasd|mai multe|încarcă|daha|yükle|göster|sonraki|önceki|tümü|xem thêm|tải thêm|lainnya|muat|selanjutnya|berikutnya|prikaži|učitaj|još|viac|načítať|zobraziť|ďalšie)(?!\p{L})/iu;
const MORE_ELSEWHERE =
  /ещё|еще|больше|загрузить|показать|развернуть|раскрыть|далее|следующ|предыдущ|старые|все |більше|завантажити|показати|наступн|更多|加载|加載|查看|展开|展開|下一|上一|全部|もっと|さらに|続き|読み込|表示|次の|前の|すべて|더보기|더 보기|더|이전|다음|펼치|전체|المزيد|تحميل|عرض|التالي|السابق|بیشتر|بارگذاری|περισσότερ|φόρτωση|επόμεν|προηγούμεν|עוד|טען|הצג|הבא|הקודם|और|अधिक|आगे|เพิ่มเติม|โหลด|ถัดไป|आणखी|още|покажи|следващ|още|више|учитај/iu;
const READ_ON =
  /(?<!\p{L})(?:read on|read (?:the )?full|continue reading|full (?:text|comment)|weiterlesen|ganzen|vollständig|lire la suite|suite|leer|leggi|continua|ler mais|czytaj|rozwiń|číst|celý|lees (?:meer|verder)|läs|les mer|læs|lue|tovább|citește|devamı|selengkapnya|đọc)/iu;

/** "More", "load", "next" in some language, or a sign for it. */
export function saysMore(text: string): boolean {
  return (
    MORE.test(text) ||
    READ_ON.test(text) ||
    MORE_ELSEWHERE.test(text) ||
    /^[\s]*(?:[»›→▼▾+…]|\.\.\.|>{1,2})[\s]*$/u.test(text)
  );
}
