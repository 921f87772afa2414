import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { canonicalCharset, decodeBody, parsePage } from '../../src/page/index.ts';

const TEXT = {
  ru: 'Помогите пожалуйста, после обновления драйвера не работает звук. Кто знает, что делать? Спасибо заранее.',
  zh: '大家好,我的电脑更新以后没有声音,请问有人知道怎么解决这个问题吗?谢谢各位的帮助。论坛 主题 回复 最后发表',
  tw: '大家好,我的電腦更新以後沒有聲音,請問有人知道怎麼解決這個問題嗎?謝謝各位的幫助。論壇 主題 回覆 最後發表',
  ja: 'こんにちは、ドライバを更新した後、音が出なくなりました。解決方法を知っている人はいますか?',
  ko: '안녕하세요, 드라이버를 업데이트한 후 소리가 나지 않습니다. 해결 방법을 아시는 분 계신가요? 감사합니다.',
  de: 'Grüße, nach dem Update läuft der Ton nicht mehr. Weiß jemand, was zu tun wäre? Schöne Grüße aus Köln.',
  fr: 'Bonjour, après la mise à jour le son ne marche plus. Quelqu’un sait-il où ça se règle ? Merci d’avance.',
  pl: 'Cześć, po aktualizacji sterownika dźwięk nie działa. Czy ktoś wie, co zrobić? Dziękuję z góry za każdą odpowiedź.',
  el: 'Γεια σας, μετά την ενημέρωση δεν λειτουργεί ο ήχος. Ξέρει κανείς τι να κάνω; Ευχαριστώ πολύ.',
  he: 'שלום לכולם, אחרי העדכון אין קול. מישהו יודע מה לעשות? תודה רבה מראש לכולם',
  ar: 'مرحبا بالجميع، بعد التحديث لا يعمل الصوت. هل يعرف أحد ماذا أفعل؟ شكرا جزيلا لكم',
  tr: 'Merhaba, güncellemeden sonra ses çalışmıyor. Ne yapmam gerektiğini bilen var mı? Şimdiden teşekkürler.',
} as const;
const page = (text: string, head = ''): string =>
  `<html><head>${head}<title>x</title></head><body>${`<div class="post"><a href="viewtopic.php?t=5">Re: topic</a><p>${text}</p></div>`.repeat(3)}</body></html>`;

const PAIRS: readonly (readonly [keyof typeof TEXT, string])[] = [
  ['ru', 'windows-1251'],
  ['ru', 'koi8-r'],
  ['ru', 'iso-8859-5'],
  ['zh', 'gbk'],
  ['tw', 'big5'],
  ['ja', 'shift_jis'],
  ['ja', 'euc-jp'],
  ['ko', 'euc-kr'],
  ['de', 'windows-1252'],
  ['fr', 'windows-1252'],
  ['pl', 'iso-8859-2'],
  ['pl', 'windows-1250'],
  ['el', 'windows-1253'],
  ['el', 'iso-8859-7'],
  ['he', 'windows-1255'],
  ['ar', 'windows-1256'],
  ['tr', 'iso-8859-9'],
];

describe('decodeBody', () => {
  for (const [language, charset] of PAIRS) {
    const html = page(TEXT[language]);
    const body = iconv.encode(html, charset);
    it(`detects ${charset} (${language}) when nothing is declared`, () => {
      expect(decodeBody(body).text).toBe(html);
    });
    it(`reads ${charset} (${language}) from header and meta`, () => {
      const type = { 'content-type': `text/html; charset=${charset}` };
      expect(decodeBody(body, type).text).toBe(html);
      const declared = page(
        TEXT[language],
        `<meta http-equiv=content-type content='text/html; charset=${charset}'>`,
      );
      expect(decodeBody(iconv.encode(declared, charset)).text).toBe(declared);
      expect(decodeBody(iconv.encode(declared, charset)).charset).toBe(canonicalCharset(charset));
    });
    it(`finds ${charset} (${language}) behind a wrong declaration of utf-8`, () => {
      expect(decodeBody(body, { 'content-type': 'text/html; charset=utf-8' }).text).toBe(html);
    });
  }

  it('reads UTF-8 whatever is declared, when it is valid', () => {
    for (const charset of ['iso-8859-1', 'windows-1251', 'gbk', 'nonsense'])
      expect(
        decodeBody(Buffer.from(page(TEXT.ru)), { 'content-type': `text/html; charset=${charset}` }),
      ).toEqual({
        text: page(TEXT.ru),
        charset: 'utf-8',
      });
  });

  it('reads a page as the UTF-8 it says it is when the head of the answer names an East Asian charset', () => {
    const html = '<meta charset="utf-8"><p>It is fine – mostly</p>';
    expect(decodeBody(Buffer.from(html), { 'content-type': 'text/html; charset=shift_jis' }).text).toBe(html);
  });

  it('keeps UTF-8 when only a few bytes are broken or the end is cut off', () => {
    const body = Buffer.from(page(TEXT.ru));
    const cut = body.subarray(0, body.indexOf(Buffer.from('Спасибо')) + 3);
    expect(decodeBody(cut, { 'content-type': 'text/html; charset=utf-8' }).charset).toBe('utf-8');
    expect(decodeBody(cut).charset).toBe('utf-8');
  });

  it('does not believe a server that declares latin1 for Russian', () => {
    const body = iconv.encode(page(TEXT.ru), 'windows-1251');
    expect(decodeBody(body, { 'content-type': 'text/html; charset=ISO-8859-1' }).text).toBe(page(TEXT.ru));
  });

  it('lets the meta element win over a latin1 header', () => {
    const html = page(TEXT.pl, '<meta charset="iso-8859-2">');
    const body = iconv.encode(html, 'iso-8859-2');
    expect(decodeBody(body, { 'content-type': 'text/html; charset=iso-8859-1' }).charset).toBe('iso-8859-2');
  });

  it('obeys a byte order mark before all', () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<p>ж', 'utf16le')]);
    expect(decodeBody(utf16, { 'content-type': 'text/html; charset=utf-8' })).toEqual({
      text: '<p>ж',
      charset: 'utf-16le',
    });
    const utf8 = Buffer.from('\ufeff<p>ж');
    expect(decodeBody(utf8, { 'content-type': 'text/html; charset=koi8-r' })).toEqual({
      text: '<p>ж',
      charset: 'utf-8',
    });
  });

  it('reads the curly quotes and the euro of windows-1252, also under the name of latin1', () => {
    const body = Buffer.from([0x80, 0x93, 0xe9, 0x94]);
    expect(decodeBody(body, { 'content-type': 'text/html; charset=latin1' }).text).toBe('€“é”');
  });

  it('reads the wider forms of Big5, EUC-KR and GBK as browsers do', () => {
    const wide = { big5: '啲嘢喺邊度買嘅', 'euc-kr': '뷁 펲시콜라 햏자', gbk: '€ ḿ ⺁ 电脑' };
    for (const [charset, text] of Object.entries(wide)) {
      const type = { 'content-type': `text/html; charset=${charset}` };
      expect(decodeBody(iconv.encode(page(text), charset), type).text).toBe(page(text));
    }
  });

  it('keeps the markup behind half a character', () => {
    for (const charset of ['big5', 'euc-kr', 'gbk']) {
      const body = Buffer.from([0xb0, 0xa1, 0xb0, ...Buffer.from('<b>')]);
      expect(decodeBody(body, { 'content-type': `text/html; charset=${charset}` }).text).toMatch(/<b>$/);
    }
  });

  it('knows the labels of the standard and common misspellings', () => {
    const labels = [
      'UTF8',
      'cp1251',
      'x-sjis',
      'ks_c_5601-1987',
      'gb2312',
      'latin1',
      'win-1251',
      'klingon',
      '',
    ];
    expect(labels.map((label) => canonicalCharset(label))).toEqual([
      'utf-8',
      'windows-1251',
      'shift_jis',
      'euc-kr',
      'gbk',
      'windows-1252',
      'windows-1251',
      undefined,
      undefined,
    ]);
  });

  it('never fails, whatever the bytes', () => {
    for (const body of [Buffer.alloc(0), Buffer.alloc(2000, 0xff), Buffer.from([0xc3]), Buffer.alloc(100)])
      expect(() => parsePage({ url: 'http://a.test/', body }).text).not.toThrow();
  });
});
